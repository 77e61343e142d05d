import { expect, test } from 'vitest';
import { median } from '../../../../scripts/bench/statistics.ts';

test('the median is the middle one by size', () => {
  expect(median([100, 9, 20])).toBe(20);
  expect(median([7])).toBe(7);
});

test('of an even number it is the mean of the two in the middle', () => {
  expect(median([4, 1, 3, 100])).toBe(3.5);
});

test('nothing has no median', () => {
  expect(() => median([])).toThrow('no median');
});
