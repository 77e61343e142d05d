import { describe, expect, test } from 'vitest';
import { league } from '../../fixtures/competitions.ts';
import { orderStandings } from '../../../src/domain/standings-order.ts';
import { parseStandings } from '../../../src/domain/standings.ts';
import { rowsOf } from './rows.ts';

const labels = 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP,';
const ana = '1,Ana,3,1,4,7,4,3,';
const beto = '2,Beto,2,2,4,5,6,-1,';

const parse = (...lines: string[]) =>
  parseStandings('standings-elite', rowsOf(...lines), { first: 1, last: lines.length });
const players = (parsed: ReturnType<typeof parse>) => parsed.value.rows.map(({ player }) => player);

describe('parseStandings', () => {
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

  test('reads the window’s first and last row, and none outside', () => {
    const rows = rowsOf(labels, labels, ana, beto, '3,Caro,1,3,4,3,6,-3,');
    const parsed = parseStandings('standings-elite', rows, { first: 2, last: 4 });
    expect(players(parsed)).toEqual(['Ana', 'Beto']);
    expect(parsed.problems).toEqual([]);
  });

  test('reads up to the sheet’s end when that comes before the window’s', () => {
    const parsed = parseStandings('standings-oro', rowsOf(labels, ana), { first: 1, last: 9 });
    expect(players(parsed)).toEqual(['Ana']);
  });

  test('is empty when the sheet ends before the window', () => {
    const parsed = parseStandings('standings-oro', rowsOf(labels, ana), { first: 29, last: 36 });
    expect(parsed).toEqual({ value: { headings: [], rows: [] }, problems: [] });
  });

  test('holds as many players as the window has rows', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `${index},J${index},1,0,1,2,0,2,`);
    expect(players(parse(labels, ...lines))).toHaveLength(9);
  });

  test('looks at columns B to I only', () => {
    const parsed = parse('Nota,Jugador,DG,DP,DJ,PG,PP,DifP,Extra,J', 'x,Ana,3,1,4,7,4,3,9,y');
    expect(parsed.value.headings).toMatchObject(['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP', 'Extra']);
    expect(parsed.value.rows).toMatchObject([{ player: 'Ana', values: [3, 1, 4, 7, 4, 3, 9] }]);
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
      { source: 'standings-elite', row: 1, column: 'B', value: 'Ana 3 1 4 7 4 3' },
    ]);
  });

  test('gives the sheet’s row in reports, not the window’s', () => {
    const rows = rowsOf('', '', labels, '1,,3,1,4,7,4,3,');
    const { problems } = parseStandings('standings-elite', rows, { first: 3, last: 4 });
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
