import { expect, test } from 'vitest';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import { greatestMoves, placesByRound } from '../../../src/domain/places-by-round.ts';
import { played, unplayed } from './duel.ts';

const players = ['Ana', 'Beto', 'Caro', 'Dani'];
const round = (name: string, ...duels: Duel[]): Round => ({ name, interval: '', duels });
const first = round('Fecha 1', played('Ana', 2, 0, 'Beto'), played('Caro', 2, 1, 'Dani'));
const second = round('Fecha 2', played('Dani', 2, 0, 'Ana'), played('Beto', 2, 0, 'Caro'));
const third = round('Fecha 3', unplayed('Ana', 'Caro'), unplayed('Beto', 'Dani'));
const begun = (name: string) => round(name, played('Caro', 2, 0, 'Ana'), unplayed('Beto', 'Dani'));
/** All have won and lost once; Dani has the difference, Caro has lost by the most. */
const afterTwo = ['Dani 3 1', 'Ana 1 2', 'Beto 4 3', 'Caro 2 4'];

test.each<[string, Round[], rounds: string, lines?: string[]]>([
  [
    'those of the table that a round and the ones before it make',
    [first, second, third],
    'Fecha 1, Fecha 2',
    afterTwo,
  ],
  [
    'told up to the last round with a result, which may not be complete',
    [first, second, begun('Fecha 3')],
    'Fecha 1, Fecha 2, Fecha 3*',
    ['Caro 2 4 1', 'Dani 3 1 2', 'Beto 4 3 3', 'Ana 1 2 4'],
  ],
  [
    'those of a duel’s own round, however late it was played',
    [round('Fecha 1', played('Ana', 2, 0, 'Beto'), unplayed('Caro', 'Dani')), second],
    'Fecha 1*, Fecha 2',
    ['Dani 3 1', 'Ana 1 2', 'Beto 4 3', 'Caro 2 4'],
  ],
  [
    'in the sheet’s order where nothing decides',
    [round('Fecha 1', played('Ana', 2, 0, 'Beto'), played('Caro', 2, 0, 'Dani')), second],
    'Fecha 1, Fecha 2',
    ['Ana 1 1', 'Beto 3 2', 'Caro 2 3', 'Dani 4 4'],
  ],
  [
    'without byes, whatever score they have',
    [
      first,
      round('Fecha 2', ...second.duels, played('Ana', 2, 0, 'Libre')),
      round('Fecha 3', played('Caro', 2, 0, 'BYE'), unplayed('Ana', 'Libre')),
    ],
    'Fecha 1, Fecha 2',
    afterTwo,
  ],
  [
    'told of a round without duels, which is not complete',
    [first, round('Fecha 2'), begun('Fecha 3')],
    'Fecha 1, Fecha 2*, Fecha 3*',
  ],
  ['told once one of two rounds is complete', [first, begun('Fecha 2')], 'Fecha 1, Fecha 2*'],
  ['none while none of two is', [begun('Fecha 1'), begun('Fecha 2')], ''],
  ['none before two rounds have begun', [first, third], ''],
  ['none before any has', [third], ''],
  ['none without rounds', [], ''],
])('places by round are %s', (_, rounds, names, lines) => {
  const told = placesByRound(players, rounds) ?? { rounds: [], lines: [] };
  const marked = told.rounds.map(({ name, isComplete }) => `${name}${isComplete ? '' : '*'}`);
  expect(marked.join(', ')).toBe(names);
  const places = told.lines.map((line) => [line.player, ...line.places].join(' '));
  if (lines) expect(places).toEqual(lines);
});

test('the greatest moves are from the first round to the last, of all who made them', () => {
  const line = (player: string, ...places: number[]) => ({ player, places });
  const lines = [
    line('Ana', 3, 1, 1),
    line('Beto', 1, 4, 2),
    line('Caro', 2, 3, 3),
    line('Dani', 4, 2, 4),
  ];
  expect(greatestMoves(lines)).toEqual({
    climb: { players: ['Ana'], places: 2 },
    fall: { players: ['Beto', 'Caro'], places: 1 },
  });
  expect(greatestMoves([line('Ana', 1, 2, 1)])).toEqual({ climb: null, fall: null });
});
