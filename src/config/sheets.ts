/** Which sheets a community's competitions have, by their names in the sources. */
import type { z } from './schemas/validation.ts';
import type { divisionSchema } from './schemas/league.ts';

type Division = Pick<z.output<typeof divisionSchema>, 'id'> & {
  groups: readonly { fixture: string }[];
  playoffs: readonly { fixture: string }[];
};

/** Names of sheets by their kind. */
export interface SheetKeys {
  /** Divisions' ids, in the league's order. */
  standings: readonly string[];
  /** Each division's own, then those that two divisions share, then the cup's. */
  fixtures: readonly string[];
  duels: readonly ('league' | 'cup')[];
}

/** The sheets of a league of these divisions, and of a cup where there is one. */
export function sheetKeys(league: readonly Division[] | null, hasCup: boolean): SheetKeys {
  const divisions = league ?? [];
  const all = divisions.flatMap(({ groups, playoffs }) =>
    [...groups, ...playoffs].map(({ fixture }) => fixture),
  );
  const isShared = (name: string): boolean => all.filter((other) => other === name).length > 1;
  return {
    standings: divisions.map(({ id }) => id),
    fixtures: [
      ...all.filter((name) => !isShared(name)),
      ...new Set(all.filter((name) => isShared(name))),
      ...(hasCup ? ['cup'] : []),
    ],
    duels: [...(league ? ['league' as const] : []), ...(hasCup ? ['cup' as const] : [])],
  };
}
