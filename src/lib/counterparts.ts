/** Matches the items of two versions of a list. */

/**
 * Finds the counterpart in `now` of each item of `before`. Items without a counterpart are not in the map.
 * @param rules Each returns an item's keys; the most reliable rule comes first. Items that share a key are matched, in
 * the order of the lists. A rule sees only items that earlier rules left unmatched.
 */
export function counterparts<Item, Before extends Item, Now extends Item>(
  before: readonly Before[],
  now: readonly Now[],
  rules: readonly ((item: Item) => readonly string[])[],
): Map<Before, Now> {
  const found = new Map<Before, Now>();
  const taken = new Set<Now>();
  for (const keysOf of rules) {
    const byKey = new Map<string, Now[]>();
    for (const item of now) {
      if (taken.has(item)) continue;
      for (const key of keysOf(item)) byKey.set(key, [...(byKey.get(key) ?? []), item]);
    }
    for (const item of before) {
      if (found.has(item)) continue;
      const alike = keysOf(item).flatMap((key) => byKey.get(key) ?? []);
      const same = alike.find((other) => !taken.has(other));
      if (!same) continue;
      found.set(item, same);
      taken.add(same);
    }
  }
  return found;
}
