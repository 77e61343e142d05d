import { describe, expect, test } from 'vitest';
import { league } from '../../fixtures/competitions.ts';
import { orderStandings } from '../../../src/domain/standings-order.ts';
import { parseDivision, type SoughtGroup } from '../../../src/domain/standings.ts';
import { rowsOf } from './rows.ts';

const labels = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP,';
const ana = '1,Ana,3,1,4,7,4,3,';
const beto = '2,Beto,2,2,4,5,6,-1,';

/** The table of a division's only group. */
function parseOne(rows: ReturnType<typeof rowsOf>, window: SoughtGroup['window']) {
  const { value, problems } = parseDivision('standings-elite', rows, [{ name: 'Élite', window }]);
  const [table] = value;
  if (!table) throw new Error('no table');
  return { value: table, problems };
}
const parse = (...lines: string[]) => parseOne(rowsOf(...lines), { first: 1, last: lines.length });
const players = (parsed: ReturnType<typeof parse>) => parsed.value.rows.map(({ player }) => player);

describe('parseDivision', () => {
  test('reads the headings and each player’s values after the name', () => {
    expect(parse(labels, ana, beto)).toMatchObject({
      value: {
        headings: ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'],
        rows: [
          { player: 'Ana', values: [3, 1, 4, 7, 4, 3] },
          { player: 'Beto', values: [2, 2, 4, 5, 6, -1] },
        ],
      },
      problems: [],
    });
  });

  test('takes the headings from the sheet, whatever they are', () => {
    expect(parse('Pos,Nick,Ganados,Perdidos', '1,Ana,3,1').value.headings).toEqual([
      'Ganados',
      'Perdidos',
    ]);
  });

  test('skips the group’s title and blank rows without a word', () => {
    const parsed = parse(',ÉLITE,,,', ',,,,', labels, ',,,,', ana, '', beto);
    expect(players(parsed)).toEqual(['Ana', 'Beto']);
    expect(parsed.problems).toEqual([]);
  });

  test('without titles and headings, reads the window, its first and last row too; reports who is outside', () => {
    const rows = rowsOf('', ana, beto, '3,Caro,1,3,4,3,6,-3,');
    const parsed = parseOne(rows, { first: 2, last: 3 });
    expect(players(parsed)).toEqual(['Ana', 'Beto']);
    expect(parsed.problems).toMatchObject([
      { row: 4, reason: 'la fila no es de ningún grupo; no se muestra' },
    ]);
  });

  test('reads up to the sheet’s end when that comes before the window’s', () => {
    const parsed = parseOne(rowsOf(labels, ana), { first: 1, last: 9 });
    expect(players(parsed)).toEqual(['Ana']);
  });

  test('is empty when the sheet ends before the window', () => {
    const parsed = parseOne(rowsOf('', ana), { first: 29, last: 36 });
    expect(parsed.value).toEqual({ headings: [], rows: [] });
    expect(parsed.problems).toMatchObject([{ row: 2 }]);
  });

  test('holds as many players as the window has rows', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `${index},J${index},1,0,1,2,0,2,`);
    expect(players(parse(labels, ...lines))).toHaveLength(9);
  });

  test('takes the published columns where all are named, and no other', () => {
    const parsed = parse('Nota,Jugador,DG,DP,DJ,PG,PP,DifP,Extra,J', 'x,Ana,3,1,4,7,4,3,9,y');
    expect(parsed.value.headings).toMatchObject(['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP']);
    expect(parsed.value.rows).toMatchObject([{ player: 'Ana', values: [3, 1, 4, 7, 4, 3] }]);
  });

  test('leaves out a last column without a label, and what is noted there', () => {
    const parsed = parse(labels, `${ana}Reprogramó Fecha 4`);
    expect(parsed.value.rows).toMatchObject([{ player: 'Ana', values: [3, 1, 4, 7, 4, 3] }]);
    expect(parsed.problems).toEqual([]);
  });

  test('accepts a player whose nick is a number', () => {
    expect(players(parse(labels, '1,77,3,1,4,7,4,3,'))).toEqual(['77']);
  });

  test('reports a row with two filled cells before the headings', () => {
    const parsed = parse(ana, labels, beto);
    expect(players(parsed)).toEqual(['Beto']);
    expect(parsed.problems).toMatchObject([
      { source: 'standings-elite', row: 1, column: 'B', value: '1 Ana 3 1 4 7 4 3' },
    ]);
  });

  test('gives the sheet’s row in reports, not the window’s', () => {
    const rows = rowsOf('', '', labels, '1,,3,1,4,7,4,3,');
    const { problems } = parseOne(rows, { first: 3, last: 4 });
    expect(problems).toMatchObject([{ row: 4, column: 'B' }]);
  });

  test.each(['1,,3,1,4,7,4,3,', '1,Ana,-,-,-,-,-,-,'])(
    'rejects and reports %j: a player has a name and numbers',
    (line) => {
      const parsed = parse(labels, line);
      expect(players(parsed)).toEqual([]);
      expect(parsed.problems).toMatchObject([
        { row: 2, reason: 'la fila no tiene nombre y números; no se muestra' },
      ]);
    },
  );

  test('keeps a player with one cell that is no number, and reports the cell', () => {
    const parsed = parse(labels, '1,Ana,3,1,4,siete,4,3,');
    expect(parsed.value.rows).toMatchObject([{ player: 'Ana', values: [3, 1, 4, null, 4, 3] }]);
    expect(parsed.problems).toMatchObject([{ row: 2, column: 'F', value: 'siete' }]);
  });

  test('takes only the first row of labels for headings', () => {
    const parsed = parse(labels, ana, 'Pos,Otro,X,Y');
    expect(parsed.value.headings[0]).toBe('DG');
    expect(parsed.problems).toMatchObject([{ row: 3 }]);
  });
});

