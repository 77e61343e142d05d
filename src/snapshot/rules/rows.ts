/** Rules that report rows that are missing, repeated, or in the wrong place. */
import { repetitions } from '../../lib/matching.ts';
import { pairKey, playerKey } from '../../sources/player-key.ts';
import { playersInSheet } from '../../sources/sheets/table.ts';
import { listNames, sameName } from '../../lib/text.ts';
import { nickKey } from '../../lib/nick.ts';
import { extraMeetings } from '../../season/meetings.ts';
import { sourceTitle } from '../../sources/catalog/catalog.ts';
import {
  isAppointment,
  isBetweenPlayers,
  isDecided,
  matchesOf,
  pairOf,
  type DailyDuel,
  type Match,
} from '../../season/model.ts';
import {
  isKnockOut,
  namePair,
  problemOf,
  problemOfDaily,
  problemOfTitle,
  sidesOf,
  sourceOf,
  tablesIn,
  type Rule,
} from './rule.ts';

/** Reports players with duels in a group but no row in its table. A nick that the ranking lacks is left to `unknownNicks`. */
const missingRows: Rule = function* ({ data, season }) {
  const ranked = new Set(data.ranking.map(({ nick }) => playerKey(nick)));
  for (const { source, standings, duels } of tablesIn(season)) {
    if (standings.rows.length === 0) continue;
    const known = new Set(standings.rows.map(({ player }) => playerKey(player)));
    for (const { match, side, kind, key, nick } of sidesOf(duels)) {
      if (kind !== 'player' || known.has(key)) continue;
      known.add(key);
      if (ranked.size > 0 && !ranked.has(key)) continue;
      yield problemOf(match, side, nick, {
        reason: 'tiene duelos y no está en la tabla de su grupo',
        advice: `agregá su fila en «${sourceTitle(source)}», o corregí el nick`,
      });
    }
  }
};

/** Lists the pairs of these nicks that have no duel. */
function pairsWithoutDuel(nicks: readonly string[], duels: readonly Match[]): string[][] {
  const met = new Set(duels.map(pairOf));
  const pairs: string[][] = [];
  for (const [place, nick] of nicks.entries()) {
    for (const other of nicks.slice(place + 1)) {
      if (!met.has(pairKey(nick, other))) pairs.push([nick, other]);
    }
  }
  return pairs;
}

/** Reports the one duel that a round robin lacks. More than one means that the fixture is not complete yet. */
const missingDuel: Rule = function* ({ season }) {
  for (const { standings, duels } of tablesIn(season)) {
    const last = duels.at(-1);
    const nicks = playersInSheet(standings.rows);
    const players = new Set(nicks.map(playerKey));
    const hasStranger = sidesOf(duels).some(
      ({ kind, key }) => kind === 'player' && !players.has(key),
    );
    if (!last || hasStranger || nicks.length < 3) continue;
    const [pair, ...others] = pairsWithoutDuel(nicks, duels);
    if (!pair || others.length > 0) continue;
    yield problemOf(last, 'code', listNames(pair), {
      reason: 'todos juegan contra todos, y falta este duelo',
      advice: 'si se borró su fila, agregala',
    });
  }
};

/** Reports a code that stands twice in a fixture, and a pair that stands twice in a round. */
const repeatedDuels: Rule = function* ({ season }) {
  for (const stage of season.stages) {
    // A bye in a row of its own has no code.
    const duels = matchesOf(stage).filter(({ away }) => away.kind !== 'bye');
    const reported = new Set<Match>();
    for (const { first, item } of repetitions(duels, ({ code }) => nickKey(code))) {
      reported.add(item);
      yield problemOf(item, 'code', item.code, {
        reason: `el código ya está en la fila ${first.row} (${namePair(first)})`,
        advice: 'dejá una sola fila por duelo, o cambiá el código',
      });
    }
    const pairInRound = (match: Match): string | null =>
      isBetweenPlayers(match) ? `${stage.rounds.indexOf(match.round)} ${pairOf(match)}` : null;
    for (const { first, item } of repetitions(duels, pairInRound)) {
      if (reported.has(item)) continue;
      yield problemOf(item, 'home', namePair(item), {
        reason: `el duelo ya está en ${item.round.name}, fila ${first.row}`,
        advice: 'dejá una sola fila por duelo',
      });
    }
  }
};

/** So many duels may share an address by mistake. One that more of them share is a tournament's. */
const maxSharing = 3;

/** Reports the address of a game that stands beside two duels, unless one of them was moved to the other's row. */
const repeatedLinks: Rule = function* ({ season }) {
  const byLink = Map.groupBy(season.matches, ({ link }) => link);
  for (const [link, [first, ...others]] of byLink) {
    if (link === null || !first || others.length >= maxSharing) continue;
    for (const match of others.filter((other) => first.movedTo !== other)) {
      yield problemOf(match, 'link', link, {
        reason: `la misma partida está en ${first.code} (${namePair(first)})`,
        advice: 'pegá el de este duelo; si es el enlace de todo el torneo, no hace falta nada',
      });
    }
  }
};

