import { expect, test } from 'vitest';
import {
  recomputeStandings,
  standingsDifferences,
  differenceLine,
} from '../../../src/domain/checked-standings.ts';
import type { Standings } from '../../../src/domain/standings.ts';
import { played, unplayed } from './duel.ts';

const duels = [played('Ana', 2, 1, 'Beto'), unplayed('Beto', 'Ana')];
const headings = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'];
const sheet = (...rows: [string, ...(number | null)[]][]): Standings => ({
  headings,
  rows: rows.map(([player, ...values], index) => ({ row: index + 3, player, values })),
});

test('the table is recomputed from the duels, row by row', () => {
  const wrong = sheet(['Ana', 9, 9, 9, 9, 9, 9], ['BETO', 0, 0, 0, 0, 0, 0]);
  expect(recomputeStandings(wrong, duels)).toEqual(
    sheet(['Ana', 1, 0, 1, 2, 1, 1], ['BETO', 0, 1, 1, 1, 2, -1]),
  );
});

test('a table that agrees has no differences', () => {
  const right = sheet(['Ana', 1, 0, 1, 2, 1, 1], ['Beto', 0, 1, 1, 1, 2, -1]);
  expect(standingsDifferences(right, duels)).toEqual([]);
});

test('a bye with a score adds nothing', () => {
  const right = sheet(['Ana', 1, 0, 1, 2, 1, 1]);
  expect(standingsDifferences(right, [...duels, played('Ana', 2, 0, 'BYE')])).toEqual([]);
});

test('a difference tells the sheet’s row, the player, the column and both numbers', () => {
  const wrong = sheet(['Ana', 1, 0, 1, 2, 1, 1], ['Beto', 0, 1, 1, 3, 2, -1]);
  expect(standingsDifferences(wrong, duels)).toEqual([
    { row: 4, player: 'Beto', column: 4, label: 'PG', sheet: 3, computed: 1 },
  ]);
});

test('an empty cell counts as 0, as it does for the order', () => {
  const empty = sheet(['Ana', 1, null, 1, null, 1, 1]);
  expect(standingsDifferences(empty, duels)).toMatchObject([
    { label: 'PG', sheet: 0, computed: 2 },
  ]);
});

test('columns that duels do not tell are neither recomputed nor compared', () => {
  const other: Standings = {
    headings: ['DG', 'Sanciones', ''],
    rows: [{ row: 3, player: 'Ana', values: [1, 7, 8] }],
  };
  expect(recomputeStandings(other, duels).rows[0]?.values).toEqual([1, null, null]);
  expect(standingsDifferences(other, duels)).toEqual([]);
});

test('a difference is a line that says where to look, and both values', () => {
  const difference = {
    row: 4,
    player: 'Ana',
    column: 1,
    label: 'DG',
    sheet: 3,
    computed: 2,
  };
  expect(differenceLine('Oro, Grupo A', difference)).toBe(
    'Oro, Grupo A, fila 4, Ana: DG es 3 en la planilla y 2 según los resultados.',
  );
});