test('the windows are those of the published sheets', () => {
  const windows = league.divisions.map(({ id, groups }) => [
    id,
    groups.map(({ window }) => `${window.first}-${window.last}`),
  ]);
  expect(windows).toEqual([
    ['elite', ['2-11']],
    ['platinum', ['2-11', '13-22']],
    ['oro', ['2-9', '11-18', '20-27', '29-36']],
  ]);
});

test('a column without label between others keeps its place in the criteria', () => {
  const { value } = parse(
    'Pos,Jugador,DG,DP,,PG,PP,DifP,',
    '1,Ana,3,1,,6,4,2,',
    '2,Beto,3,1,,6,3,3,',
  );
  expect(value.headings).toEqual(['DG', 'DP', '', 'PG', 'PP', 'DifP']);
  expect(orderStandings(value.rows, []).map(({ player }) => player)).toEqual(['Beto', 'Ana']);
});

describe('a sheet of several groups', () => {
  const groups = [
    { name: 'Grupo A', window: { first: 2, last: 5 } },
    { name: 'Grupo B', window: { first: 7, last: 10 } },
  ];
  const caro = '1,Caro,2,0,2,4,1,3,';
  const dani = '2,Dani,0,2,2,1,4,-3,';
  const read = (...lines: string[]) => parseDivision('standings-x', rowsOf(...lines), groups);
  const names = (...lines: string[]) =>
    read(...lines).value.map(({ rows }) => rows.map(({ player }) => player));
  const both = [
    ['Ana', 'Beto'],
    ['Caro', 'Dani'],
  ];
  const usual = ['', ',GRUPO A', labels, ana, beto, '', ',GRUPO B', labels, caro, dani];

  test.each<[string, string[]]>([
    ['in each window', usual],
    ['just above each window', [',GRUPO A', labels, ana, beto, '', ',GRUPO B', labels, caro, dani]],
    ['once on top', [labels, ana, beto, '', '', '', caro, dani]],
    ['nowhere', ['', ana, beto, '', '', '', caro, dani]],
    ['with a title only', ['', ',Grupo A', ana, beto, '', '', ',Liga – Grupo B', caro, dani]],
    ['with a note between them', [...usual.slice(0, 2), ',Sin Fecha 3', ...usual.slice(2)]],
  ])('is the same with titles and headings %s', (_, lines) => {
    expect(names(...lines)).toEqual(both);
    expect(read(...lines).problems).toEqual([]);
    expect(read(...lines).value[0]?.headings).toEqual(['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP']);
  });

  test('loses nobody to a row that is inserted above, nor to one player more', () => {
    expect(names('', ...usual)).toEqual(both);
    const more = [...usual.slice(0, 5), '3,Ema,0,0,0,0,0,0,', ...usual.slice(5)];
    expect(names(...more)).toEqual([['Ana', 'Beto', 'Ema'], both[1]]);
  });

  test('reads its columns in any order, under their headings', () => {
    const turned = (line: string): string => line.split(',').toReversed().join(',');
    expect(names(...usual.map(turned))).toEqual(both);
    expect(read(...usual.map(turned)).value[0]?.rows[0]?.values).toEqual([3, 1, 4, 7, 4, 3]);
  });

  test('is refused when a heading stands over what is no number', () => {
    const wrong = Array.from({ length: 4 }, (_, index) => `1,J${index},uno,1,4,7,4,3,`);
    expect(() => read('', ',GRUPO A', labels, ...wrong, ',GRUPO B', labels, caro)).toThrow(
      'fila 4, columna C: ahí van números y dice «uno», como casi toda la columna',
    );
  });

  test('is refused when headings moved and one is missing', () => {
    const moved = 'Pos,Jugador,DP,DG,DJ,PG,PP,';
    expect(() => read('', ',GRUPO A', moved, ana, '', '', ',GRUPO B', moved, caro)).toThrow(
      'fila 3, columna D: «DG» iba en la columna C y no hay encabezado para DifP',
    );
  });

  test('says what does not add up in a row, and shows it', () => {
    const parsed = read(...usual.with(3, '1,Ana,3,1,5,7,4,2,'));
    expect(parsed.value[0]?.rows[0]?.values).toEqual([3, 1, 5, 7, 4, 2]);
    expect(parsed.problems.map(({ row, reason }) => [row, reason])).toEqual([
      [4, 'DJ es 5, y DG más DP son 4'],
      [4, 'DifP es 2, y PG menos PP son 3'],
    ]);
  });
});
