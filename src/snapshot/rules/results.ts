/** Rules that report impossible results. */
import { duelRules } from '../../config/stages.ts';
import { repetitions } from '../../lib/matching.ts';
import { askNearest, fold, listNames } from '../../lib/text.ts';
import type { Complaint, Problem } from '../../sources/problem.ts';
import { formatCalendarDay } from '../../lib/time.ts';
import { brokenPhase, isFinalRound } from '../../season/bracket.ts';
import { standingsDifferences } from '../../season/record.ts';
import { sourceTitle } from '../../sources/catalog/catalog.ts';
import { playerKey } from '../../sources/player-key.ts';
import {
  endOf,
  isDecided,
  isDuel,
  isOpen,
  isPlayed,
  isPossibleScore,
  matchesOf,
  pairOf,
  winner,
  type Decided,
  type Match,
  type Stage,
} from '../../season/model.ts';
import {
  duelsOf,
  namePair,
  isKnockOut,
  problemOf,
  problemOfDaily,
  problemOfTable,
  problemOfTitle,
  roundsInTurn,
  sidesOf,
  fixtureOfStage,
  tablesIn,
  type Evidence,
  type Rule,
} from './rule.ts';

/** No duel of any length is won with so many games. */
const tooManyGames = 10;

/**
 * Complains about a score with which no duel of the stage ends (`isPossibleScore`). Null for a possible score, and for
 * a tie-break that is not level. In a bracket `gamesToWin` only serves the chances, since a final may take more games:
 * there, and without rules, it is also null for any score below ten games that is not level.
 */
function scoreComplaint(match: Decided): Complaint | null {
  const rules = duelRules(match.stage.rules);
  if (rules && isPossibleScore(match.score, rules)) return null;
  if (endOf(match.score) === 'level') {
    const reason = 'el resultado está igualado: nadie gana el duelo';
    return { reason, advice: 'corregí las partidas ganadas de cada uno' };
  }
  if (match.isTieBreak) return null;
  const games = Math.max(...match.score);
  if (match.stage.competition.divisions.length === 0 || rules === null) {
    if (games < tooManyGames) return null;
    const reason = `${namePair(match)}: ${games} son demasiadas partidas para un duelo`;
    return { reason, advice: 'corregí el resultado' };
  }
  return {
    reason: `${namePair(match)}: un duelo se gana con ${rules.gamesToWin}, y dice ${games}`,
    advice: 'corregí el resultado, o «gamesToWin», en el archivo de la competencia',
  };
}

/** Reports scores with which a duel cannot end. */
const impossibleScores: Rule = function* ({ season }) {
  for (const match of season.matches.filter(isPlayed)) {
    const complaint = scoreComplaint(match);
    if (complaint) yield problemOf(match, 'homeScore', match.score.join(' - '), complaint);
  }
};

/** Why a duel is not announced, although it has a row in the daily duels, in the sheet's words. */
function whyNotAnnounced({ forfeit, score, schedule }: Decided): string {
  if (!forfeit) return `en el fixture ya tiene resultado, ${score.join(' - ')}`;
  return forfeit.by === 'walkover' ? 'en el fixture es un W.O.' : schedule;
}

/** Reports rows of the daily duels, from today on, that are not announced because their duel is decided. */
const decidedAnnounced: Rule = function* ({ season, today }) {
  for (const daily of season.dailyRows) {
    const { match } = daily;
    if (!match || daily.date < today || !isDecided(match)) continue;
    yield problemOfDaily(daily, 'home', namePair(match), {
      reason: `${whyNotAnnounced(match)}: este duelo no se anuncia`,
      advice: 'borrá esta fila; si el duelo todavía no se jugó, corregí el fixture',
    });
  }
};

/** Reports withdrawn players who have no duel in their competition, or a result after their last day. */
const withdrawnPlayers: Rule = function* ({ season }) {
  for (const { config } of season.competitions) {
    const stages = season.stages.filter(({ competition }) => competition === config);
    const allSides = sidesOf(stages.flatMap(matchesOf));
    const first = allSides[0]?.match;
    // The player's duels may be in a fixture that is not published yet.
    const isWhole = stages.every(({ group, rounds }) => group === null || rounds.length > 0);
    const where = `«forfeits → withdrawn», en competitions/${config.id}.yaml`;
    for (const [nick, day] of Object.entries(config.forfeits?.withdrawn ?? {})) {
      const sidesOfPlayer = allSides.filter(({ key }) => key === playerKey(nick));
      for (const { match, side } of sidesOfPlayer) {
        if (!isPlayed(match) || !match.when || match.when.date <= day) continue;
        yield problemOf(match, side, nick, {
          reason: `se bajó el ${formatCalendarDay(day)}, y jugó después; se muestran las dos cosas`,
          advice: `si sigue jugando, sacalo de ${where}; si no, corregí el día`,
        });
      }
      if (sidesOfPlayer.length > 0 || !first || !isWhole) continue;
      const nicks = allSides.filter(({ kind }) => kind === 'player').map((side) => side.nick);
      yield problemOf(first, 'home', nick, {
        reason: `está en ${where}, y no tiene duelos en ningún fixture`,
        advice: `escribí ahí el nick como está en el fixture${askNearest(nick, nicks)}`,
      });
    }
  }
};

