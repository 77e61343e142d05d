/** Names that have to be those of a player, a division or a phase. */
import { nearestOf } from '../config/nearest.ts';
import { ofGeneric } from '../config/competitions.ts';
import { playerKey } from '../domain/player-key.ts';
import { isPlayer } from '../domain/side.ts';
import { playerColumn } from '../domain/standings.ts';
import { listNames, sameName } from '../domain/text.ts';
import { standingsSheet } from '../sources/catalog.ts';
import { hasSheet, problemAt, problemOf, problemOfDaily, sides, type Rule } from './rule.ts';

const notRanked = {
  reason: 'el nick no está en el ranking',
  advice: 'revisá cómo está escrito acá y en la hoja del ranking',
};

/** Team, fixtures and duels name players who are in the ranking. */
export const unknownNicks: Rule = function* ({ data, season }) {
  const nicks = new Set(data.ranking.map(({ nick }) => playerKey(nick)));
  // A ranking that was emptied says nothing of anybody.
  if (nicks.size === 0) return;
  const isUnknown = (nick: string): boolean => isPlayer(nick) && !nicks.has(playerKey(nick));
  for (const { id, nick } of data.currentTeam) {
    if (isUnknown(nick)) yield problemAt('current-national-team', id, 'nick', nick, notRanked);
  }
  for (const side of sides) {
    for (const match of season.matches) {
      const { nick } = match[side];
      if (isUnknown(nick)) yield problemOf(match, side, nick, notRanked);
    }
    for (const duel of season.daily) {
      if (isUnknown(duel[side])) yield problemOfDaily(duel, side, duel[side], notRanked);
    }
  }
};

const suggestion = (name: string, known: readonly string[]): string => {
  const like = nearestOf(name, known);
  return like === undefined
    ? `escribí ${listNames(known)}, la que sea`
    : `¿quisiste decir «${like}»?`;
};

/** The daily duels' categories are divisions of their competition, or phases of its bracket. */
export const unknownCategories: Rule = function* ({ season: { daily, competitions } }) {
  for (const duel of daily) {
    const { competition, category, division } = duel;
    const bracket = competitions.find(({ config }) => config === competition)?.bracket;
    const phases = (bracket?.stage.rounds ?? []).map(({ name }) => name);
    const isKnown = bracket
      ? phases.length === 0 || phases.some((name) => sameName(name, category))
      : division !== null;
    if (category === '' || isKnown) continue;
    const kind = ofGeneric(competition);
    const names = competition.divisions.map(({ name }) => name);
    yield problemOfDaily(duel, 'category', category, {
      reason: bracket
        ? `no es una fase ${kind}`
        : `no es una división ${kind}: el duelo no está en la página de ninguna`,
      advice: suggestion(category, bracket ? phases : names),
    });
  }
};

/** A player has one row, in one group of a competition. */
export const playersTwice: Rule = function* ({ season }) {
  const seen = new Map<string, { id: string; group: string; row: number }>();
  for (const { competition, config, groups } of season.divisions) {
    for (const group of groups.filter(({ id }) => hasSheet(config, id))) {
      const { places, rows } = group.standings;
      const at = places?.[playerColumn] ?? playerColumn;
      for (const { row, player } of rows.toSorted((a, b) => a.row - b.row)) {
        const here = { id: config.id, group: group.id, row };
        const key = `${competition.id} ${playerKey(player)}`;
        const before = seen.get(key) ?? here;
        seen.set(key, before);
        if (before === here) continue;
        const complaint =
          before.id === here.id && before.group === here.group
            ? {
                reason: `ya está en la fila ${before.row}; se muestran las dos`,
                advice: 'borrá la que sobra',
              }
            : {
                reason: `también está en otro grupo, de «${standingsSheet(competition.id, before.id)}»`,
                advice: 'dejá una sola fila, la de su grupo',
              };
        const source = standingsSheet(competition.id, here.id);
        yield problemAt(source, row, at, player, complaint);
      }
    }
  }
};
