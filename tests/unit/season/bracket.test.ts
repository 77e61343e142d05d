/** The cup's bracket (docs/product.md, «Bracket»). */
import { expect, test } from 'vitest';
import {
  columnAfter,
  isFinalRound,
  feedsWholeColumn,
  indexToShow,
  isTitleOpen,
} from '../../../src/season/bracket.ts';
import type { BracketColumn } from '../../../src/season/model.ts';
import { bracketOf as bracketIn, round, seasonOf } from './season.ts';

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

const inOrder = (...names: string[]): string[] =>
  bracketOf(...names.map((name) => of(name))).map(({ name }) => name);

test.each([
  [['1° Fase', '16avos de Final', '8vos de Final', '4tos de Final', 'Semifinales', 'Final']],
  [['1ª Fase', 'Octavos de Final', 'Cuartos de Final', 'Semifinal', 'Gran Final']],
  [['Semifinales', 'Repechaje a la Final', 'FINAL']],
  [['Semifinales', 'Final', 'Final por el 3.er puesto']],
  [['SEMIFINALES', 'final', 'Tercer puesto - Final']],
  [['Ronda 1', 'Ronda 2', '3ª ronda', 'Semifinales', 'Final', 'Ronda extra']],
  [['Primera fase', 'Tercera fase', '8vos de Final', 'Semifinales']],
  [['1° Fase', 'Ronda de 32', '8vos de Final', 'Repechaje', 'Semifinales', '3.er puesto']],
])('columns stand in playing order, whatever the sheet’s: %j', (names) => {
  expect(inOrder(...names)).toEqual(names);
  expect(inOrder(...names.toReversed())).toEqual(names);
});

test.each([
  ['16avos de Final', 16],
  ['16 avos de Final', 16],
  ['Octavos de Final', 8],
  ['8avos de Final', 8],
  ['4tos de Final', 4],
  ['Semifinal', 2],
  ['FINAL', 1],
  ['Gran Final', 1],
  ['Final (La Plata)', 1],
  ['Final (al mejor de 3)', 1],
  ['Final Copa de Plata', null],
  ['Semifinales (Copa de Plata)', null],
  ['Final de consolación', null],
  ['Final Copa Consuelo', null],
  ['Final por el 5to puesto', null],
  ['Final 1er puesto', 1],
  ['Final puestos 1 y 2', 1],
  ['Final 3ª edición', 1],
  ['Final puestos 3 y 4', null],
  ['Final 3ro y 4to', null],
  ['Final por el 10mo puesto', null],
  ['1ª Fase', null],
  ['Repechaje a la Final', null],
  ['Final por el 3.er puesto', null],
])('columns of a size have all their slots, blank where there is no duel: %s, %j', (name, size) => {
  expect(bracketOf(of(name))).toMatchObject([{ size, slots: { length: size ?? 0 } }]);
  expect(bracketOf(of(name, ...strangers(20)))[0]?.slots).toHaveLength(20);
  expect(isFinalRound(name)).toBe(size === 1);
});

const semis = of('Semifinales', 'Beto 2-0 Caro', 'Dani 1-2 Ana');
const quarter = '4tos de Final';

test.each<[string, string, string[], string]>([
  ['are in the sheet’s order where nothing else is known', '', [], 'L0 L1 L2 .'],
  ['know a nick in any case', 'BETO 2-0 b;ana 2-0 a', ['Ana - Beto'], 'ana BETO . .'],
  ['leave blanks where others come from', 'A 2-0 a', ['X - Y', 'Z - A'], '. . . A'],
  ['follow the winner, not the loser', 'B 0-2 A', ['B - C', 'D - A'], '. . . B'],
  ['do not follow a loser', 'B 2-0 A', ['C - D', 'D - A'], 'B . . .'],
  ['follow either player of an open duel', 'B - A', ['C - D', 'D - A'], '. . . B'],
  ['follow who has a bye, never the bye', 'Libre - A', ['Libre - C', 'A - D'], '. . Libre .'],
  ['follow no word for who is to come', 'A definir - A', ['A definir - B'], 'A definir . . .'],
  ['are one duel’s where two lead to one', 'A 2-0 B;A 2-1 C', ['D - A'], '. A A .'],
  ['of the unknown lead to no name', 'A 2-0 a;M - N;O - P', ['A - S', '? - ?'], 'A . M O'],
  ['are those free, in the sheet’s order', 'L - l;K - k;A 2-0 a;M - N', ['X - A'], 'L A K M'],
  ['are added beyond the size', 'A - a;B - b;C - c;D - d;E - e', [], 'A B C D E'],
])('slots %s', (_, duels, next, expected) => {
  const own = duels === '' ? strangers(3) : duels.split(';');
  expect(columnOf(quarter, of(quarter, ...own), of('Semifinales', ...next))).toBe(expected);
});

