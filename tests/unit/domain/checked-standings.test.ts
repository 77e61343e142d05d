import { expect, test } from 'vitest';
import {
  recomputeStandings,
  standingsDifferences,
  differenceLine,
} from '../../../src/domain/checked-standings.ts';
import type { Standings } from '../../../src/domain/standings.ts';
import { played, unplayed } from './duel.ts';

const bye = played('Ana', 2, 0, 'BYE');
const duels = [played('Ana', 2, 1, 'Beto'), unplayed('Beto', 'Ana'), bye];
const headings = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'];
const sheet = (...rows: [string, ...(number | null)[]][]): Standings => ({
  headings,
  rows: rows.map(([player, ...values], index) => ({ row: index + 3, player, values })),
});

test('the table is recomputed from the duels, row by row, without byes', () => {
  const wrong = sheet(['Ana', 9, 9, 9, 9, 9, 9], ['BETO', 0, 0, 0, 0, 0, 0]);
  expect(recomputeStandings(wrong, duels)).toEqual(
    sheet(['Ana', 1, 0, 1, 2, 1, 1], ['BETO', 0, 1, 1, 1, 2, -1]),
  );
});

test.each<[string, Standings, string[]]>([
  ['none where it agrees', sheet(['Ana', 1, 0, 1, 2, 1, 1], ['Beto', 0, 1, 1, 1, 2, -1]), []],
  [
    'a line that says where to look, and both values',
    sheet(['Ana', 1, 0, 1, 2, 1, 1], ['Beto', 0, 1, 1, 3, 2, -1]),
    ['Oro, fila 4, Beto: PG es 3 en la planilla y 1 según los resultados.'],
  ],
  [
    'one where a cell is empty, which counts as 0',
    sheet(['Ana', 1, null, 1, null, 1, 1]),
    ['Oro, fila 3, Ana: PG es 0 en la planilla y 2 según los resultados.'],
  ],
])('a table’s differences are %s', (_, table, lines) => {
  const found = standingsDifferences(table, duels);
  expect(found.map((difference) => differenceLine('Oro', difference))).toEqual(lines);
});

test('columns that duels do not tell are neither recomputed nor compared', () => {
  const other = { ...sheet(['Ana', 1, 7, 8]), headings: ['DG', 'Sanciones', ''] };
  expect(recomputeStandings(other, duels).rows[0]?.values).toEqual([1, null, null]);
  expect(standingsDifferences(other, duels)).toEqual([]);
});
