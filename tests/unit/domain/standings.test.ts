import { describe, expect, test } from 'vitest';
import { league } from '../../fixtures/competitions.ts';
import { orderStandings } from '../../../src/season/order.ts';
import { parseDivision, type SoughtGroup } from '../../../src/domain/standings.ts';
import { rowsOf } from './rows.ts';

const labels = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP,';
const published = 'DG DP DJ PG PP DifP';
const ana = '1,Ana,3,1,4,7,4,3,';
const beto = '2,Beto,2,2,4,5,6,-1,';

/** The tables of a sheet and what was said of it, as a person reads them. */
function read(groups: readonly SoughtGroup[], lines: readonly string[]) {
  const { value, problems } = parseDivision('standings-x', rowsOf(...lines), groups);
  return {
    headings: value.map(({ headings }) => headings.join(' ')),
    tables: value.map(({ rows }) =>
      rows.map(({ player, values }) => [player, ...values.map((one) => one ?? '-')].join(' ')),
    ),
    said: problems.map(
      ({ column, row, value: cell, reason }) => `${column}${row} «${cell}»: ${reason}`,
    ),
  };
}
const anaShown = 'Ana 3 1 4 7 4 3';
const betoShown = 'Beto 2 2 4 5 6 -1';
const noGroup = 'la fila no es de ningún grupo; no se muestra';
const noPlayer = 'la fila no tiene nombre y números; no se muestra';

describe('a sheet of one group', () => {
  const readOne = (lines: readonly string[], window = { first: 1, last: lines.length }) => {
    const { headings, tables, said } = read([{ name: 'Élite', window }], lines);
    return { headings: headings[0], table: tables[0], said };
  };

  test.each<[string, lines: string[], table: string[], said?: string[]]>([
    ['players below their headings', [labels, ana, beto], [anaShown, betoShown]],
    [
      'a title and blank rows',
      [',ÉLITE,,,', ',,,,', labels, ',,,,', ana, '', beto],
      [anaShown, betoShown],
    ],
    [
      'a column before the nick’s, and others after the last',
      ['Nota,Jugador,DG,DP,DJ,PG,PP,DifP,Extra,J', 'x,Ana,3,1,4,7,4,3,9,y'],
      [anaShown],
    ],
    ['notes in a last column without a label', [labels, `${ana}Reprogramó Fecha 4`], [anaShown]],
    ['a nick that is a number', [labels, '1,77,3,1,4,7,4,3,'], ['77 3 1 4 7 4 3']],
    [
      'a row above the headings',
      [ana, labels, beto],
      [betoShown],
      [`B1 «1 Ana 3 1 4 7 4 3»: ${noGroup}`],
    ],
    ['numbers without a name', [labels, '1,,3,1,4,7,4,3,'], [], [`B2 «3 1 4 7 4 3»: ${noPlayer}`]],
    [
      'a name without numbers',
      [labels, '1,Ana,-,-,-,-,-,-,'],
      [],
      [`B2 «Ana - - - - - -»: ${noPlayer}`],
    ],
    [
      'one cell that is no number',
      [labels, '1,Ana,3,1,4,siete,4,3,'],
      ['Ana 3 1 4 - 4 3'],
      ['F2 «siete»: no es un número; se toma como 0'],
    ],
    [
      'a second row of labels',
      [labels, ana, 'Pos,Otro,X,Y'],
      [anaShown],
      [`B3 «Otro X Y»: ${noPlayer}`],
    ],
  ])('has %s', (_, lines, table, said = []) => {
    expect(readOne(lines)).toEqual({ headings: published, table, said });
  });

  test('has the headings of the sheet, whatever they are', () => {
    expect(readOne(['Pos,Nick,Ganados,Perdidos', '1,Ana,3,1']).headings).toBe('Ganados Perdidos');
  });

  test.each<[string, lines: string[], SoughtGroup['window'], table: string[], said: string[]]>([
    [
      'its first and last row too',
      ['', ana, beto, '3,Caro,1,3,4,3,6,-3,'],
      { first: 2, last: 3 },
      [anaShown, betoShown],
      [`B4 «3 Caro 1 3 4 3 6 -3»: ${noGroup}`],
    ],
    ['up to the sheet’s end', [ana], { first: 1, last: 9 }, [anaShown], []],
    [
      'nothing beyond the sheet’s end',
      ['', ana],
      { first: 29, last: 36 },
      [],
      [`B2 «1 Ana 3 1 4 7 4 3»: ${noGroup}`],
    ],
  ])(
    'without titles and headings has what its window holds, %s',
    (_, lines, window, table, said) => {
      expect(readOne(lines, window)).toMatchObject({ table, said });
    },
  );
});

