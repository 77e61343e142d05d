/** Renamed headings, and rows below a group, in every kind of sheet (docs/product.md, «Columns»). */
import { expect, test } from 'vitest';
import { columnLetter, type Rows } from '../../../../src/sources/sheets/sheet.ts';
import type { Reading } from '../../../../src/sources/problem.ts';
import { parseDuels } from '../../../../src/sources/sheets/duels.ts';
import { parseFixture } from '../../../../src/sources/sheets/fixture.ts';
import { parseRanking } from '../../../../src/sources/sheets/ranking-sheet.ts';
import { parseDivision } from '../../../../src/sources/sheets/standings.ts';
import { pointsRules, tableRules } from '../../season/season.ts';

const rowsOf = (...lines: string[]): Rows => lines.map((line) => line.split(','));

/** A sheet of each kind with all its columns, and the index of its headings. */
const sheets: [name: string, read: (rows: Rows) => Reading, rows: Rows, headings: number][] = [
  [
    'the ranking',
    (rows) => parseRanking('x', rows),
    rowsOf(
      'ID,Pos,Jugador,Elo Actual,MAX Elo,Link',
      '990000001,1,Ana,500,600,https://example.com/1',
      '990000002,2,Beto,480,,',
      '990000003,3,Caro,470,490,https://example.com/3',
    ),
    0,
  ],
  [
    'a fixture',
    (rows) => parseFixture('x', rows, 'groups'),
    rowsOf(
      ',Fecha 1,,,,14/9 al 27/9,',
      'Duelo,Jugador,Pts,Pts,Jugador,Programación,Link',
      'E-01,Ana,2,1,Beto,24/9 21:00,https://example.com/1',
      'E-02,Caro,,,Dani,-,',
    ),
    1,
  ],
  [
    'a fixture in which nothing is agreed yet',
    (rows) => parseFixture('x', rows, 'groups'),
    rowsOf(
      ',Fecha 1,,,,14/9 al 27/9,',
      'Duelo,Jugador,Pts,Pts,Jugador,Programación,Link',
      'E-01,Ana,,,Beto,,',
    ),
    1,
  ],
  [
    'the daily duels',
    (rows) => parseDuels('x', rows),
    rowsOf(
      'División,Local,Visitante,Hora,Link,Fecha',
      'Oro,Ana,Beto,21:00,https://example.com/1,24/9/2026',
      'Oro,Caro,Dani,21:30,,25/9/2026',
    ),
    0,
  ],
  [
    'the standings',
    (rows) =>
      parseDivision('x', rows, [{ name: 'Élite', window: { first: 1, last: 9 } }], pointsRules),
    rowsOf('Pos,Jugador,Pts,DG,DP,DJ,PG,PP,DifP', '1,Ana,9,3,1,4,7,4,3', '2,Beto,6,2,2,4,5,6,-1'),
    0,
  ],
];

const words = ['Horario', 'Dato', 'x', 'Ver acá', 'Anotaciones de la mesa'];

test.each(sheets)('a renamed heading empties no column of %s in silence', (_, read, rows, at) => {
  const before = read(rows);
  expect(before.problems).toEqual([]);
  const headings = rows[at] ?? [];
  for (const [column, heading] of headings.entries()) {
    for (const word of words) {
      const renamed = rows.with(at, headings.with(column, word));
      const { value, problems } = read(renamed);
      const isTold = problems.some((problem) => problem.column === columnLetter(column));
      const isShown = JSON.stringify(value) === JSON.stringify(before.value);
      expect([heading, word, isShown || isTold]).toEqual([heading, word, true]);
    }
  }
});

const headings = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP';
const player = (group: string, place: number): string => `${place},${group}${place},0,0,0,0,0,0`;

const windows = {
  Élite: [[2, 11]],
  Platinum: [
    [2, 11],
    [13, 22],
  ],
  Oro: [
    [2, 9],
    [11, 18],
    [20, 27],
    [29, 36],
  ],
} as const;

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
  Object.entries(windows).flatMap(([division, spans]) =>
    Object.keys(layouts).map((layout) => [division, layout, spans] as const),
  ),
)('%s with %s has its players alone, whatever stands below', (_, layout, spans) => {
  const groups = spans.map(([first, last], index) => {
    return { name: `Grupo ${'ABCD'[index]}`, window: { first, last } };
  });
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

test('a column without its heading is known by its values if half of them make sense', () => {
  const rows = rowsOf(
    'ID,Pos,Jugador,Elo Actual,x,Link',
    '990000001,1,Ana,500,600,',
    '990000002,2,Beto,480,alto,',
  );
  const { problems } = parseRanking('x', rows);
  expect(problems.map(({ column, row }) => `${column}${row}`)).toEqual(['E1', 'E3']);
});
