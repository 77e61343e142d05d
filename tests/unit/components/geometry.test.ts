import { expect, test } from 'vitest';
import { axisTicks, labelStep, placesPath } from '../../../src/components/chart/geometry.ts';

test.each([
  [1040, 1136, '1040 1060 1080 1100 1120 1140'],
  [600, 603, '600 610'],
  [600, 600, '600 610'],
  [588, 641, '580 600 620 640 660'],
  [95, 1210, '0 500 1000 1500'],
])('the ticks from %d to %d are round, hold both and are few', (lowest, highest, ticks) => {
  expect(axisTicks(lowest, highest, 10).join(' ')).toBe(ticks);
});

test.each([
  [7, 7, 1],
  [8, 7, 2],
  [15, 7, 3],
  [0, 7, 1],
])('of %d labels with room for %d, one in %d is told', (count, atMost, step) => {
  expect(labelStep(count, atMost)).toBe(step);
});

test('a line of places starts and ends in the middle of its rows, with one curve per round', () => {
  const path = placesPath([3, 1, 1, 4]);
  expect(path).toMatch(/^M0 2\.5/);
  // Each curve ends one round further and this many rows down.
  const ends = [...path.matchAll(/[cs][^cs]*? 1 (-?[\d.]+)/g)].map(([, down]) => Number(down));
  expect(ends).toEqual([-2, 0, 3]);
});
