import { expect, test } from 'vitest';
import { duelsTable } from '../../../src/formats/open-data.ts';
import { round, seasonOf } from '../season/season.ts';

test('a nick like a formula is no formula where the table of duels is opened', () => {
  const { matches } = seasonOf({ primera: round('Fecha 1', '', '=2+2 2-0 Beto') });
  const duels = matches.map((match) => ({ match, homeId: null, awayId: null }));
  const [, row = ''] = duelsTable(duels).split('\n');
  expect(row).toContain("'=2+2");
  expect(row).not.toMatch(/,"?=2/);
});

test('how each duel stands, and whose it is', () => {
  const duels = ['A 2-1 B', 'A WO- C', 'A - D', 'E - C', 'B - C @ Postergado', 'B - BYE'];
  const played = [...duels, 'B - D @ Postergado'];
  const { matches } = seasonOf({
    primera: [...round('Fecha 1', '', ...played), ...round('Fecha 2', '', 'B 2-0 C')],
    forfeits: { withdrawn: { E: '2026-11-13' } },
  });
  const rows = duelsTable(matches.map((match) => ({ match, homeId: null, awayId: null })));
  const ends = rows.split('\n').map((row) => row.split(',').slice(-2).join(' '));
  expect(ends.slice(0, -1)).toEqual([
    'outcome winner',
    'played home',
    'walkover home',
    'open ',
    'withdrawal away',
    'moved ',
    ' ',
    'postponed ',
    'played home',
  ]);
});
