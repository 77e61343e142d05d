/** Results that cannot be. */
import { nearestOf } from '../config/nearest.ts';
import { listNames } from '../domain/text.ts';
import type { Problem } from '../domain/problem.ts';
import { formatCalendarDay } from '../domain/time.ts';
import { isBesideTitle, isFinalRound } from '../season/bracket.ts';
import { sideOf, standingsDifferences } from '../season/record.ts';
import { sourceTitle } from '../sources/catalog.ts';
import {
  isDecided,
  isOpen,
  isPlayed,
  matchesOf,
  pairOf,
  winner,
  type Match,
  type Season,
} from '../season/model.ts';
import {
  bothOf,
  isKnockOut,
  parsedRounds,
  problemAt,
  problemOf,
  problemOfDaily,
  sidesOf,
  sourceOf,
  tablesIn,
  type Rule,
} from './rule.ts';

/** Games that no duel of any length is won with. */
const tooMany = 10;

/**
 * A duel of a group is won with the games that its competition's file says. In a bracket the file says no more than
 * what chances are computed with: a final may take more games.
 */
export const wrongScores: Rule = function* ({ season }) {
  for (const match of season.matches.filter(isDecided)) {
    if (match.forfeit || match.isTieBreak) continue;
    const most = Math.max(...match.score);
    const { gamesToWin: games, divisions } = match.stage.competition;
    const isFixed = divisions.length > 0 && games !== undefined;
    const isRight = isFixed ? most === games || winner(match) === null : most < tooMany;
    if (isRight) continue;
    const reason = isFixed
      ? `un duelo se gana con ${games}, y dice ${most}`
      : `${most} son demasiadas partidas para un duelo`;
    yield problemOf(match, 'homeScore', match.score.join(' - '), {
      reason: `${bothOf(match)}: ${reason}`,
      advice: 'corregí el resultado',
    });
  }
};

/** A walkover counts as the rules say, whatever games stand beside it. */
export const gamesOfWalkovers: Rule = function* ({ data, season }) {
  for (const match of season.matches.filter(isDecided)) {
    if (match.forfeit?.by !== 'walkover') continue;
    const { competition } = match.stage;
    const duels = parsedRounds(data, match.stage).flatMap((round) => round.duels);
    const duel = duels.find(({ row }) => row === match.row);
    const typed = [duel?.homeScore ?? 0, duel?.awayScore ?? 0].join(' - ');
    const counted = match.score.join(' - ');
    if (typed === '0 - 0' || typed === counted) continue;
    yield problemOf(match, 'homeScore', typed, {
      reason: `${bothOf(match)}: un W.O. cuenta ${counted}`,
      advice: `dejá solo el W.O., o cambiá «forfeits», en competitions/${competition.id}.yaml`,
      isLoss: true,
    });
  }
};

/** What nobody plays is not announced. */
export const forfeitsAnnounced: Rule = function* ({ season, today }) {
  for (const { forfeit, daily, schedule, home, away } of season.matches) {
    if (!forfeit || !daily || daily.date < today) continue;
    const why = forfeit.by === 'walkover' ? 'en el fixture es un W.O.' : schedule;
    yield problemOfDaily(daily, 'home', bothOf({ home, away }), {
      reason: `${why}: este duelo no se anuncia`,
      advice: 'borrá esta fila; si el duelo se juega, corregí el fixture, o quién se bajó',
      isLoss: true,
    });
  }
};

/** Who left a competition was one of its players, and has no result of a later day. */
export const withdrawnPlayers: Rule = function* ({ season }) {
  for (const { config } of season.competitions) {
    const stages = season.stages.filter(({ competition }) => competition === config);
    const matches = stages.flatMap(matchesOf);
    const [first] = matches;
    // Fixtures that are not published yet may have their duels.
    const isWhole = stages.every(({ group, rounds }) => group === null || rounds.length > 0);
    const withdrawn = config.forfeits?.withdrawn ?? {};
    const where = `«forfeits → withdrawn», en competitions/${config.id}.yaml`;
    for (const [nick, day] of Object.entries(withdrawn)) {
      const own = matches.filter((match) => sideOf(match, nick) !== null);
      if (first && isWhole && own.length === 0) {
        const similar = nearestOf(
          nick,
          sidesOf(matches).map((side) => side.nick),
        );
        const question = similar === undefined ? '' : `: ¿es «${similar}»?`;
        yield problemOf(first, 'home', nick, {
          reason: `está en ${where}, y no tiene duelos en ningún fixture`,
          advice: `escribí ahí el nick como está en el fixture${question}`,
        });
      }
      for (const match of own.filter(isPlayed)) {
        if (!match.when || match.when.date <= day) continue;
        yield problemOf(match, sideOf(match, nick) ?? 'home', nick, {
          reason: `se bajó el ${formatCalendarDay(day)}, y jugó después; se muestran las dos cosas`,
          advice: `si sigue jugando, sacalo de ${where}; si no, corregí el día`,
        });
      }
    }
  }
};

