import { expect, test } from 'vitest';
import { placesPath } from '../../../src/components/chart/geometry.ts';

test('a line of places starts and ends in the middle of its rows, with one curve per round', () => {
  const path = placesPath([3, 1, 1, 4]);
  expect(path).toMatch(/^M0 2\.5/);
  // Each curve ends one round further and this many rows down.
  const ends = [...path.matchAll(/[cs][^cs]*? 1 (-?[\d.]+)/g)].map(([, down]) => Number(down));
  expect(ends).toEqual([-2, 0, 3]);
});
