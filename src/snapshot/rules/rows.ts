/** Rules that report rows with unknown names, and rows that are missing, repeated, or in the wrong place. */
import { genericWithDe } from '../../config/competitions.ts';
import { askNearest, nickKey, listNames, sameName } from '../../lib/text.ts';
import { repetitions } from '../../lib/matching.ts';
import { extraMeetings } from '../../season/meetings.ts';
import {
  isOpen,
  isBetweenPlayers,
  isDecided,
  isDuel,
  matchesOf,
  pairOf,
  type DailyDuel,
  type Match,
} from '../../season/model.ts';
import { sourceTitle } from '../../sources/catalog/catalog.ts';
import { pairKey, playerKey } from '../../sources/player-key.ts';
import type { Complaint } from '../../sources/problem.ts';
import { isNamed } from '../../sources/sheets/ranking.ts';
import { isPlayer, sides, type Side } from '../../sources/sheets/side.ts';
import { playerColumn } from '../../sources/sheets/standings.ts';
import { playersInSheet } from '../../sources/sheets/table.ts';
import {
  duelsOf,
  fixtureOfStage,
  isKnockOut,
  namePair,
  problemAt,
  problemOf,
  problemOfDaily,
  problemOfTable,
  problemOfTitle,
  roundsInTurn,
  sidesOf,
  tablesIn,
  unrankedNicks,
  type Rule,
} from './rule.ts';

const notRanked = {
  reason: 'el nick no está en el ranking',
  advice: 'revisá cómo está escrito acá y en la hoja del ranking; si falta ahí, sumalo',
};

/**
 * Reports nicks of the team, the fixtures and the daily duels that are not in the ranking, and those of the tables that
 * are in no fixture either, unless the ranking is empty.
 */
const unknownNicks: Rule = function* ({ data, season }) {
  const isUnknown = unrankedNicks(data);
  for (const { id, nick } of data.currentTeam) {
    if (isUnknown(nick)) yield problemAt('current-national-team', id, 'nick', nick, notRanked);
  }
  for (const { match, side, nick } of sidesOf(season.matches)) {
    if (isUnknown(nick)) yield problemOf(match, side, nick, notRanked);
  }
  const duelists = new Set(sidesOf(season.matches).map(({ key }) => key));
  for (const table of tablesIn(season)) {
    for (const { row, player } of table.standings.rows) {
      if (!isUnknown(player) || duelists.has(playerKey(player))) continue;
      yield problemOfTable(table, row, playerColumn, player, {
        reason: 'no está en el ranking ni en ningún fixture',
        advice: 'corregí el nick, o borrá la fila si no es de un jugador',
      });
    }
  }
  for (const duel of season.dailyRows) {
    for (const side of sides) {
      if (isUnknown(duel[side])) yield problemOfDaily(duel, side, duel[side], notRanked);
    }
  }
};

/** Reports categories of daily duels that are no division of their competition, or no phase of its bracket. */
const unknownCategories: Rule = function* ({ season: { dailyRows, competitions } }) {
  for (const duel of dailyRows) {
    const { competition, category } = duel;
    const bracket = competitions.find(({ config }) => config === competition)?.bracket;
    const known = (bracket?.stage.rounds ?? competition.divisions).map(({ name }) => name);
    // A bracket that is not published yet has no phases.
    const isKnown = known.length === 0 || known.some((name) => sameName(name, category));
    if (category === '' || isKnown) continue;
    const kind = genericWithDe(competition);
    const choices = known.map((name) => `«${name}»`).join(', ');
    yield problemOfDaily(duel, 'category', category, {
      reason: bracket
        ? `no es una fase ${kind}`
        : `no es una división ${kind}: el duelo no se ve en la página de ninguna división`,
      advice: `escribí una de estas: ${choices}${askNearest(category, known)}`,
    });
  }
};

const alreadyIn = (row: number): Complaint => ({
  reason: `ya está en la fila ${row}; se muestran las dos`,
  advice: 'borrá la que sobra',
});

/** Reports a player with two rows in the ranking, or in the tables of one competition. */
const playersTwice: Rule = function* ({ data, season }) {
  const ranked = data.ranking.filter(isNamed);
  for (const { first, item } of repetitions(ranked, ({ nick }) => playerKey(nick))) {
    const { row, places, nick } = item;
    yield problemAt('ranking', row, places.nick, nick, alreadyIn(first.row));
  }
  const rows = tablesIn(season).flatMap((table) => {
    const inSheetOrder = table.standings.rows.toSorted((a, b) => a.row - b.row);
    return inSheetOrder.map(({ row, player }) => ({ table, row, player }));
  });
  const keyOf = ({ table, player }: (typeof rows)[number]): string | null =>
    isPlayer(player) ? `${table.stage.competition.id} ${playerKey(player)}` : null;
  for (const { first, item } of repetitions(rows, keyOf)) {
    const inOtherGroup: Complaint = {
      reason: `también está en otro grupo, en «${sourceTitle(first.table.source)}»`,
      advice: 'dejá una sola fila, la de su grupo',
    };
    const complaint = first.table === item.table ? alreadyIn(first.row) : inOtherGroup;
    yield problemOfTable(item.table, item.row, playerColumn, item.player, complaint);
  }
};

