/** Matches the items of two versions of a list. */

/**
 * Finds the counterpart in `now` of each item of `before`. The map has the order of `before`; items without a
 * counterpart are missing.
 * @param rules Each returns an item's keys; the most reliable rule comes first. Items that share a key are matched, in
 * the order of the lists. A rule sees only items that earlier rules left unmatched.
 */
export function counterparts<Item>(
  before: readonly Item[],
  now: readonly Item[],
  rules: readonly ((item: Item) => readonly string[])[],
): Map<Item, Item> {
  const found = new Map<Item, Item>();
  const taken = new Set<Item>();
  for (const keysOf of rules) {
    const unmatched = now.filter((item) => !taken.has(item));
    const keyed = unmatched.flatMap((item) => keysOf(item).map((key) => ({ key, item })));
    const byKey = Map.groupBy(keyed, ({ key }) => key);
    for (const item of before.filter((other) => !found.has(other))) {
      const alike = keysOf(item).flatMap((key) => byKey.get(key) ?? []);
      const same = alike.find((other) => !taken.has(other.item))?.item;
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
