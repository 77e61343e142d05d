/** Chance that repeats: the same seed gives the same season. */

export interface Random {
  /** A number from `from` to `to`. */
  between: (from: number, to: number) => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** Another sequence, that what is drawn from this one does not change. */
  fork: (name: string) => Random;
}

/** Mulberry32, by Tommy Ettinger: small, and good enough for a simulation. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number): number => from + next() * (to - from);
  const whole = (from: number, to: number): number => Math.floor(between(from, to + 1));
  return {
    between,
    whole,
    chance: (share) => next() < share,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    fork: (name) => {
      let hash = seed;
      for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
      return seeded(hash);
    },
  };
}
