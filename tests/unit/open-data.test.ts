import { expect, test } from 'vitest';
import { duelsTable } from '../../src/open-data/files.ts';
import { round, seasonOf } from './season/season.ts';

test('a nick like a formula is no formula where the table of duels is opened', () => {
  const { matches } = seasonOf({ primera: round('Fecha 1', '', '=2+2 2-0 Beto') });
  const duels = matches.map((match) => ({ match, homeId: null, awayId: null }));
  const [, row = ''] = duelsTable(duels).split('\n');
  expect(row).toContain("'=2+2");
  expect(row).not.toMatch(/,"?=2/);
});
