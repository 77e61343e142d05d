/** Which items of two versions of a list are the same one. */

/**
 * The counterpart in `now` of each item of `before`, in the order of these; items that have none are missing.
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
