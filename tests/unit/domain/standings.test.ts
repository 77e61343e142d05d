import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { site } from '../../../src/config/site.ts';
import type { Duel } from '../../../src/domain/fixture.ts';
import {
  orderStandings,
  parseStandings,
  type StandingsRow,
} from '../../../src/domain/standings.ts';
import { played, unplayed } from './duel.ts';
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
  const windows = site.league.divisions.map(({ id, groups }) => [
    id,
    groups.map(({ window }) => `${window.first}-${window.last}`),
  ]);
  expect(windows).toEqual([
    ['elite', ['2-11']],
    ['platinum', ['2-11', '13-22']],
    ['oro', ['2-9', '11-18', '20-27', '29-36']],
  ]);
});

describe('orderStandings', () => {
  /** DG, DP, DJ, PG, PP, DifP; level with everybody unless told otherwise. */
  const row = (player: string, ...values: number[]): StandingsRow => ({
    row: 0,
    player,
    values: values.length > 0 ? values : [2, 2, 4, 5, 5, 0],
  });
  const order = (rows: readonly StandingsRow[], duels: readonly Duel[] = []) =>
    orderStandings(rows, duels)
      .map(({ player }) => player)
      .join(' ');
  /** The orders of a table in which the sheet lists its players in every possible order. */
  const ordersOf = (names: readonly string[], duels: readonly Duel[]) =>
    permutations(names).map((list) =>
      order(
        list.map((name) => row(name)),
        duels,
      ),
    );

  test.each([
    ['more duels won', row('A', 3, 9, 0, 0, 0, -9), row('B', 2, 0, 9, 9, 0, 9)],
    ['fewer duels lost', row('A', 3, 1, 0, 0, 9, -9), row('B', 3, 2, 9, 9, 0, 9)],
    ['a better games difference', row('A', 3, 1, 0, 0, 9, 5), row('B', 3, 1, 9, 9, 0, 4)],
    ['more games won', row('A', 3, 1, 0, 7, 9, 5), row('B', 3, 1, 9, 6, 0, 5)],
  ])('puts first who has %s, over every later criterion', (_, better, worse) => {
    expect(order([worse, better])).toBe('A B');
  });

  test('does not count duels played nor games lost', () => {
    expect(order([row('A', 3, 1, 1, 7, 9, 5), row('B', 3, 1, 9, 7, 0, 5)])).toBe('A B');
  });

  test('takes a missing value as 0', () => {
    const unknown: StandingsRow = { row: 0, player: 'A', values: [null, 0] };
    expect(order([row('B', -1, 0), unknown, row('C', 1, 0)])).toBe('C A B');
  });

  test('puts the winner of their duel first of two tied players', () => {
    expect(ordersOf(['A', 'B'], [played('A', 2, 1, 'B')])).toEqual(['A B', 'A B']);
    expect(ordersOf(['A', 'B'], [played('A', 1, 2, 'B')])).toEqual(['B A', 'B A']);
  });

  test('uses a duel only where the table is tied', () => {
    expect(order([row('A', 3, 1), row('B', 2, 2)], [played('B', 2, 0, 'A')])).toBe('A B');
  });

  test('breaks the tie by games when the tied players won a duel each', () => {
    const duels = [played('A', 2, 1, 'B'), played('A', 0, 2, 'B')];
    expect(ordersOf(['A', 'B'], duels)).toEqual(['B A', 'B A']);
  });

  test('knows the tied players by nick whatever its case', () => {
    const duels = [played('beto', 2, 0, 'ANA')];
    expect(order([row('Ana'), row('Beto')], duels)).toBe('Beto Ana');
  });

  test.each([
    ['without scores', unplayed('B', 'A')],
    ['at 0–0', played('B', 0, 0, 'A')],
  ])('ignores a duel %s', (_, duel) => {
    expect(order([row('A'), row('B')], [duel])).toBe('A B');
  });

  test('ignores duels against players outside the tie', () => {
    const duels = [played('B', 2, 0, 'C'), played('D', 2, 0, 'A')];
    expect(order([row('A'), row('B'), row('C', 0, 4)], duels)).toBe('A B C');
  });

  test('counts the games of a level duel, which nobody won', () => {
    const duels = [
      played('A', 1, 1, 'B'),
      played('A', 1, 1, 'B'),
      played('A', 1, 1, 'C'),
      played('B', 1, 1, 'C'),
    ];
    expect(ordersOf(['A', 'B', 'C'], duels).map((text) => text.at(-1))).toEqual(
      Array.from({ length: 6 }, () => 'C'),
    );
  });

  test('orders three tied players by their own table', () => {
    const duels = [played('A', 2, 0, 'B'), played('B', 2, 1, 'C'), played('A', 2, 1, 'C')];
    expect(new Set(ordersOf(['A', 'B', 'C'], duels))).toEqual(new Set(['A B C']));
  });

  test('breaks a circle by games difference among the tied, before any single duel', () => {
    // Each won one and lost one. A 3–3, B 3–2, C 2–3; A beat B, which comes too late to matter.
    const duels = [played('A', 2, 1, 'B'), played('B', 2, 0, 'C'), played('C', 2, 1, 'A')];
    expect(new Set(ordersOf(['A', 'B', 'C'], duels))).toEqual(new Set(['B A C']));
  });

  test('compares again among themselves those whom the table of the tied leaves level', () => {
    // Among the three, A and B won 2, lost 1, games 4–2; C is last. Among the two, A beat B.
    const duels = [
      played('A', 2, 0, 'B'),
      played('C', 2, 0, 'A'),
      played('B', 2, 0, 'C'),
      played('A', 2, 0, 'C'),
      played('B', 2, 0, 'C'),
    ];
    expect(new Set(ordersOf(['A', 'B', 'C'], duels))).toEqual(new Set(['A B C']));
  });

  test('keeps the sheet’s order in a circle nobody can break', () => {
    const duels = [played('A', 2, 0, 'B'), played('B', 2, 0, 'C'), played('C', 2, 0, 'A')];
    expect(ordersOf(['A', 'B', 'C'], duels)).toEqual(
      permutations(['A', 'B', 'C']).map((list) => list.join(' ')),
    );
  });

  test('keeps the sheet’s order of tied players who have not met', () => {
    expect(order([row('C'), row('A'), row('B')])).toBe('C A B');
  });

  test('breaks each tie of a table by itself', () => {
    const rows = [row('A', 2, 0), row('B', 2, 0), row('C', 1, 1), row('D', 1, 1)];
    // B beat A, D beat C; across ties A beat D and C beat B, which must not matter.
    const duels = [
      played('B', 2, 0, 'A'),
      played('D', 2, 0, 'C'),
      played('A', 2, 0, 'D'),
      played('C', 2, 0, 'B'),
    ];
    expect(order(rows, duels)).toBe('B A D C');
  });

  test('leaves its input alone', () => {
    const rows = [row('A', 1, 0), row('B', 2, 0)];
    orderStandings(rows, []);
    expect(rows.map(({ player }) => player)).toEqual(['A', 'B']);
  });

  describe('for any table', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const small = fc.integer({ min: 0, max: 1 });
    const table = fc.tuple(
      ...names.map((name) => fc.tuple(small, small).map(([won, lost]) => row(name, won, lost))),
    );
    const shuffled = table.chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
    );
    const score = fc.integer({ min: 0, max: 2 });
    const duels = fc.array(
      fc
        .tuple(fc.constantFrom(...names), score, score, fc.constantFrom(...names))
        .map(([home, homeScore, awayScore, away]) => played(home, homeScore, awayScore, away)),
    );

    test('has every row of it, once', () => {
      fc.assert(
        fc.property(table, duels, (rows, list) => {
          const ordered = orderStandings(rows, list);
          expect(ordered.toSorted((a, b) => (a.player < b.player ? -1 : 1))).toEqual(rows);
        }),
      );
    });

    test('never puts fewer duels won over more', () => {
      fc.assert(
        fc.property(table, duels, (rows, list) => {
          const won = orderStandings(rows, list).map(({ values }) => values[0] ?? 0);
          expect(won).toEqual(won.toSorted((a, b) => b - a));
        }),
      );
    });

    test('does not depend on the sheet’s order when the duels decide every tie', () => {
      // Everybody beat everybody after them: no circle, so any tie can be decided.
      const decisive = names.flatMap((home, index) =>
        names.slice(index + 1).map((away) => played(home, 2, 1, away)),
      );
      fc.assert(
        fc.property(shuffled, ([rows, other]) => {
          expect(order(other, decisive)).toBe(order(rows, decisive));
        }),
      );
    });

    test('does not depend on the order of the duels', () => {
      const twice = duels.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      );
      fc.assert(
        fc.property(table, twice, (rows, [list, other]) => {
          expect(order(rows, other)).toBe(order(rows, list));
        }),
      );
    });
  });
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

test('a column without label between others keeps its place in the criteria', () => {
  const { value } = parse(
    'Pos,Jugador,DG,DP,,PG,PP,DifP,',
    '1,Ana,3,1,,6,4,2,',
    '2,Beto,3,1,,6,3,3,',
  );
  expect(value.headings).toEqual(['DG', 'DP', '', 'PG', 'PP', 'DifP']);
  expect(orderStandings(value.rows, []).map(({ player }) => player)).toEqual(['Beto', 'Ana']);
});