/** Who is in a later duel of a knock-out has won the one before, which has a result. */
export const losersWhoPlayOn: Rule = function* ({ season }) {
  for (const { rounds } of season.stages.filter(isKnockOut)) {
    const last = new Map<string, Match>();
    for (const { name, matches } of rounds.filter((round) => !isBesideTitle(round.name))) {
      for (const { match, side, kind, key, nick } of sidesOf(matches)) {
        const before = last.get(key);
        if (!before || kind !== 'player') continue;
        const won = winner(before);
        if (isOpen(before)) {
          yield problemOf(before, 'homeScore', '', {
            reason: `${nick} ya está en ${name} (fila ${match.row}), y este duelo no tiene resultado`,
            advice: 'escribí el resultado, o corregí quién pasó',
          });
        } else if (won !== null && before[won].key !== key) {
          yield problemOf(match, side, nick, {
            reason: `${nick} juega ${name} y perdió en ${before.round.name} (fila ${before.row})`,
            advice: 'corregí quién pasó, o el resultado de esa fila',
          });
        }
      }
      for (const { match, key } of sidesOf(matches)) last.set(key, match);
    }
  }
};

/** Who played is known. */
export const playedByNobody: Rule = function* ({ season }) {
  for (const { match, side, kind, nick } of sidesOf(season.matches.filter(isPlayed))) {
    if (kind !== 'placeholder') continue;
    yield problemOf(match, side, nick, {
      reason: `el duelo tiene resultado (${match.score.join(' - ')}), y no se sabe quién lo jugó`,
      advice: 'escribí el nick de quien jugó, o borrá el resultado si es de otra fila',
    });
  }
};

/** A player plays once in a round of a group: two rounds look otherwise when a title was deleted. */
export const playersTwiceInARound: Rule = function* ({ season }) {
  const ofGroups = season.stages.filter(({ group }) => group !== null);
  for (const { name, matches } of ofGroups.flatMap(({ rounds }) => rounds)) {
    const seen = new Map<string, Match>();
    // Three may play a tie-break among them.
    const regular = matches.filter(({ isTieBreak }) => !isTieBreak);
    for (const { match, side, kind, key, nick } of sidesOf(regular)) {
      const before = seen.get(key);
      seen.set(key, match);
      // The same pair twice is a repeated duel, which another rule reports.
      if (!before || kind !== 'player' || pairOf(before) === pairOf(match)) continue;
      yield problemOf(match, side, nick, {
        reason: `${nick} juega dos veces en ${name}: también en la fila ${before.row}`,
        advice: 'si se borró el título de una fecha, agregalo; si no, corregí el nick',
      });
    }
  }
};

/** One duel is the final. */
export const unclearFinals: Rule = function* ({ season }) {
  for (const { rounds } of season.stages.filter(isKnockOut)) {
    const finals = rounds
      .filter(({ name }) => isFinalRound(name))
      .flatMap(({ matches }) => matches);
    for (const match of finals.filter(({ movedTo }) => !movedTo).slice(1)) {
      yield problemOf(match, 'code', [match.code, match.home.nick, match.away.nick].join(' '), {
        reason: 'hay más de un duelo en la final: no se sabe quién es campeón',
        advice: 'dejá uno solo; el tercer puesto va en una fase propia, «Final por el 3.er puesto»',
        isLoss: true,
      });
    }
  }
};

/** The standings say what the fixture's results add up to: a remark a player. */
export const wrongSums: Rule = ({ season }) => sumProblems(season);

/** Rows of a season's standings that are not what the results of its fixtures add up to. */
export function* sumProblems(season: Season): Generator<Problem> {
  for (const { source, standings, duels, stage } of tablesIn(season)) {
    // Without a fixture there is nothing to compare with.
    if (stage.rounds.length === 0) continue;
    const differences = standingsDifferences(standings, duels);
    for (const [first, ...others] of Map.groupBy(differences, ({ row }) => row).values()) {
      if (!first) continue;
      const { row, player, label, sheet } = first;
      const own = [first, ...others];
      const said = listNames(own.map((one) => `${one.label} ${one.sheet}`));
      const added = listNames(own.map((one) => `${one.label} ${one.computed}`));
      const at = standings.places?.[label] ?? label;
      yield problemAt(source, row, at, String(sheet), {
        reason: `${player}: la tabla dice ${said}, y los resultados de «${sourceTitle(sourceOf(stage))}» suman ${added}`,
        advice: 'corregí la tabla o el resultado mal cargado',
      });
    }
  }
}
