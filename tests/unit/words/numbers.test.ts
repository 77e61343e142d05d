import { expect, test } from 'vitest';
import { counted, formatPosition, formatRating } from '../../../src/words/numbers.ts';

test.each([
  [612.5, '612,5'],
  [1052, '1052'],
  [0, '0'],
  [null, 'N/A'],
  [undefined, 'N/A'],
])('the rating %j reads %s', (rating, text) => {
  expect(formatRating(rating)).toBe(text);
});

test.each([
  ['5', '5.º puesto'],
  ['12', '12.º puesto'],
  ['1', '1.er puesto'],
  ['11', '11.º puesto'],
  ['23', '23.er puesto'],
  ['Semifinalista', 'Semifinalista'],
  ['5-8', '5-8'],
])('formatPosition writes %s as %s', (position, text) => {
  expect(formatPosition(position)).toBe(text);
});

test('one is counted in the singular, anything else in the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'duelo', 'duelos'))).toEqual([
    '0 duelos',
    '1 duelo',
    '2 duelos',
  ]);
});
