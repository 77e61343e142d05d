/** Names that have to be those of a player, a division or a phase. */
import { nearestOf } from '../config/nearest.ts';
import { divisions } from '../config/site.ts';
import { playerKey } from '../domain/player-key.ts';
import { isPlayer } from '../domain/side.ts';
import { standingsColumns } from '../domain/standings.ts';
import { listNames, sameName } from '../domain/text.ts';
import { problemAt, problemOf, problemOfDaily, sides, type Rule } from './rule.ts';

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

/** The daily duels' divisions are the league's, their phases the cup's. */
export const unknownCategories: Rule = function* ({ season: { daily, cup } }) {
  const names = divisions.map(({ name }) => name);
  const phases = (cup?.stage.rounds ?? []).map(({ name }) => name);
  for (const duel of daily) {
    const { competition, category, division } = duel;
    const isLeague = competition === 'league';
    const isKnown = isLeague
      ? division !== null
      : phases.length === 0 || phases.some((name) => sameName(name, category));
    if (category === '' || isKnown) continue;
    yield problemOfDaily(duel, 'category', category, {
      reason: isLeague
        ? 'no es una división de la liga: el duelo no está en la página de ninguna'
        : 'no es una fase de la copa',
      advice: suggestion(category, isLeague ? names : phases),
    });
  }
};

/** A player has one row, in one group. */
export const playersTwice: Rule = function* ({ season }) {
  const seen = new Map<string, { id: string; group: string; row: number }>();
  for (const { config, groups } of season.divisions) {
    for (const group of groups) {
      for (const { row, player } of group.standings.rows.toSorted((a, b) => a.row - b.row)) {
        const here = { id: config.id, group: group.id, row };
        const before = seen.get(playerKey(player)) ?? here;
        seen.set(playerKey(player), before);
        if (before === here) continue;
        const complaint =
          before.id === here.id && before.group === here.group
            ? {
                reason: `ya está en la fila ${before.row}; se muestran las dos`,
                advice: 'borrá la que sobra',
              }
            : {
                reason: `también está en otro grupo, de «standings-${before.id}»`,
                advice: 'dejá una sola fila, la de su grupo',
              };
        yield problemAt(`standings-${here.id}`, row, standingsColumns.player.at, player, complaint);
      }
    }
  }
};
