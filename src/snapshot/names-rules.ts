/** Names that have to be those of a player, a division or a phase. */
import { nearestOf } from '../config/nearest.ts';
import { divisions } from '../config/site.ts';
import { playerKey } from '../domain/player-key.ts';
import type { Problem } from '../domain/problem.ts';
import { isPlayer } from '../domain/side.ts';
import { standingsColumns } from '../domain/standings.ts';
import { listNames, sameName } from '../domain/text.ts';
import { problemAt, problemOf, problemOfDaily, sides, type Rule } from './rule.ts';

const notRanked = {
  reason: 'el nick no está en el ranking',
  advice: 'revisá cómo está escrito acá y en la hoja del ranking',
};

/** Team, fixtures and duels name players who are in the ranking. */
export const unknownNicks: Rule = ({ data, season }) => {
  const nicks = new Set(data.ranking.map(({ nick }) => playerKey(nick)));
  // A ranking that was emptied says nothing of anybody.
  if (nicks.size === 0) return [];
  const isUnknown = (nick: string): boolean => isPlayer(nick) && !nicks.has(playerKey(nick));
  return [
    ...data.currentTeam
      .filter(({ nick }) => isUnknown(nick))
      .map(({ id, nick }) => problemAt('current-national-team', id, 'nick', nick, notRanked)),
    ...season.matches.flatMap((match) =>
      sides
        .filter((side) => isUnknown(match[side].nick))
        .map((side) => problemOf(match, side, match[side].nick, notRanked)),
    ),
    ...season.daily.flatMap((duel) =>
      sides
        .filter((side) => isUnknown(duel[side]))
        .map((side) => problemOfDaily(duel, side, duel[side], notRanked)),
    ),
  ];
};

const suggestion = (name: string, known: readonly string[]): string => {
  const like = nearestOf(name, known);
  return like === undefined
    ? `escribí ${listNames(known)}, la que sea`
    : `¿quisiste decir «${like}»?`;
};

/** The daily duels' divisions are the league's, their phases the cup's. */
export const unknownCategories: Rule = ({ season: { daily, cup } }) => {
  const names = divisions.map(({ name }) => name);
  const phases = (cup?.stage.rounds ?? []).map(({ name }) => name);
  return daily.flatMap((duel): Problem[] => {
    const { competition, category, division } = duel;
    if (category === '') return [];
    if (competition === 'league') {
      if (division) return [];
      const reason = 'no es una división de la liga: el duelo no está en la página de ninguna';
      const advice = suggestion(category, names);
      return [problemOfDaily(duel, 'category', category, { reason, advice })];
    }
    if (phases.length === 0 || phases.some((name) => sameName(name, category))) return [];
    const complaint = {
      reason: 'no es una fase de la copa',
      advice: suggestion(category, phases),
    };
    return [problemOfDaily(duel, 'category', category, complaint)];
  });
};

/** A player has one row, in one group. */
export const playersTwice: Rule = ({ season }) => {
  const seen = new Map<string, { id: string; group: string; row: number }>();
  return season.divisions.flatMap(({ config: { id }, groups }) =>
    groups.flatMap((group) =>
      group.standings.rows
        .toSorted((a, b) => a.row - b.row)
        .flatMap(({ row, player }): Problem[] => {
          const before = seen.get(playerKey(player));
          if (!before) {
            seen.set(playerKey(player), { id, group: group.id, row });
            return [];
          }
          const isHere = before.id === id && before.group === group.id;
          const complaint = isHere
            ? {
                reason: `ya está en la fila ${before.row}; se muestran las dos`,
                advice: 'borrá la que sobra',
              }
            : {
                reason: `también está en otro grupo, de «standings-${before.id}»`,
                advice: 'dejá una sola fila, la de su grupo',
              };
          return [problemAt(`standings-${id}`, row, standingsColumns.player.at, player, complaint)];
        }),
    ),
  );
};
