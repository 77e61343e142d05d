/** Matches the items of two versions of a list. */

/**
 * Finds the counterpart in `now` of each item of `before`. The map has the order of `before`, without items that have
 * no counterpart.
 * @param rules Keys of an item, the surest rule first. Items that share a key are the same; among several, the first
 *   ones are matched. A rule sees only the items that the rules before it left unmatched.
 */
export function counterparts<Item>(
  before: readonly Item[],
  now: readonly Item[],
  rules: readonly ((item: Item) => readonly string[])[],
): Map<Item, Item> {
  const found = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const keysOf of rules) {
    const left = now.filter((one) => !taken.has(one));
    const keyed = left.flatMap((one) => keysOf(one).map((key) => ({ key, one })));
    const byKey = Map.groupBy(keyed, ({ key }) => key);
    for (const item of before.filter((one) => !found.has(one))) {
      const alike = keysOf(item).flatMap((key) => byKey.get(key) ?? []);
      const same = alike.find(({ one }) => !taken.has(one))?.one;
      if (!same) continue;
      found.set(item, same);
      taken.add(same);
    }
  }
  return new Map(
    before.flatMap((item) => {
      const same = found.get(item);
      return same ? [[item, same] as const] : [];
    }),
  );
}