test('the windows are those of the published sheets', () => {
  const windows = league.divisions.map(({ id, groups }) =>
    [id, ...groups.map(({ window }) => `${window.first}-${window.last}`)].join(' '),
  );
  expect(windows).toEqual(['elite 2-11', 'platinum 2-11 13-22', 'oro 2-9 11-18 20-27 29-36']);
});

test('a heading that was emptied is that of its usual column', () => {
  const rows = rowsOf('Pos,Jugador,DG,DP,,PG,PP,DifP,', '1,Ana,3,1,,6,4,2,', '2,Beto,3,1,,6,3,3,');
  const group = { name: 'Élite', window: { first: 1, last: 3 } };
  const [table] = parseDivision('standings-x', rows, [group]).value;
  expect(table?.headings).toEqual(['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP']);
  expect(orderStandings(table?.rows ?? [], []).map(({ player }) => player)).toEqual([
    'Beto',
    'Ana',
  ]);
});

describe('a sheet of two groups', () => {
  const groups = [
    { name: 'Grupo A', window: { first: 2, last: 5 } },
    { name: 'Grupo B', window: { first: 7, last: 10 } },
  ];
  const caro = '1,Caro,2,0,2,4,1,3,';
  const dani = '2,Dani,0,2,2,1,4,-3,';
  const emaShown = 'Ema 0 0 0 0 0 0';
  const second = ['Caro 2 0 2 4 1 3', 'Dani 0 2 2 1 4 -3'];
  const usual = ['', ',GRUPO A', labels, ana, beto, '', ',GRUPO B', labels, caro, dani];
  const turned = usual.map((line) => line.split(',').toReversed().join(','));

  test.each<[string, string[], first?: string[]]>([
    ['in each window', usual],
    ['just above each window', usual.slice(1)],
    ['once on top', [labels, ana, beto, '', '', '', caro, dani]],
    ['nowhere', ['', ana, beto, '', '', '', caro, dani]],
    ['with a title only', ['', ',Grupo A', ana, beto, '', '', ',Liga – Grupo B', caro, dani]],
    ['with a note between them', usual.toSpliced(2, 0, ',Sin Fecha 3')],
    ['a row lower', ['', ...usual]],
    ['in another order of columns', turned],
    [
      'and a player more',
      usual.toSpliced(5, 0, '3,Ema,0,0,0,0,0,0,'),
      [anaShown, betoShown, emaShown],
    ],
  ])('is the same with titles and headings %s', (_, lines, first = [anaShown, betoShown]) => {
    expect(read(groups, lines)).toEqual({
      headings: [published, published],
      tables: [first, second],
      said: [],
    });
  });

  test('is refused when a heading stands over what is no number', () => {
    const wrong = Array.from({ length: 4 }, (_, index) => `1,J${index},uno,1,4,7,4,3,`);
    expect(() =>
      read(groups, ['', ',GRUPO A', labels, ...wrong, ',GRUPO B', labels, caro]),
    ).toThrow('fila 4, columna C: ahí van números y dice «uno», como casi toda la columna');
  });

  test('is refused when headings moved and one is missing', () => {
    const moved = 'Pos,Jugador,DP,DG,DJ,PG,PP,';
    expect(() =>
      read(groups, ['', ',GRUPO A', moved, ana, '', '', ',GRUPO B', moved, caro]),
    ).toThrow('fila 3, columna D: «DG» iba en la columna C y no hay encabezado para DifP');
  });

  test('says what does not add up in a row, and shows it', () => {
    const { tables, said } = read(groups, usual.with(3, '1,Ana,3,1,5,7,4,2,'));
    expect(tables[0]?.[0]).toBe('Ana 3 1 5 7 4 2');
    expect(said).toEqual([
      'B4 «Ana»: DJ es 5, y DG más DP son 4',
      'B4 «Ana»: DifP es 2, y PG menos PP son 3',
    ]);
  });
});
