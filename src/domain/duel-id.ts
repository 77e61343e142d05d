/**
 * What a duel is called in addresses (docs/product.md, «A duel's address»): where it stands, and never when
 * it is or how it ended, so that it stays the same for the season.
 */
import type { Duel, Round } from './fixture.ts';
import { slug } from './text.ts';

/**
 * The id of each duel of a fixture, `elite-e-12`. A code that a fixture has twice is numbered, in the
 * sheet's order.
 * @param fixture Its name in `league.yaml`, or `cup`.
 */
export function duelIds(fixture: string, rounds: readonly Round[]): Map<Duel, string> {
  const ids = new Map<Duel, string>();
  const taken = new Set<string>();
  for (const duel of rounds.flatMap(({ duels }) => duels)) {
    const plain = slug(`${fixture} ${duel.code}`);
    let id = plain;
    for (let number = 2; taken.has(id); number += 1) id = `${plain}-${number}`;
    taken.add(id);
    ids.set(duel, id);
  }
  return ids;
}
