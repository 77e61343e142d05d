/** Renamed headings in every kind of sheet (docs/product.md, «Columns»). */
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readSource } from '../../../../src/sources/catalog/catalog.ts';
import { parseCsv } from '../../../../src/sources/sheets/csv.ts';
import { columnLetter, type Rows } from '../../../../src/sources/sheets/sheet.ts';
import { smallData } from '../../../fixtures/small-data.ts';

const sheetNames = [
  'ranking',
  'liga-nacional/standings-oro',
  'liga-nacional/fixtures-oroA',
  'copa-argentina/fixtures-cup',
  'liga-nacional/duels',
] as const;
const words = ['Horario', 'Dato', 'x', 'Ver acá', 'Anotaciones de la mesa'];

const isHeading = (row: readonly string[]): boolean =>
  row.includes('Jugador') || row.includes('Local');

/** Empties the cells of a fixture that are empty while nothing is agreed or played. */
const unplayed = (row: readonly string[]): readonly string[] =>
  row[0] === '' || isHeading(row)
    ? row
    : row.map((text, at) => ([2, 3, 5, 6].includes(at) ? '' : text));

test.each([
  ...sheetNames.map((name) => [name, '', (row: readonly string[]) => row] as const),
  ['liga-nacional/fixtures-oroA', ' in which nothing is agreed yet', unplayed] as const,
])('a renamed heading empties no column of %s%s in silence', (name, _, change) => {
  const rows = parseCsv(smallData.sheets[name] ?? '').map(change);
  const read = (changed: Rows) => readSource(name, Papa.unparse(changed.map((row) => [...row])));
  const before = JSON.stringify(read(rows).value);
  const headings = (rows.find(isHeading) ?? []).filter(Boolean);
  for (const [column, heading] of headings.entries()) {
    for (const word of words) {
      const renamed = rows.map((row) => (isHeading(row) ? row.with(column, word) : row));
      const { value, problems } = read(renamed);
      const isTold = problems.some((problem) => problem.column === columnLetter(column));
      const isShown = JSON.stringify(value) === before;
      expect([heading, word, isShown || isTold]).toEqual([heading, word, true]);
    }
  }
  expect(headings.length).toBeGreaterThan(5);
  expect(read(rows).problems).toEqual([]);
});