/** Reports a pair of a group that meets more often than the others: a result in two rounds would count twice. */
const extraDuels: Rule = function* ({ season }) {
  for (const stage of season.stages.filter(({ group }) => group !== null)) {
    for (const { rows, usual } of extraMeetings(stage)) {
      const [first, last] = [rows[0], rows.at(-1)];
      // A pair twice in one round is left to `repeatedDuels`.
      if (!first || !last || first.round === last.round) continue;
      const often = usual === 1 ? 'una vez' : `${usual} veces`;
      const results = rows.filter(isDecided).length;
      const counted = results > usual ? `; suman los ${results} resultados` : '';
      yield problemOf(last, 'home', namePair(last), {
        reason: `este duelo ya está en ${first.round.name} (${first.code}, fila ${first.row}), y los demás del grupo se cruzan ${often}${counted}`,
        advice: 'borrá la fila que sobra; si es un desempate, va en una fecha «Desempate»',
      });
    }
  }
};

/** Reports duels gone from playoffs and brackets, where no table would show it, until they are back. */
const goneDuels: Rule = function* ({ season, before, reported }) {
  for (const stage of season.stages.filter(({ group }) => group === null)) {
    const duels = matchesOf(stage);
    const codes = new Set(duels.map(({ code }) => nickKey(code)));
    const pairs = new Set(duels.map(pairOf));
    const source = sourceOf(stage);
    const remembered = reported.filter(
      (problem) => problem.source === source && problem.isRemembered,
    );
    yield* remembered.filter(({ value }) => !codes.has(nickKey(value)));
    for (const match of before.matches) {
      const isElsewhere = match.stage.fixture !== stage.fixture;
      if (isElsewhere || codes.has(nickKey(match.code)) || pairs.has(pairOf(match))) continue;
      yield problemOf(match, 'code', match.code, {
        reason: `este duelo (${namePair(match)}) estaba y ya no está`,
        advice: 'si se borró su fila, agregala; si está bien, no hace falta nada',
        isRemembered: true,
      });
    }
  }
};

/** Reports a duel with two rows of the same day in the daily sheet. */
const repeatedDaily: Rule = function* ({ season }) {
  const keyOf = ({ competition, home, away, date }: DailyDuel): string =>
    [competition.id, pairKey(home, away), date].join(' ');
  for (const { first, item } of repetitions(season.dailyRows, keyOf)) {
    yield problemOfDaily(item, 'home', `${item.home} y ${item.away}`, {
      reason: `ya está en la fila ${first.row}${isAppointment(item) ? '; se muestran las dos' : ''}`,
      advice: 'borrá la que sobra',
    });
  }
};

/**
 * Reports codes of a knock-out that do not go up, or stand apart from others with the same letters (`8vos-`): rows that
 * changed places take each other's slots.
 */
const exchangedRows: Rule = function* ({ season }) {
  for (const stage of season.stages.filter(isKnockOut)) {
    const last = new Map<string, { code: string; number: number; place: number }>();
    for (const [place, match] of matchesOf(stage).entries()) {
      const { code } = match;
      const [, letters = '', digits = ''] = /^(.*?)(\d*)$/.exec(code) ?? [];
      const number = Number(digits);
      const before = last.get(letters);
      last.set(letters, { code, number, place });
      if (!before || (before.number <= number && before.place === place - 1)) continue;
      yield problemOf(match, 'code', code, {
        reason: `no sigue a ${before.code}: ¿se cambiaron filas de lugar?`,
        advice: 'ordená las filas por su código',
      });
    }
  }
};

/** The number in the title of a group's round, or the first and last of several rounds played together. */
const roundNumbers =
  /^(?:fecha|jornada|ronda)s?\s*(?:n\.?\s*)?[°º]?\s*(\d+)(?:\s*(?:[-–/ya]|al)\s*(\d+))?/i;

/**
 * Reports rounds whose numbers do not go up by one. A round may be played in parts: `playersTwiceInARound` and
 * `repeatedDuels` report a title that was pasted twice.
 */
const roundsMisnumbered: Rule = function* ({ season }) {
  for (const stage of season.stages) {
    let above = '';
    let expected: number[] = [];
    for (const round of stage.rounds) {
      const { name } = round;
      const [, first, last = first] = roundNumbers.exec(name) ?? [];
      if (first === undefined) continue;
      const isWrong = above !== '' && !expected.includes(Number(first));
      if (isWrong) {
        yield problemOfTitle(stage, round, {
          reason: `no sigue a ${above}`,
          advice:
            'corregí el número, o agregá la fecha que falta; si está bien, no hace falta nada',
        });
      }
      // After a wrong number, the next round may continue from the number that was expected.
      const goesOn = isWrong || sameName(name, above) ? expected.map((number) => number + 1) : [];
      expected = [Number(last), Number(last) + 1, ...goesOn];
      above = name;
    }
  }
};

export const rowRules: readonly Rule[] = [
  missingRows,
  missingDuel,
  exchangedRows,
  repeatedDuels,
  repeatedLinks,
  extraDuels,
  goneDuels,
  repeatedDaily,
  roundsMisnumbered,
];
