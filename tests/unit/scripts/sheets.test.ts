/** The spreadsheet that organisers copy: its sheets are read as they are, and the file is the one that is described. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { sheetTabs } from '../../../scripts/sheets/tabs.ts';
import { formatXlsx, type SheetTab } from '../../../scripts/sheets/xlsx.ts';
import { league } from '../../fixtures/competitions.ts';
import { parseDuels } from '../../../src/sources/sheets/duels.ts';
import { parseFixture } from '../../../src/sources/sheets/fixture.ts';
import { parseRanking } from '../../../src/sources/sheets/ranking-sheet.ts';
import { parseDivision } from '../../../src/sources/sheets/standings.ts';

const tabs = sheetTabs();

/** Rows as a spreadsheet publishes them. */
const rowsOf = ({ rows, columns }: SheetTab): string[][] =>
  rows.map((row) =>
    row.map((value, column) =>
      columns[column]?.format === 'day' && typeof value === 'number'
        ? new Date(Date.UTC(1899, 11, 30 + value)).toLocaleDateString('es-AR', { timeZone: 'UTC' })
        : String(value),
    ),
  );

const group = { name: 'Grupo A', window: { first: 2, last: 9 } };

test.each([
  ['Ranking', (rows: string[][]) => parseRanking('ranking', rows), 2],
  ['Posiciones', (rows: string[][]) => parseDivision('x', rows, [group], league), 1],
  ['Fixture', (rows: string[][]) => parseFixture('x', rows, 'groups'), 1],
  ['Copa', (rows: string[][]) => parseFixture('x', rows, 'bracket'), 1],
  ['Duelos del día', (rows: string[][]) => parseDuels('x', rows), 2],
])('the examples of %s are read without a remark', (name, parse, items) => {
  const tab = tabs.find((candidate) => candidate.name === name);
  const { value, problems } = parse(tab ? rowsOf(tab) : []);
  expect(problems).toEqual([]);
  expect(value).toHaveLength(items);
});

test('each column has a note', () => {
  for (const { columns, notes } of tabs) expect(notes.size).toBe(columns.length);
});

test('docs/planillas.xlsx is up to date: node scripts/sheets/tabs.ts', async () => {
  expect((await readFile('docs/planillas.xlsx')).equals(formatXlsx(tabs))).toBe(true);
});
