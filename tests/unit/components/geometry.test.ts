import { describe, expect, test } from 'vitest';
import {
  axisTicks,
  labelStep,
  placesDots,
  placesPath,
  share,
} from '../../../src/components/chart/geometry.ts';

test.each([
  [5, [0, 10], 50],
  [1, [0, 3], 33.3],
  [30, [30, 10], 0],
  [15, [30, 10], 75],
  [7, [7, 7], 50],
] as const)('%d stands in the range %j at %d per cent', (value, range, percent) => {
  expect(share(value, range)).toBe(percent);
});

describe('the ticks of an axis', () => {
  test.each([
    [1040, 1136, [1040, 1060, 1080, 1100, 1120, 1140]],
    [600, 603, [600, 610]],
    [600, 600, [600, 610]],
    [588, 641, [580, 600, 620, 640, 660]],
    [95, 1210, [0, 500, 1000, 1500]],
  ])('from %d to %d are round, hold both and are few', (lowest, highest, ticks) => {
    expect(axisTicks(lowest, highest, 10)).toEqual(ticks);
  });
});

test.each([
  [7, 7, 1],
  [8, 7, 2],
  [15, 7, 3],
  [0, 7, 1],
])('of %d labels with room for %d, one in %d is told', (count, atMost, step) => {
  expect(labelStep(count, atMost)).toBe(step);
});

/** Where a path of placesPath goes through, by adding up what its curves end with. */
function stopsOf(path: string): string[] {
  const [, start = ''] = /^M0 ([\d.]+)/.exec(path) ?? [];
  let [x, y] = [0, Number(start)];
  const curves = [...path.matchAll(/[cs][^cs]*? 1 (-?[\d.]+)/g)];
  return [`0 ${y}`, ...curves.map(([, by]) => `${(x += 1)} ${(y += Number(by))}`)];
}

test('a line goes through the place of each round, in the middle of its row', () => {
  expect(stopsOf(placesPath([3, 1, 1, 4]))).toEqual(['0 2.5', '1 0.5', '2 0.5', '3 3.5']);
  expect(placesPath([2])).toBe('M0 1.5');
});

test('there is a dot wherever a line may go through', () => {
  expect(placesDots(3, 2)).toBe('M0 0.5h0m1 0h0m1 0h0M0 1.5h0m1 0h0m1 0h0');
});
