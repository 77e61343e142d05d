import { expect, test } from 'vitest';
import type { Duel, PlayedDuel } from '../../../src/domain/fixture.ts';
import { opponentOf, recordOf, resultFrom, sideOf } from '../../../src/domain/record.ts';
import { played, unplayed } from './duel.ts';

const others = [unplayed('Ana', 'Beto'), played('Ana', 0, 0, 'Caro'), played('Beto', 2, 0, 'Caro')];

test.each<[string, Duel[], string]>([
  [
    'duels and games at home and away',
    [played('Ana', 2, 1, 'Beto'), played('Caro', 2, 0, 'Ana'), played('Dani', 0, 2, 'ANA')],
    'DG 2 DP 1 DJ 3 PG 4 PP 3 DifP 1',
  ],
  [
    'a level duel as played alone',
    [played('Ana', 1, 1, 'Beto')],
    'DG 0 DP 0 DJ 1 PG 1 PP 1 DifP 0',
  ],
  ['no duel without result or of others', others, 'DG 0 DP 0 DJ 0 PG 0 PP 0 DifP 0'],
])('a record counts %s', (_, duels, record) => {
  expect(Object.entries(recordOf('Ana', duels)).flat().join(' ')).toBe(record);
});

test('a player is found on either side, whatever the case of the nick', () => {
  const duel = unplayed('Ana', 'BETO');
  const sides = ['ana', 'Beto', 'Caro'].map((nick) => sideOf(duel, nick));
  expect(sides).toEqual(['home', 'away', null]);
  expect([opponentOf(duel, 'home'), opponentOf(duel, 'away')]).toEqual(['BETO', 'Ana']);
});

test('a result is told from the side of either player', () => {
  const duel = played('Ana', 1, 2, 'Beto') as PlayedDuel;
  expect(resultFrom(duel, 'home')).toEqual({ opponent: 'Beto', own: 1, other: 2, outcome: 'lost' });
  expect(resultFrom(duel, 'away')).toEqual({ opponent: 'Ana', own: 2, other: 1, outcome: 'won' });
});
