/** Picks one of several, always the same ones after a seed. */
export function pickerOf(seed: number) {
  let state = seed;
  return <T>(of: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const one = of[Math.floor((state / 2 ** 32) * of.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
}

export type Pick = ReturnType<typeof pickerOf>;
