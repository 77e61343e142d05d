import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Duel } from '../../../src/domain/fixture.ts';
import { explainOrder, hasCriteria, orderStandings } from '../../../src/domain/standings-order.ts';
import type { StandingsRow } from '../../../src/domain/standings.ts';
import { played, unplayed } from './duel.ts';

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

describe('explainOrder', () => {
  const row = (player: string, ...values: number[]): StandingsRow => ({ row: 0, player, values });
  const level = (player: string) => row(player, 2, 2, 4, 5, 5, 0);
  const reasons = (rows: readonly StandingsRow[], duels: readonly Duel[] = []) =>
    explainOrder(rows, duels).map((line) => [line.row.player, line.reason] as const);

  test.each([
    ['duels won', row('B', 2, 0, 0, 9, 0, 9), { column: 1, upper: 3, lower: 2 }],
    ['duels lost', row('B', 3, 2, 0, 9, 0, 9), { column: 2, upper: 1, lower: 2 }],
    ['games difference', row('B', 3, 1, 0, 9, 0, -4), { column: 6, upper: 2, lower: -4 }],
    ['games won', row('B', 3, 1, 0, 6, 0, 2), { column: 4, upper: 7, lower: 6 }],
  ])('tells that %s decided, with both numbers', (_, lower, decision) => {
    expect(reasons([lower, row('A', 3, 1, 4, 7, 5, 2)])).toEqual([
      ['A', { by: 'table', ...decision }],
      ['B', null],
    ]);
  });

  test('tells the duel that decided between two tied players, with their own table', () => {
    const duels = [played('B', 2, 1, 'A'), played('A', 2, 0, 'C')];
    expect(reasons([level('A'), level('B')], duels)).toEqual([
      [
        'B',
        {
          by: 'headToHead',
          column: 1,
          upper: 1,
          lower: 0,
          table: [
            { player: 'B', values: [1, 0, 1, 2, 1, 1] },
            { player: 'A', values: [0, 1, 1, 1, 2, -1] },
          ],
        },
      ],
      ['A', null],
    ]);
  });

  test('tells two tied groups apart by the table, each by its own duels', () => {
    const lower = (player: string) => row(player, 1, 3, 4, 3, 6, -3);
    const duels = [played('A', 2, 0, 'B'), played('D', 2, 0, 'C')];
    expect(
      reasons([lower('C'), lower('D'), level('B'), level('A')], duels).map(([player, reason]) => [
        player,
        reason?.by,
      ]),
    ).toEqual([
      ['A', 'headToHead'],
      ['B', 'table'],
      ['D', 'headToHead'],
      ['C', undefined],
    ]);
  });

  test('tells the smaller table where the tied were compared again', () => {
    // Among the three A and B are level, and C is last; among the two, A beat B.
    const duels = [
      played('A', 2, 0, 'B'),
      played('C', 2, 0, 'A'),
      played('B', 2, 0, 'C'),
      played('A', 2, 0, 'C'),
      played('B', 2, 0, 'C'),
      played('B', 2, 1, 'D'),
    ];
    const told = reasons([level('A'), level('B'), level('C')], duels).map(
      ([player, reason]) =>
        [player, reason?.by === 'headToHead' ? reason.table.length : null] as const,
    );
    expect(told).toEqual([
      ['A', 2],
      ['B', 3],
      ['C', null],
    ]);
  });

  test('says that nothing decided between players level in everything', () => {
    const circle = [played('A', 2, 0, 'B'), played('B', 2, 0, 'C'), played('C', 2, 0, 'A')];
    expect(reasons([level('A'), level('B'), level('C')], circle)).toEqual([
      ['A', { by: 'nothing' }],
      ['B', { by: 'nothing' }],
      ['C', null],
    ]);
  });

  test('has no reasons for one row, nor rows for none', () => {
    expect(reasons([level('A')])).toEqual([['A', null]]);
    expect(reasons([])).toEqual([]);
  });
});

test.each([
  [['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'], true],
  [['DG', 'DP', '', 'PG', 'Otra', 'DifP', 'Notas'], true],
  [['DG', 'DP', 'DJ', 'PP', 'PG', 'DifP'], false],
  [[], false],
])('a sheet with columns %j has those of the criteria: %j', (headings, expected) => {
  expect(hasCriteria(headings)).toBe(expected);
});
