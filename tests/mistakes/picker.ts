/** Picks one of several items. @throws Error for an empty list. */
export type Pick = <T>(of: readonly T[]) => T;

/** Returns a pseudo-random picker, whose picks depend only on the seed. */
export function pickerOf(seed: number): Pick {
  let state = seed;
  return (of) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const one = of[Math.floor((state / 2 ** 32) * of.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
}
