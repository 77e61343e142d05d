/** Rules that report names of no player, division or phase. */
import { repetitions } from '../../lib/matching.ts';
import { nearestOf } from '../../lib/nearest.ts';
import { genericWithDe } from '../../config/competitions.ts';
import { playerKey } from '../../sources/player-key.ts';
import { isPlayer, sides } from '../../sources/sheets/side.ts';
import { playerColumn } from '../../sources/sheets/standings.ts';
import { sameName } from '../../lib/text.ts';
import type { Complaint } from '../../sources/problem.ts';
import { rankingColumns } from '../../sources/sheets/ranking-sheet.ts';
import { isNamed } from '../../sources/sheets/ranking.ts';
import { sourceTitle } from '../../sources/catalog/catalog.ts';
import { problemAt, problemOf, problemOfDaily, sidesOf, tablesIn, type Rule } from './rule.ts';

const notRanked = {
  reason: 'el nick no está en el ranking',
  advice: 'revisá cómo está escrito acá y en la hoja del ranking; si falta ahí, sumalo',
};

/**
 * Reports nicks of the team, the fixtures and the daily duels that are not in the ranking, and those of the tables that
 * are in no fixture either, unless the ranking is empty.
 */
const unknownNicks: Rule = function* ({ data, season }) {
  const nicks = new Set(data.ranking.map(({ nick }) => playerKey(nick)));
  // With an empty ranking, every nick would be reported.
  if (nicks.size === 0) return;
  const isUnknown = (nick: string): boolean => isPlayer(nick) && !nicks.has(playerKey(nick));
  for (const { id, nick } of data.currentTeam) {
    if (isUnknown(nick)) yield problemAt('current-national-team', id, 'nick', nick, notRanked);
  }
  for (const { match, side, nick } of sidesOf(season.matches)) {
    if (isUnknown(nick)) yield problemOf(match, side, nick, notRanked);
  }
  const duelists = new Set(sidesOf(season.matches).map(({ key }) => key));
  for (const { source, standings } of tablesIn(season)) {
    const column = standings.places?.[playerColumn] ?? playerColumn;
    for (const { row, player } of standings.rows) {
      if (!isUnknown(player) || duelists.has(playerKey(player))) continue;
      yield problemAt(source, row, column, player, {
        reason: 'no está en el ranking ni en ningún fixture',
        advice: 'corregí el nick, o borrá la fila si no es de un jugador',
      });
    }
  }
  for (const duel of season.dailyRows) {
    for (const side of sides.filter((sideName) => isUnknown(duel[sideName]))) {
      yield problemOfDaily(duel, side, duel[side], notRanked);
    }
  }
};

const suggestion = (name: string, known: readonly string[]): string => {
  const nearest = nearestOf(name, known);
  return nearest === undefined
    ? `escribí una de estas: ${known.map((knownName) => `«${knownName}»`).join(', ')}`
    : `¿quisiste decir «${nearest}»?`;
};

/** Reports categories of daily duels that are no division of their competition, or no phase of its bracket. */
const unknownCategories: Rule = function* ({ season: { dailyRows, competitions } }) {
  for (const duel of dailyRows) {
    const { competition, category, division } = duel;
    const bracket = competitions.find(({ config }) => config === competition)?.bracket;
    const phases = (bracket?.stage.rounds ?? []).map(({ name }) => name);
    const isKnown = bracket
      ? phases.length === 0 || phases.some((name) => sameName(name, category))
      : division !== null;
    if (category === '' || isKnown) continue;
    const kind = genericWithDe(competition);
    const names = competition.divisions.map(({ name }) => name);
    yield problemOfDaily(duel, 'category', category, {
      reason: bracket
        ? `no es una fase ${kind}`
        : `no es una división ${kind}: el duelo no se ve en la página de ninguna división`,
      advice: suggestion(category, bracket ? phases : names),
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
    const { row, nick } = item;
    yield problemAt('ranking', row, rankingColumns.nick.at, nick, alreadyIn(first.row));
  }
  const rows = tablesIn(season).flatMap(({ standings, ...table }) => {
    const inSheet = standings.rows.toSorted((a, b) => a.row - b.row);
    const column = standings.places?.[playerColumn] ?? playerColumn;
    return inSheet.map(({ row, player }) => ({ ...table, row, player, column }));
  });
  const keyOf = ({ competition, player }: (typeof rows)[number]): string =>
    `${competition.id} ${playerKey(player)}`;
  for (const { first, item } of repetitions(rows, keyOf)) {
    const isSameGroup = first.source === item.source && first.id === item.id;
    const inOtherGroup: Complaint = {
      reason: `también está en otro grupo, en «${sourceTitle(first.source)}»`,
      advice: 'dejá una sola fila, la de su grupo',
    };
    const complaint = isSameGroup ? alreadyIn(first.row) : inOtherGroup;
    yield problemAt(item.source, item.row, item.column, item.player, complaint);
  }
};

export const nameRules: readonly Rule[] = [unknownNicks, unknownCategories, playersTwice];
