/** Where things stand in charts, which are as wide as there is room: shares of the drawing, in percent. */

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The share of a range at which a value in it stands, from 0 to 100; the middle of a range that is none. */
export function share(value: number, [from, to]: readonly [from: number, to: number]): number {
  return from === to ? 50 : rounded((100 * Math.abs(value - from)) / Math.abs(to - from));
}

/** Round numbers for an axis from below the lowest value to above the highest: six at most. */
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

/** Every how many of so many labels there is room for one. */
export const labelStep = (count: number, atMost: number): number =>
  Math.max(1, Math.ceil(count / atMost));

/**
 * A smooth way through places, one a step to the right: it leaves and reaches each of them level. In units
 * of a step and of a place, the first place at half a unit.
 */
export function placesPath(places: readonly number[]): string {
  const [first = 1, ...rest] = places;
  let before = first;
  const curves = rest.map((place, index) => {
    const by = place - before;
    before = place;
    return `${index === 0 ? 'c.5 0 ' : 's'}.5 ${by} 1 ${by}`;
  });
  return `M0 ${first - 0.5}${curves.join('')}`;
}

/** A dot where each round meets each place: paths without length, whose ends are round. */
export function placesDots(rounds: number, places: number): string {
  const row = `h0${'m1 0h0'.repeat(rounds - 1)}`;
  return Array.from({ length: places }, (_, index) => `M0 ${index + 0.5}${row}`).join('');
}