/** A round in which losers play on: «Repechaje a la Final». */
const secondChance = /^repechaje/i;

/** Reports players in a knock-out who play on after a duel without a result, or, except in a repechage, a defeat. */
const losersWhoPlayOn: Rule = function* ({ season }) {
  for (const stage of season.stages.filter(isKnockOut)) {
    const last = new Map<string, Match>();
    for (const { name, matches } of roundsInTurn(stage)) {
      const rows = matches.filter(({ movedTo }) => !movedTo);
      for (const { match, side, kind, key, nick } of sidesOf(rows)) {
        const before = last.get(key);
        if (!before || kind !== 'player') continue;
        const won = winner(before);
        if (isOpen(before)) {
          yield problemOf(before, 'homeScore', '', {
            reason: `${nick} ya está en ${name} (fila ${match.row}), y este duelo no tiene resultado`,
            advice: 'escribí el resultado, o corregí quién pasó',
          });
        } else if (won !== null && before[won].key !== key && !secondChance.test(name)) {
          yield problemOf(match, side, nick, {
            reason: `${nick} juega ${name} y perdió en ${before.round.name} (fila ${before.row})`,
            advice: 'corregí quién pasó, o el resultado de esa fila',
          });
        }
      }
      for (const { match, key } of sidesOf(rows)) last.set(key, match);
    }
  }
};

/** Reports results of duels whose players are not known yet. */
const playedByNobody: Rule = function* ({ season }) {
  for (const { match, side, kind, nick } of sidesOf(season.matches.filter(isPlayed))) {
    if (kind !== 'placeholder') continue;
    yield problemOf(match, side, nick, {
      reason: `el duelo tiene resultado (${match.score.join(' - ')}), y no se sabe quién lo jugó`,
      advice: 'escribí el nick de quien jugó, o borrá el resultado si es de otra fila',
    });
  }
};

/** `Ganador SF-1`, with the duel or phase that it names. «Ganador Grupo 1» is first in a table. */
const origin =
  /^(?:ganador|perdedor)a?(?!.*\b(?:grupo|zona)\b)[\s:(]+(?:del?\s+(?:la\s+)?)?(.*\d)\)?$/i;

/** Letters and digits of a code or title: «SF-1» and «sf 1» are the same. */
const plain = (text: string): string => fold(text).replace(/[^\p{L}\d]/gu, '');

/** True if a knock-out has the duel that a text names, by its code or by a phase and a number: `semifinal2`, `sf2`. */
function isDuelIn(name: string, { rounds }: Stage, codes: ReadonlySet<string>): boolean {
  if (codes.has(name)) return true;
  const [, phase = '', digits] = /^(.*?)0*([1-9]\d*)$/.exec(name) ?? [];
  // An abbreviation has letters of the phase in their order: «sf» stands for «semifinal», by `^s[^f]*f`.
  const letters = new RegExp(`^${phase.replace(/(?<=.)./g, '[^$&]*$&')}`);
  return rounds.some(
    ({ name: title, matches }) => letters.test(plain(title)) && Number(digits) <= matches.length,
  );
}

/** Reports «Ganador SF-1» in two places, and of a duel that does not exist. */
const unclearOrigins: Rule = function* ({ season }) {
  for (const stage of season.stages.filter(({ group }) => group === null)) {
    const inCompetition = season.matches.filter(
      (match) => match.stage.competition === stage.competition,
    );
    const codes = new Set(inCompetition.map(({ code }) => plain(code)));
    const origins = sidesOf(duelsOf(stage)).filter(({ nick }) => origin.test(nick));
    for (const { first, item } of repetitions(origins, ({ nick }) => plain(nick))) {
      yield problemOf(item.match, item.side, item.nick, {
        reason: `ya está en la fila ${first.match.row}: no puede jugar los dos`,
        advice: 'corregí uno de los dos',
      });
    }
    for (const { match, side, nick } of origins) {
      const [, name = ''] = origin.exec(nick) ?? [];
      if (isDuelIn(plain(name), stage, codes)) continue;
      yield problemOf(match, side, nick, {
        reason: `no hay ningún duelo «${name}»: el cuadro no sabe de dónde viene`,
        advice: 'escribí el código del duelo, como está en la primera columna',
      });
    }
  }
};

