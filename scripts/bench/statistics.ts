/** Figures from several runs. */

/** The middle one of some numbers, or the mean of the two in the middle. @throws when empty. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('no median of nothing');
  return (lower + upper) / 2;
}