test('slots are ordered backwards through every column', () => {
  const rounds = [
    of(quarter, 'D 2-0 d', 'C 2-0 c', 'B 2-0 b', 'A 2-0 a'),
    of('Semifinales', 'C - D', 'A - B'),
    of('Final', 'B - D'),
  ];
  expect(columnOf('Semifinales', ...rounds)).toBe('A C');
  expect(columnOf(quarter, ...rounds)).toBe('A B C D');
});

test('slots of the first phase follow the order of the duels that they feed, unknown ones last', () => {
  const first = of('1° Fase', ...strangers(2), 'C 2-0 c', 'A 2-0 a', 'B 2-0 b');
  expect(columnOf('1° Fase', first, of('16avos de Final', 'X - A', 'B - C'))).toBe('A B C L0 L1');
});

test('slots are assigned by «Ganador <code>»', () => {
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
])('slots are not led by a duel for third place: %s', (name) => {
  const rounds = [semis, of(name, 'Caro - Dani'), of('Final', 'Ana - Beto')];
  expect(columnOf('Semifinales', ...rounds)).toBe('Dani Beto');
});

test.each([
  ['16avos de Final', '8vos de Final', 0, true],
  ['1° Fase', '16avos de Final', 32, false],
  ['4tos de Final', 'Semifinales', 5, false],
  ['8vos de Final', 'Semifinales', 8, false],
  ['Final', 'Final por el 3° puesto', 1, false],
])('slots of %s meet two by two in %s, with %i duels: %j', (name, next, count, expected) => {
  const [column, after] = bracketOf(of(name, ...strangers(count)), of(next));
  expect(column && after && feedsWholeColumn(column, after)).toBe(expected);
});

const phases = ['1° Fase', '8vos de Final', 'Semifinales', 'Final por el 3.er puesto', 'FINAL'];

test.each<[string, string | null, string[]?]>([
  ['1° Fase', '8vos de Final'],
  ['Semifinales', 'FINAL'],
  ['FINAL', null],
  ['Final por el 3.er puesto', null],
  // The winners of «Ronda 1» may not all play «Ronda 2» next.
  ['Ronda 1', null, ['Ronda 1', 'Ronda 2', 'Final']],
  ['Ronda 2', 'Final', ['Ronda 1', 'Ronda 2', 'Final']],
  // Without a final yet, a semifinal does not lead to the duel for third place.
  ['Semifinales', null, ['Semifinales', 'Final por el 3.er puesto']],
  ['Semifinales (Copa de Plata)', null, ['Semifinales', 'Semifinales (Copa de Plata)', 'Final']],
])('who wins in %s goes on to %j', (name, next, rounds = phases) => {
  const columns = bracketOf(...rounds.map((round) => of(round)));
  expect(columnAfter(columns, name)?.name ?? null).toBe(next);
});

test.each([
  ['Ana - Caro', 'Beto - Dani', 'Final', true],
  ['Ana 2-0 Caro', 'Beto 2-0 Dani', 'Final', false],
  ['Ana 2-0 Caro', 'Beto - Dani', 'Tercer puesto', false],
])(
  'with «%s» in the final and «%s» for third place, a phone shows the column %s; the title is open: %j',
  (final, third, name, isOpen) => {
    const columns = bracketOf(
      of('Semifinales', 'Ana 2-0 Beto'),
      of('Final', final),
      of('Tercer puesto', third),
    );
    expect(columns[indexToShow(columns)]?.name).toBe(name);
    expect(isTitleOpen(columns)).toBe(isOpen);
  },
);

test.each([
  ['Semifinales', 'Ana - Beto', 'Caro 2-0 Dani', 'Final'],
  ['Final', 'Ana 2-0 Beto', 'Caro 2-0 Dani', 'Final'],
  ['Repechaje', 'Ana 2-0 Beto', 'Caro 2-0 Dani', 'Repechaje'],
])(
  'a phone shows the column %s of semifinals «%s» and «%s», and of a %s without duels',
  (name, first, second, last) => {
    const columns = bracketOf(of('Semifinales', first, second), of(last));
    expect(columns[indexToShow(columns)]?.name).toBe(name);
  },
);

test.each([
  ['Ana 0-0 Caro', true],
  ['Ana - Caro', false],
  ['Ganador SF-1 0-0 Caro', false],
])('«%s»: 0–0 counts as typed for two players only', (duel, isNil) => {
  const [column] = bracketOf(of('Final', duel));
  expect([column?.slots[0]?.isNil, column?.slots[0]?.score]).toEqual([isNil, null]);
});
