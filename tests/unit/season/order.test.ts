/** The official order of a table, and why (docs/product.md, «Standings order»). */
import { expect, test } from 'vitest';
import { explainOrder, leadersOf, orderStandings, tieExample } from '../../../src/season/order.ts';
import { officialShape, points, results, round, seasonOf, tableWith } from './season.ts';
import { expectTold } from '../../fixtures/told.ts';

type Row = readonly [player: string, ...numbers: number[]];

/** Row with DG, DP, DJ, PG, PP, DifP; without numbers, level with every other such row. */
const row = (player: string, ...numbers: number[]): Row =>
  numbers.length > 0 ? [player, ...numbers] : [player, 2, 2, 4, 5, 5, 0];
const order = (rows: readonly Row[], ...duels: string[]): string =>
  orderStandings(tableWith(rows), results(...duels))
    .map(({ player }) => player)
    .join(' ');

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

/** All orders that result for level players from all orders of the sheet. */
function ordersOf(names: string, ...duels: string[]): string[] {
  const tables = permutations(names.split(' ')).map((list) => list.map((name) => row(name)));
  return [...new Set(tables.map((rows) => order(rows, ...duels)))];
}

test('a table is not ordered by duels played or games lost, and a missing value counts as 0', () => {
  expect(order([row('A', 3, 1, 1, 7, 9, 5), row('B', 3, 1, 9, 7, 0, 5)])).toBe('A B');
  expect(order([row('B', -1, 0), ['A'], row('C', 1, 0)])).toBe('C A B');
});

test('a table without criteria keeps the sheet’s order and has no leader', () => {
  const table = { ...tableWith([row('A', 1), row('B', 9)]), criteria: [] };
  const duels = results('B 2-0 A');
  expect(explainOrder(table, duels).map((line) => [line.row.player, line.reason])).toEqual([
    ['A', null],
    ['B', null],
  ]);
  expect(leadersOf(table, duels)).toEqual([]);
});

const exampleOf = (rows: string[], duels: string): string => {
  const primera = round('Fecha 1', '', duels);
  const tie = tieExample(seasonOf({ primera, tables: { primera: [rows] } }).divisions);
  return tie ? `${tie.upper} ${tie.lower} ${tie.reason.by}` : '';
};
const level = ['Ana,1,1,2,2,2,0', 'Beto,1,1,2,2,2,0'];
const byGames = ['Caro,1,1,2,3,3,0', 'Dani,0,2,2,0,4,-4'];

test.each([
  ['goes through most of them', [...level, ...byGames], 'Beto 2-0 Ana', 'Beto Ana headToHead'],
  // No two players are level in everything.
  ['is by a later column', [level[0] ?? '', ...byGames], '', 'Caro Ana table'],
  ['is none of duels won', ['Ana,2,0,2,4,0,4', 'Dani,0,2,2,0,4,-4'], '', ''],
  ['is none that nothing parts', level, '', ''],
])('the tie that explains the criteria %s', (_, rows, duels, expected) => {
  expect(exampleOf(rows, duels)).toBe(expected);
});

const again = ['A 2-0 B', 'C 2-0 A', 'B 2-0 C', 'A 2-0 C', 'B 2-0 C'];

test.each([
  ['case does not matter', 'Ana Beto', ['beto 2-0 ANA'], ['Beto Ana']],
  ['a duel to play decides nothing', 'A B', ['B - A'], ['A B', 'B A']],
  ['0–0 is none yet', 'A B', ['B 0-0 A'], ['A B', 'B A']],
  ['level duels count games', 'A B C', ['A 1-1 B; A 1-1 B; A 1-1 C; B 1-1 C'], ['A B C', 'B A C']],
  ['others do not count', 'A B', ['B 2-0 C', 'D 2-0 A'], ['A B', 'B A']],
  // Each won one duel and lost one. Games: A 3–3, B 3–2, C 2–3. That A beat B comes too late to matter.
  ['a circle is broken by its games', 'A B C', ['A 2-1 B', 'B 2-0 C', 'C 2-1 A'], ['B A C']],
  // Among the three, A and B are level and C is last; between the two, A beat B.
  ['who is level still is compared again', 'A B C', again, ['A B C']],
])('among tied players %s', (_, names, duels, expected) => {
  expect(ordersOf(names, ...duels).toSorted()).toEqual(expected);
});

/** Players in their order, each with the reason for standing above the next one. */
const reasons = (rows: readonly Row[], duels = '', shape = officialShape): string[] =>
  explainOrder(tableWith(rows, shape), results(duels)).map(({ row: { player }, reason }) => {
    if (!reason) return player;
    if (!('criterion' in reason)) return `${player}: ${reason.by}`;
    const { by, criterion, upper, lower } = reason;
    const own = by === 'headToHead' ? reason.table.rows : [];
    const table = own.map((one) => [one.row, one.player, ...Object.values(one.cells)].join(' '));
    return [`${player}: ${by} ${criterion.advantage} ${upper} ${lower}`, ...table].join('; ');
  });
const trio = ['A', 'B', 'C'].map((name) => row(name));
const lower = ['C', 'D'].map((name) => row(name, 1, 3, 4, 3, 6, -3));
/** A above B, whose numbers are these. */
const above = (...numbers: number[]): string[] =>
  reasons([row('B', ...numbers), row('A', 3, 1, 4, 7, 5, 2)]);

test('a reason is what parts two neighbours, with both numbers', () =>
  expectTold('reasons.out', {
    'duels won, over every later criterion': above(2, 0, 0, 9, 0, 9),
    'duels lost': above(3, 2, 0, 9, 0, 9),
    'the difference of games': above(3, 1, 0, 9, 0, -4),
    'games won': above(3, 1, 0, 6, 0, 2),
    // The table among tied players has no points.
    'a criterion of the competition that results do not tell': reasons(
      [row('A', 6, 3, 0), row('B', 9, 1, 2), row('C', 9, 2, 1), row('D', 9, 1, 2)],
      'D 2-0 B',
      points,
    ),
    'the duel between tied players, with their own table': reasons(
      trio.slice(0, 2),
      'B 2-1 A; A 2-0 C',
    ),
    'the smaller table when tied players were compared again': reasons(
      trio,
      [...again, 'B 2-1 D'].join('; '),
    ),
    'a column of the table between two ties': reasons(
      [...lower, ...trio.slice(0, 2).toReversed()],
      'A 2-0 B; D 2-0 C',
    ),
    'nothing where nothing decided': reasons(trio, 'A 2-0 B; B 2-0 C; C 2-0 A'),
    'none for a single player': reasons(trio.slice(0, 1)),
    'none without players': reasons([]),
  }));