/** Reports a phase of a knock-out that cannot follow the one before: the bracket changes its shape. */
const misnamedPhase: Rule = function* ({ season }) {
  for (const stage of season.stages.filter(isKnockOut)) {
    const broken = brokenPhase(stage.rounds);
    if (!broken) continue;
    yield problemOfTitle(stage, broken.round, {
      reason: `después de ${broken.before.name} va ${broken.expected}: el cuadro pierde su forma`,
      advice: 'corregí el título de una de las dos fases',
    });
  }
};

/** Reports a player with two duels in one round of a group, as after the title between two rounds was deleted. */
const playersTwiceInARound: Rule = function* ({ season }) {
  const groupStages = season.stages.filter(({ group }) => group !== null);
  // A duel that was put off is one more in the round in which it is played.
  const putOff = new Set(season.matches.map(({ movedTo }) => movedTo));
  for (const { name, matches } of groupStages.flatMap(({ rounds }) => rounds)) {
    // «Fechas 2-3» are two rounds, with two duels of each player.
    if (/^(fecha|jornada|ronda)s\b/i.test(name)) continue;
    // Three players may play a tie-break, two duels each.
    const regular = matches.filter(
      (match) => !match.isTieBreak && !match.movedTo && !putOff.has(match),
    );
    const pairs = new Set(regular.map(pairOf)).size;
    const players = new Set(sidesOf(regular).map(({ key }) => key)).size;
    const possible = (players * (players - 1)) / 2;
    // The sheet has all duels of a group below one title: all pairs of few players meet, or over half of many.
    if (pairs === possible || (pairs > players && pairs * 2 > possible)) continue;
    const known = sidesOf(regular).filter(({ kind }) => kind === 'player');
    for (const { first, item } of repetitions(known, ({ key }) => key)) {
      const { match, side, nick } = item;
      // Two duels of the same pair are left to `repeatedDuels`.
      if (pairOf(first.match) === pairOf(match)) continue;
      yield problemOf(match, side, nick, {
        reason: `${nick} juega dos veces en ${name}: también en la fila ${first.match.row}`,
        advice: 'si se borró el título de una fecha, agregalo; si no, corregí el nick',
      });
    }
  }
};

/** Reports a knock-out with more than one final. */
const unclearFinals: Rule = function* ({ season }) {
  for (const { rounds } of season.stages.filter(isKnockOut)) {
    const finals = matchesOf({ rounds: rounds.filter(({ name }) => isFinalRound(name)) });
    for (const match of finals.filter(isDuel).slice(1)) {
      yield problemOf(match, 'code', [match.code, match.home.nick, match.away.nick].join(' '), {
        reason: 'hay más de un duelo en la final: no se sabe quién es campeón',
        advice: 'dejá uno solo; el tercer puesto va en una fase propia, «Final por el 3.er puesto»',
        isLoss: true,
      });
    }
  }
};

/** Yields a problem for each row of a sheet's table unlike the sums of its results. Skips groups without rounds. */
export function* wrongSums({ season }: Pick<Evidence, 'season'>): Generator<Problem> {
  for (const table of tablesIn(season)) {
    // Without a fixture there is nothing to compare with.
    if (table.stage.rounds.length === 0) continue;
    const differences = standingsDifferences(table.standings, matchesOf(table.stage));
    for (const wrongCells of Map.groupBy(differences, ({ row }) => row).values()) {
      const [first] = wrongCells;
      if (!first) continue;
      const { row, player, label, sheet } = first;
      const typed = listNames(wrongCells.map((cell) => `${cell.label} ${cell.sheet}`));
      const added = listNames(wrongCells.map((cell) => `${cell.label} ${cell.computed}`));
      const fixture = sourceTitle(fixtureOfStage(table.stage));
      yield problemOfTable(table, row, label, String(sheet), {
        reason: `${player}: la tabla dice ${typed}, y los resultados de «${fixture}» suman ${added}`,
        advice: 'corregí la tabla o el resultado mal cargado',
      });
    }
  }
}

export const resultRules: readonly Rule[] = [
  impossibleScores,
  decidedAnnounced,
  withdrawnPlayers,
  losersWhoPlayOn,
  playedByNobody,
  unclearOrigins,
  misnamedPhase,
  playersTwiceInARound,
  unclearFinals,
  wrongSums,
];
