/** What a shared table says in a message, before its address. */
import type { Group } from '../../season/model.ts';

interface NamedGroup extends Pick<Group, 'name'> {
  standings: { rows: readonly { player: string }[] };
}

/** How many players a message names where a division has one table. */
const named = 3;

/** «Así va la División Primera: 1. Ana, 2. Beto, 3. Caro.», or the leader of each group. */
export function standingsSentence(division: string, groups: readonly NamedGroup[]): string {
  const [only, ...more] = groups.filter(({ standings }) => standings.rows.length > 0);
  if (!only) return `${division}:`;
  const places =
    more.length === 0
      ? only.standings.rows.slice(0, named).map(({ player }, index) => `${index + 1}. ${player}`)
      : [only, ...more].map(({ name, standings }) => `${name}, ${standings.rows[0]?.player ?? ''}`);
  const introduction = more.length === 0 ? 'Así va' : 'Líderes de';
  const separator = more.length === 0 ? ', ' : '; ';
  return `${introduction} la ${division}: ${places.join(separator)}.`;
}
