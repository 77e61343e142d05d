import { describe, expect, test } from 'vitest';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import { greatestMoves, placesByRound } from '../../../src/domain/places-by-round.ts';
import { played, unplayed } from './duel.ts';

const players = ['Ana', 'Beto', 'Caro', 'Dani'];
const round = (name: string, ...duels: Duel[]): Round => ({ name, interval: '', duels });
const first = round('Fecha 1', played('Ana', 2, 0, 'Beto'), played('Caro', 2, 1, 'Dani'));
const second = round('Fecha 2', played('Dani', 2, 0, 'Ana'), played('Beto', 2, 0, 'Caro'));
const third = round('Fecha 3', unplayed('Ana', 'Caro'), unplayed('Beto', 'Dani'));

const told = (...rounds: Round[]) => {
  const { rounds: names = [], lines = [] } = placesByRound(players, rounds) ?? {};
  return {
    rounds: names.map(({ name, isComplete }) => `${name}${isComplete ? '' : '*'}`),
    lines: lines.map(({ player, places }) => `${player} ${places.join(' ')}`),
  };
};

describe('places by round', () => {
  test('are those of the table that each round and the ones before it make, by the official rules', () => {
    expect(told(first, second, third)).toEqual({
      rounds: ['Fecha 1', 'Fecha 2'],
      // All have won and lost once; Dani has the difference, Caro has lost by the most.
      lines: ['Dani 3 1', 'Ana 1 2', 'Beto 4 3', 'Caro 2 4'],
    });
  });

  test('end at the last round with a result, which may not be complete', () => {
    const begun = round('Fecha 3', played('Caro', 2, 0, 'Ana'), unplayed('Beto', 'Dani'));
    expect(told(first, second, begun)).toEqual({
      rounds: ['Fecha 1', 'Fecha 2', 'Fecha 3*'],
      lines: ['Caro 2 4 1', 'Dani 3 1 2', 'Beto 4 3 3', 'Ana 1 2 4'],
    });
  });

  test('have a duel that was played late in its own round', () => {
    const late = round('Fecha 1', played('Ana', 2, 0, 'Beto'), unplayed('Caro', 'Dani'));
    expect(told(late, second).rounds).toEqual(['Fecha 1*', 'Fecha 2']);
    // Of nobody’s difference, who is level keeps the sheet’s order.
    expect(told(late, second).lines).toContain('Dani 3 1');
  });

  test('keep the sheet’s order where nothing decides', () => {
    const level = round('Fecha 1', played('Ana', 2, 0, 'Beto'), played('Caro', 2, 0, 'Dani'));
    expect(
      told(level, second)
        .lines.map((line) => line.slice(0, -2))
        .toSorted(),
    ).toEqual(['Ana 1', 'Beto 3', 'Caro 2', 'Dani 4']);
  });

  test('count no bye, whatever score it has, nor wait for one', () => {
    const withBye = round('Fecha 2', ...second.duels, played('Ana', 2, 0, 'Libre'));
    const freeRound = round('Fecha 3', played('Caro', 2, 0, 'BYE'), unplayed('Ana', 'Libre'));
    expect(told(first, withBye, freeRound)).toEqual(told(first, second));
  });

  test('are none before there is something to compare', () => {
    const begun = round('Fecha 1', played('Ana', 2, 0, 'Beto'), unplayed('Caro', 'Dani'));
    const alsoBegun = round('Fecha 2', played('Dani', 2, 0, 'Ana'), unplayed('Beto', 'Caro'));
    expect(placesByRound(players, [])).toBeNull();
    expect(placesByRound(players, [third])).toBeNull();
    expect(placesByRound(players, [first, third])).toBeNull();
    expect(placesByRound(players, [begun, alsoBegun])).toBeNull();
    expect(placesByRound(players, [first, alsoBegun])).not.toBeNull();
  });

  test('call no round complete that has no duels yet', () => {
    const begun = round('Fecha 3', played('Ana', 2, 0, 'Caro'), unplayed('Beto', 'Dani'));
    expect(told(first, round('Fecha 2'), begun).rounds).toEqual([
      'Fecha 1',
      'Fecha 2*',
      'Fecha 3*',
    ]);
  });
});

describe('the greatest moves', () => {
  const line = (player: string, ...places: number[]) => ({ player, places });

  test('are from the first round to the last, whatever was between, and of all who made them', () => {
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
  });

  test('are none where everybody is where they began', () => {
    expect(greatestMoves([line('Ana', 1, 2, 1), line('Beto', 2, 1, 2)])).toEqual({
      climb: null,
      fall: null,
    });
  });
});
