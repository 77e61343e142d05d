/** Yields each item whose key an item before it has, with the first of them. Items without a key are skipped. */
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
