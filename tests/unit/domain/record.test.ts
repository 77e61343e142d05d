import { expect, test } from 'vitest';
import type { PlayedDuel } from '../../../src/domain/fixture.ts';
import { opponentOf, recordOf, resultFrom, sideOf } from '../../../src/domain/record.ts';
import { played, unplayed } from './duel.ts';

test('a record adds up duels and games at home and away', () => {
  const duels = [
    played('Ana', 2, 1, 'Beto'),
    played('Caro', 2, 0, 'Ana'),
    played('Dani', 0, 2, 'Ana'),
  ];
  expect(recordOf('Ana', duels)).toEqual({ DG: 2, DP: 1, DJ: 3, PG: 4, PP: 3, DifP: 1 });
});

test('a level duel is played, neither won nor lost', () => {
  expect(recordOf('Ana', [played('Ana', 1, 1, 'Beto')])).toEqual({
    DG: 0,
    DP: 0,
    DJ: 1,
    PG: 1,
    PP: 1,
    DifP: 0,
  });
});

test('duels without result and duels of others do not count', () => {
  const duels = [
    unplayed('Ana', 'Beto'),
    played('Ana', 0, 0, 'Caro'),
    played('Beto', 2, 0, 'Caro'),
  ];
  expect(recordOf('Ana', duels)).toEqual({ DG: 0, DP: 0, DJ: 0, PG: 0, PP: 0, DifP: 0 });
});

test('a player is found on either side, whatever the case of the nick', () => {
  const duel = unplayed('Ana', 'BETO');
  expect([sideOf(duel, 'ana'), sideOf(duel, 'Beto'), sideOf(duel, 'Caro')]).toEqual([
    'home',
    'away',
    null,
  ]);
  expect([opponentOf(duel, 'home'), opponentOf(duel, 'away')]).toEqual(['BETO', 'Ana']);
});

test('a result is told from the side of either player', () => {
  const duel = played('Ana', 1, 2, 'Beto') as PlayedDuel;
  expect(resultFrom(duel, 'home')).toEqual({ opponent: 'Beto', own: 1, other: 2, outcome: 'lost' });
  expect(resultFrom(duel, 'away')).toEqual({ opponent: 'Ana', own: 2, other: 1, outcome: 'won' });
});
