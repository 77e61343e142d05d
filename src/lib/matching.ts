/** Finds items with the same key, in one list or in two versions of a list. */

/** Yields each item whose key an earlier item has, with the first of that key. Skips items without a key (null). */
export function* repetitions<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string | null,
): Generator<{ first: Item; item: Item }> {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, item);
    else yield { first, item };
  }
}

/**
 * Finds the counterpart in `now` of each item of `before`, at most one each: both have a key of a rule in common. Items
 * without one are not in the map.
 * @param rules Each lists an item's keys; the most reliable rule comes first. By one rule after another, each item of
 * `before` without a counterpart gets, in turn, the first free item of `now` with its first key, or else with its next.
 */
export function counterparts<Item, Before extends Item, Now extends Item>(
  before: readonly Before[],
  now: readonly Now[],
  rules: readonly ((item: Item) => readonly string[])[],
): Map<Before, Now> {
  const matches = new Map<Before, Now>();
  const matched = new Set<Now>();
  for (const keysOf of rules) {
    const unmatched = now.filter((item) => !matched.has(item));
    const keyed = unmatched.flatMap((item) => keysOf(item).map((key) => ({ key, item })));
    const candidatesByKey = Map.groupBy(keyed, ({ key }) => key);
    for (const item of before) {
      if (matches.has(item)) continue;
      const candidates = keysOf(item).flatMap((key) => candidatesByKey.get(key) ?? []);
      const counterpart = candidates.find((candidate) => !matched.has(candidate.item));
      if (counterpart === undefined) continue;
      matches.set(item, counterpart.item);
      matched.add(counterpart.item);
    }
  }
  return matches;
}
