/** The cup's bracket (docs/product.md, «Bracket»). */
import { describe, expect, test } from 'vitest';
import { columnAfter, isFinalRound, feedsWholeColumn } from '../../../src/season/bracket.ts';
import type { BracketColumn } from '../../../src/season/model.ts';
import { bracketOf as bracketIn, round, seasonOf } from './season.ts';
import { readCases } from '../../fixtures/cases.ts';

const cases = readCases<{
  order: [string[]][];
  sizes: [string, number | null][];
  slots: [string, string, string[], string][];
  halves: [string, string, number, boolean][];
  ways: [string, string | null, string[]?][];
}>(import.meta.dirname, 'bracket');

const bracketOf = (...rounds: string[][]): BracketColumn[] =>
  bracketIn(seasonOf({ cup: rounds.flat() }))?.columns ?? [];
/** A round with a name and no dates. */
const of = (name: string, ...duels: string[]): string[] => round(name, '', ...duels);
/** Duels between players who appear nowhere else. */
const strangers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `L${index} - V${index}`);
/** Home players of a column's duels; `.` is a blank slot. */
const homes = (column: BracketColumn | undefined): string =>
  (column?.slots ?? []).map((match) => match?.home.nick ?? '.').join(' ');
const columnOf = (name: string, ...rounds: string[][]): string =>
  homes(bracketOf(...rounds).find((column) => column.name === name));

describe('columns', () => {
  const inOrder = (...names: string[]): string[] =>
    bracketOf(...names.map((name) => of(name))).map(({ name }) => name);

  test.each(cases.order)('stand in playing order, whatever the sheet’s: %j', (names) => {
    expect(inOrder(...names)).toEqual(names);
    expect(inOrder(...names.toReversed())).toEqual(names);
  });

  test.each(cases.sizes)(
    'of a size have all their slots, blank where there is no duel: %s, %j',
    (name, size) => {
      expect(bracketOf(of(name))).toMatchObject([{ size, slots: { length: size ?? 0 } }]);
      expect(bracketOf(of(name, ...strangers(20)))[0]?.slots).toHaveLength(20);
      expect(isFinalRound(name)).toBe(size === 1);
    },
  );
});

describe('slots', () => {
  const semis = of('Semifinales', 'Beto 2-0 Caro', 'Dani 1-2 Ana');
  const quarter = '4tos de Final';

  test.each(cases.slots)('%s', (_, duels, next, expected) => {
    const own = duels === '' ? strangers(3) : duels.split(';');
    expect(columnOf(quarter, of(quarter, ...own), of('Semifinales', ...next))).toBe(expected);
  });

  test('are ordered backwards through every column', () => {
    const rounds = [
      of(quarter, 'D 2-0 d', 'C 2-0 c', 'B 2-0 b', 'A 2-0 a'),
      of('Semifinales', 'C - D', 'A - B'),
      of('Final', 'B - D'),
    ];
    expect(columnOf('Semifinales', ...rounds)).toBe('A C');
    expect(columnOf(quarter, ...rounds)).toBe('A B C D');
  });

  test('of the first phase follow the order of the duels that they feed, unknown ones last', () => {
    const first = of('1° Fase', ...strangers(2), 'C 2-0 c', 'A 2-0 a', 'B 2-0 b');
    expect(columnOf('1° Fase', first, of('16avos de Final', 'X - A', 'B - C'))).toBe('A B C L0 L1');
  });

  test('are assigned by «Ganador <code>»', () => {
    const rows = [',Semifinales,,,,,', 'SF-1,Ana,,,Beto,,', 'SF-2,Caro,,,Dani,,'];
    const final = (...players: string[]) => of('Final', players.join(' - '));
    expect(columnOf('Semifinales', rows, final('Ganador SF-2', 'Ganador SF-1'))).toBe('Caro Ana');
    expect(columnOf('Semifinales', rows, final('Ganador SF-1', 'Ganador SF-1'))).toBe('Ana Caro');
  });

  test.each([
    'Final por el 3er puesto',
    'Tercer puesto - Final',
    'Final 3 y 4 puesto',
    'Final (3.º)',
  ])('are not led by a duel for third place: %s', (name) => {
    const rounds = [semis, of(name, 'Caro - Dani'), of('Final', 'Ana - Beto')];
    expect(columnOf('Semifinales', ...rounds)).toBe('Dani Beto');
  });
});

test.each(cases.halves)(
  'slots of %s meet two by two in %s, with %i duels: %j',
  (name, next, count, expected) => {
    const [column, after] = bracketOf(of(name, ...strangers(count)), of(next));
    expect(column && after && feedsWholeColumn(column, after)).toBe(expected);
  },
);

const phases = ['1° Fase', '8vos de Final', 'Semifinales', 'Final por el 3.er puesto', 'FINAL'];

test.each(cases.ways)('who wins in %s goes on to %j', (name, next, rounds = phases) => {
  const columns = bracketOf(...rounds.map((round) => of(round)));
  expect(columnAfter(columns, name)?.name ?? null).toBe(next);
});

test.each([
  ['Ana 0-0 Caro', true],
  ['Ana - Caro', false],
  ['Ganador SF-1 0-0 Caro', false],
])('«%s»: 0–0 counts as typed for two players only', (duel, isNil) => {
  const [column] = bracketOf(of('Final', duel));
  expect([column?.slots[0]?.isNil, column?.slots[0]?.score]).toEqual([isNil, null]);
});
