/** The drawing of the bracket. tests/golden has its text. */
import { expect, test } from 'vitest';
import { page } from '../fixtures/site.ts';

const $ = page('/torneos/copa-argentina');
const inColumns = (selector: string): number[] =>
  $('.bracket-column')
    .toArray()
    .map((column) => $(column).find(`> ol > ${selector}`).length);

test('each column from 16avos on has its full number of slots, and those without a duel are blank', () => {
  expect(inColumns('li')).toEqual([14, 16, 8, 4, 2, 1]);
  expect(inColumns('.bracket-blank')).toEqual([0, 1, 0, 0, 0, 0]);
});

test('lines join each duel to the slot that it feeds, and each slot to the duels that feed it', () => {
  expect(inColumns('.bracket-out')).toEqual([0, 15, 8, 4, 2, 0]);
  expect(inColumns('.bracket-in')).toEqual([0, 0, 8, 4, 2, 1]);
});
