/** Renamed headings, and rows below a group, in every kind of sheet (docs/product.md, «Columns»). */
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readSource } from '../../../../src/sources/catalog/reading.ts';
import { parseCsv } from '../../../../src/sources/sheets/csv.ts';
import { columnLetter, type Rows } from '../../../../src/sources/sheets/sheet.ts';
import { parseRanking } from '../../../../src/sources/sheets/ranking-sheet.ts';
import { hasWindow, parseDivision } from '../../../../src/sources/sheets/standings.ts';
import { league } from '../../../fixtures/competitions.ts';
import { smallData } from '../../../fixtures/small-data.ts';
import { tableRules } from '../../season/season.ts';

const rowsOf = (...lines: string[]): Rows => lines.map((line) => line.split(','));

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

const headings = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP';
const player = (group: string, place: number): string => `${place},${group}${place},0,0,0,0,0,0`;

/** Lines from the title or the first player of a window to its end, where they stand in real sheets. */
const layouts: Record<string, (name: string) => string[]> = {
  'title and headings inside': (name) => [`,${name}`, headings],
  'headings inside': () => [headings],
  'a title inside': (name) => [`,${name}`],
  'players alone': () => [],
};

const below: Record<string, string[]> = {
  'one row': ['', ',Intruso,9,9,9,9,9,9'],
  'a row directly below': [',Intruso,9,9,9,9,9,9'],
  'a total': [',TOTAL,9,9,9,9,9,9'],
  'last season': ['', ',Temporada 2025', ',Intruso,9,9,9,9,9,9', '1,Zulma,7,0,7,9,9,9'],
  'another table': ['', ',Goleadores', headings, '1,Intruso,9,9,9,9,9,9'],
};

test.each(
  league.divisions.flatMap(({ name, groups }) =>
    Object.keys(layouts).map((layout) => [name, layout, groups.filter(hasWindow)] as const),
  ),
)('%s with %s has its players alone, whatever stands below', (_, layout, groups) => {
  const sheet: string[] = [];
  const expected = groups.map(({ name, window: { first, last } }) => {
    const top = layouts[layout]?.(name) ?? [];
    while (sheet.length < first - 1) sheet.push('');
    sheet.push(...top);
    const players = last - first + 1 - top.length;
    for (let place = 1; place <= players; place++) sheet.push(player(name, place));
    return Array.from({ length: players }, (_, place) => `${name}${place + 1}`);
  });
  const read = (lines: string[]) => {
    const { value, problems } = parseDivision('x', rowsOf(...lines), groups, tableRules);
    return { players: value.map(({ rows }) => rows.map((row) => row.player)), problems };
  };
  expect(read(sheet)).toEqual({ players: expected, problems: [] });
  for (const [kind, lines] of Object.entries(below)) {
    const { players, problems } = read([...sheet, ...lines]);
    expect([kind, players]).toEqual([kind, expected]);
    expect(problems.length).toBeGreaterThan(0);
  }
});

test('links right of the last heading are found', () => {
  const headings = 'Duelo,Jugador,Pts,Pts,Jugador,Programación,Notas,';
  const duel = 'O-01,Ana,2,0,Beto,,nota,https://example.com/O-01';
  const text = [headings, ',Fecha 1', duel].join('\n');
  const { columns } = readSource('liga-nacional/fixtures-oroA', text);
  expect(columns.get('Link')).toBe(1);
});

test('a column without its heading is known by its values if half of them make sense', () => {
  const rows = rowsOf(
    'ID,Pos,Jugador,Elo Actual,x,Link',
    '990000001,1,Ana,500,600,',
    '990000002,2,Beto,480,alto,',
  );
  const { problems } = parseRanking('x', rows);
  expect(problems.map(({ column, row }) => `${column}${row}`)).toEqual(['E1', 'E3']);
});
