import { expect, test } from 'vitest';
import { formatResult, sideName, stageRound } from '../../../src/words/duel.ts';
import { readSide } from '../../../src/domain/side.ts';
import { results, round, seasonOf } from '../season/season.ts';

test.each([
  ['A 2-1 B', '2 - 1'],
  ['A 0-2 B', '0 - 2'],
  ['A 0-0 B', '-'],
  ['A - B', '-'],
])('the result of %s reads %s', (duel, text) => {
  expect(results(duel).map(formatResult)).toEqual([text]);
});

test.each([
  ['MeepleSur', 'MeepleSur'],
  ['BYE', 'Libre'],
  ['', 'Libre'],
])('the side of %j reads %s', (player, text) => {
  expect(sideName(readSide(player))).toBe(text);
});

test.each([
  ['primera', 'Fecha 3', 'Primera, Fecha 3'],
  ['promociones', 'PROMOCIONES', 'Promociones'],
])('a duel of %s, %s stands in «%s»', (sheet, name, expected) => {
  const { matches } = seasonOf({ [sheet]: round(name, '', 'Ana - Beto') });
  expect(matches.map(stageRound)).toEqual([expected]);
});