/** Reports players with duels in a group but no row in its table. A nick that the ranking lacks is left to `unknownNicks`. */
const missingRows: Rule = function* ({ data, season }) {
  const isUnranked = unrankedNicks(data);
  for (const { source, standings, stage } of tablesIn(season)) {
    if (standings.rows.length === 0) continue;
    const known = new Set(standings.rows.map(({ player }) => playerKey(player)));
    for (const { match, side, kind, key, nick } of sidesOf(matchesOf(stage))) {
      if (kind !== 'player' || known.has(key)) continue;
      known.add(key);
      if (isUnranked(nick)) continue;
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
  for (const { standings, stage } of tablesIn(season)) {
    const duels = duelsOf(stage);
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

const sameCode = (a: string, b: string): boolean => nickKey(a) === nickKey(b);

/** Reports a code that stands twice in a fixture, and a pair that stands twice in a round. */
const repeatedDuels: Rule = function* ({ season }) {
  for (const stage of season.stages) {
    const duels = duelsOf(stage);
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

/** Number of duels that may share an address by mistake. One that more of them share is a tournament's. */
const maxSharing = 3;

/** Reports the address of a game that stands beside two duels. */
const repeatedLinks: Rule = function* ({ season }) {
  const byLink = Map.groupBy(season.matches.filter(isDuel), ({ link }) => link);
  for (const [link, [first, ...others]] of byLink) {
    if (link === null || !first || 1 + others.length > maxSharing) continue;
    for (const match of others) {
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
      const first = rows[0];
      const last = rows.at(-1);
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

const goneAdvice = 'si se borró su fila, agregala; si está bien, no hace falta nada';
const goneReason = (home: Side, away: Side): string =>
  `este duelo (${listNames([home.nick, away.nick])}) estaba y ya no está`;

/** Reports duels gone from playoffs and brackets, where no table would show it, until their code or pair is back. */
const goneDuels: Rule = function* ({ season, before, reported }) {
  for (const stage of season.stages.filter(({ group }) => group === null)) {
    const rows = matchesOf(stage);
    const source = fixtureOfStage(stage);
    // Only the last snapshot's problems remember a duel that was gone before.
    for (const problem of reported) {
      if (problem.source !== source || problem.advice !== goneAdvice) continue;
      const isBack = rows.some(({ code, home, away }) => {
        // It may be back with its sides exchanged.
        const reasons = [goneReason(home, away), goneReason(away, home)];
        return sameCode(code, problem.value) || reasons.includes(problem.reason);
      });
      if (!isBack) yield problem;
    }
    for (const match of before.matches.filter(isDuel)) {
      if (match.stage.fixture !== stage.fixture) continue;
      const { code, home, away } = match;
      // Duels between players to be known, «A definir», all have one pair.
      const isSamePair = (row: Match): boolean =>
        isBetweenPlayers(match) && pairOf(row) === pairOf(match);
      if (rows.some((row) => sameCode(row.code, code) || isSamePair(row))) continue;
      const reason = goneReason(home, away);
      yield problemOf(match, 'code', code, { reason, advice: goneAdvice, isRemembered: true });
    }
  }
};

/** Reports an open duel with two rows in the daily sheet, and any other one with two rows of the same day. */
const repeatedDaily: Rule = function* ({ season }) {
  const keyOf = ({ competition, home, away, date, match }: DailyDuel): string =>
    match && isOpen(match) ? match.id : [competition.id, pairKey(home, away), date].join(' ');
  for (const { first, item } of repetitions(season.dailyRows, keyOf)) {
    let shown = '';
    if (item.match === null) shown = '; se muestran las dos';
    else if (isOpen(item.match)) shown = '; se muestra la última';
    yield problemOfDaily(item, 'home', listNames([item.home, item.away]), {
      reason: `ya está en la fila ${first.row}${shown}`,
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
    const duels = roundsInTurn(stage).flatMap(({ matches }) => matches.filter(isDuel));
    const last = new Map<string, { code: string; number: number; place: number }>();
    for (const [place, match] of duels.entries()) {
      const { code } = match;
      // `8vos-3`: `8vos-` and `3`.
      const letters = code.replace(/\d+$/, '');
      const number = Number(code.slice(letters.length));
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

/**
 * The number in the title of a round, `Fecha N° 3`, or the first and last of several, with `-`, `/`, `y`, `a` or `al`
 * between them: `Fechas 16 y 17`.
 */
const roundNumbers =
  /^(?:fecha|jornada|ronda)s?\s*(?:n\.?\s*)?[°º]?\s*(\d+)(?:\s*(?:[-–/]|y|al?)\s*(\d+))?/i;

/**
 * Reports rounds whose numbers do not go up by one. A round may be played in parts: `playersTwiceInARound` and
 * `repeatedDuels` report a title that was pasted twice.
 */
const roundsMisnumbered: Rule = function* ({ season }) {
  for (const stage of season.stages) {
    let above = '';
    let expected: number[] = [];
    for (const round of roundsInTurn(stage)) {
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
      // The second number may be no round: «Fecha 1 - 2026», «Fecha 3 a 2 partidas».
      expected = [Number(first) + 1, Number(last), Number(last) + 1, ...goesOn];
      above = name;
    }
  }
};

export const rowRules: readonly Rule[] = [
  unknownNicks,
  unknownCategories,
  playersTwice,
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
