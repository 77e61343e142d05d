/** A tiny seeded random generator: the same seed always gives the same picture. */
export interface Seeded {
  /** A number from `low` (included) to `high` (excluded). */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True in `share` of the cases. */
  chance(share: number): boolean;
  /** One element of a list. */
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number];
  /** A shuffled copy of a list. */
  shuffle<T>(list: readonly T[]): T[];
}

/** Numbers from 0 (included) to 1 (excluded): mulberry32, by Tommy Ettinger. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a of a text; of several, each from the hash of those before. */
export function fnv1a(text: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** From a number, or from a text's hash. */
export function seeded(seed: string | number): Seeded {
  const next = mulberry32(typeof seed === 'string' ? fnv1a(seed) : seed);
  const between = (low: number, high: number): number => low + next() * (high - low);
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return {
    between,
    whole,
    chance: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((value) => [next(), value] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, value]) => value),
  };
}
