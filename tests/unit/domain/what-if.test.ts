import { describe, expect, test } from 'vitest';
import { possibleScores, reckonTable, suppose, type Score } from '../../../src/domain/what-if.ts';
import { zoneAt } from '../../../src/domain/zones.ts';
import { played, unplayed } from './duel.ts';

const players = ['Ana', 'Beto', 'Caro'];
const duels = [
  played('Ana', 2, 0, 'Beto'),
  unplayed('Caro', 'Ana'),
  unplayed('Beto', 'Caro'),
  unplayed('Caro', 'Libre'),
];
const tableWith = (scores: Readonly<Record<string, Score>>) =>
  reckonTable(
    players,
    suppose(duels, ({ code }) => scores[code]),
  );
const order = (rows: ReturnType<typeof reckonTable>): string[] => rows.map(({ player }) => player);

test.each([
  [1, ['1-0', '0-1']],
  [2, ['2-0', '2-1', '1-2', '0-2']],
  [3, ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3']],
])('a duel to %i games ends, from the widest win to the widest loss, %j', (games, scores) => {
  expect(possibleScores(games).map(({ home, away }) => `${home}-${away}`)).toEqual(scores);
});

describe('a supposed table', () => {
  test('is the true one where nothing is supposed', () => {
    expect(tableWith({})).toEqual([
      expect.objectContaining({ player: 'Ana', values: [1, 0, 1, 2, 0, 2] }),
      expect.objectContaining({ player: 'Caro', values: [0, 0, 0, 0, 0, 0] }),
      expect.objectContaining({ player: 'Beto', values: [0, 1, 1, 0, 2, -2], reason: null }),
    ]);
  });

  test('adds up what is supposed, and goes by the official order', () => {
    const rows = tableWith({
      'Caro-Ana': { home: 2, away: 1 },
      'Beto-Caro': { home: 0, away: 2 },
    });
    expect(rows).toEqual([
      expect.objectContaining({ player: 'Caro', values: [2, 0, 2, 4, 1, 3] }),
      expect.objectContaining({ player: 'Ana', values: [1, 1, 2, 3, 2, 1] }),
      expect.objectContaining({ player: 'Beto', values: [0, 2, 2, 0, 4, -4] }),
    ]);
    expect(rows[0]?.reason).toMatchObject({ by: 'table', column: 1 });
  });

  test('keeps true results, and gives a bye none', () => {
    const score = { home: 0, away: 2 };
    expect(tableWith({ 'Ana-Beto': score, 'Caro-Libre': score })).toEqual(tableWith({}));
  });

  test('keeps the sheet’s order where nothing decides, and says so', () => {
    const circle = {
      'Caro-Ana': { home: 2, away: 0 },
      'Beto-Caro': { home: 2, away: 0 },
    };
    const rows = tableWith(circle);
    expect(order(rows)).toEqual(players);
    expect(rows.map(({ reason }) => reason?.by)).toEqual(['nothing', 'nothing', undefined]);
  });
});

test('zones are the first and the last places of a table', () => {
  const zones = { promotion: 2, relegation: 1 };
  expect([0, 1, 2, 3, 4].map((index) => zoneAt(index, 5, zones))).toEqual([
    'promotion',
    'promotion',
    null,
    null,
    'relegation',
  ]);
  expect(zoneAt(0, 1, { promotion: 1, relegation: 1 })).toBe('promotion');
  expect(zoneAt(0, 1, { promotion: 0, relegation: 0 })).toBe(null);
});
