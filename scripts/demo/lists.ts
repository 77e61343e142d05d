/** Lists, for generators that count. */

/** Element `index` of a list; a generator that counts wrong should stop, not write `undefined`. */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`No element ${index} in a list of ${list.length}`);
  return value;
}

/** The elements of a list by twos, as they stand. */
export const pairs = <T>(list: readonly T[]): [T, T][] =>
  Array.from({ length: list.length / 2 }, (_, index) => [
    at(list, index * 2),
    at(list, index * 2 + 1),
  ]);
