/** Which items of two versions of a list are the same one. */

/**
 * The counterpart in `now` of each item of `before`; items that have none are missing from the map.
 * @param rules Keys of an item, the surest rule first: items that share a key are the same, the first ones first.
 *   A rule sees only what the rules before it left without a counterpart.
 */
export function counterparts<Item>(
  before: readonly Item[],
  now: readonly Item[],
  rules: readonly ((item: Item) => readonly string[])[],
): Map<Item, Item> {
  const found = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const keysOf of rules) {
    const byKey = new Map<string, Item[]>();
    for (const item of now.filter((one) => !taken.has(one))) {
      for (const key of keysOf(item)) {
        const alike = byKey.get(key);
        if (alike) alike.push(item);
        else byKey.set(key, [item]);
      }
    }
    for (const item of before.filter((one) => !found.has(one))) {
      const alike = keysOf(item).flatMap((key) => byKey.get(key) ?? []);
      const same = alike.find((one) => !taken.has(one));
      if (!same) continue;
      found.set(item, same);
      taken.add(same);
    }
  }
  return found;
}
