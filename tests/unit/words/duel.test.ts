import { expect, test } from 'vitest';
import { formatResult, sideName, stageRound } from '../../../src/words/duel.ts';
import { played, unplayed } from '../domain/duel.ts';

test.each([
  [played('A', 2, 1, 'B'), '2 - 1'],
  [played('A', 0, 2, 'B'), '0 - 2'],
  [played('A', 0, 0, 'B'), '-'],
  [unplayed('A', 'B'), '-'],
  [{ ...unplayed('A', 'B'), homeScore: 2 }, '-'],
])('the result of %j reads %s', (duel, text) => {
  expect(formatResult(duel)).toBe(text);
});

test.each([
  ['MeepleSur', 'MeepleSur'],
  ['BYE', 'Libre'],
  ['', 'Libre'],
])('the side of %j reads %s', (player, text) => {
  expect(sideName(player)).toBe(text);
});

test.each([
  ['Élite', 'Fecha 3', 'Élite, Fecha 3'],
  ['Promociones Élite-Platinum', 'PROMOCIONES Élite-Platinum', 'Promociones Élite-Platinum'],
])('a duel of %s, %s stands in «%s»', (name, roundName, expected) => {
  expect(stageRound({ stage: name, round: roundName })).toBe(expected);
});
