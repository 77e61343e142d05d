/** Positions in charts, in percent of the drawing. */

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The position of a value in a range, from 0 (`from`) to 100 (`to`), in tenths; 50 for an empty range. */
export function share(value: number, [from, to]: readonly [from: number, to: number]): number {
  return from === to ? 50 : roundToTenth((100 * Math.abs(value - from)) / Math.abs(to - from));
}

/** At most six round numbers for an axis, at least `leastStep` apart, that enclose `lowest` and `highest`. */
export function axisTicks(lowest: number, highest: number, leastStep: number): number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].filter((step) => step >= leastStep);
  for (const step of steps) {
    const first = Math.floor(lowest / step);
    const last = Math.max(first + 1, Math.ceil(highest / step));
    if (last - first <= 5) {
      return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
    }
  }
  return [lowest, highest];
}

/** The distance between shown labels, so that at most `atMost` of `count` are shown. */
export const labelStep = (count: number, atMost: number): number =>
  Math.max(1, Math.ceil(count / atMost));

/**
 * A smooth SVG path through places, level at each of them. A step to the right and a place are one unit each;
 * the first place is at 0.5.
 * @param start Steps to the right at which the path begins.
 */
export function placesPath(places: readonly number[], start = 0): string {
  const [first, ...rest] = places;
  if (first === undefined) throw new Error('A line needs a place');
  let path = `M${start} ${first - 0.5}`;
  let before = first;
  for (const [index, place] of rest.entries()) {
    const change = place - before;
    path += `${index === 0 ? 'c.5 0 ' : 's'}.5 ${change} 1 ${change}`;
    before = place;
  }
  return path;
}
