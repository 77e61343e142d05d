import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalPositions } from '../../../src/domain/final-positions.ts';
import type { Duel } from '../../../src/domain/fixture.ts';
import { played, unplayed } from './duel.ts';
import { triedPlaces } from './tried-places.ts';

/** `Ana 1–2`. */
const places = (players: readonly string[], duels: readonly Duel[], gamesToWin = 2) =>
  finalPositions(players, duels, gamesToWin).map(
    ({ player, best, worst }) => `${player} ${best}–${worst}`,
  );

test('a finished group has one place a player', () => {
  const duels = [played('A', 2, 0, 'B'), played('B', 2, 1, 'C'), played('A', 2, 1, 'C')];
  expect(places(['C', 'B', 'A'], duels)).toEqual(['C 3–3', 'B 2–2', 'A 1–1']);
});

test('players level in everything share their places', () => {
  const duels = [played('A', 2, 0, 'B'), played('B', 2, 0, 'C'), played('C', 2, 0, 'A')];
  expect(places(['A', 'B', 'C'], duels)).toEqual(['A 1–3', 'B 1–3', 'C 1–3']);
});

test('before the first duel anybody can finish anywhere', () => {
  const duels = [unplayed('A', 'B'), unplayed('B', 'C'), unplayed('C', 'A')];
  expect(places(['A', 'B', 'C'], duels)).toEqual(['A 1–3', 'B 1–3', 'C 1–3']);
});

test('two rivals that must play each other cannot both overtake', () => {
  // A leads with 2; B and C have 1 and play each other: one of them gets to 2, and passes A or not.
  const duels = [
    played('A', 2, 0, 'D'),
    played('A', 2, 1, 'E'),
    played('B', 2, 0, 'D'),
    played('C', 2, 0, 'E'),
    unplayed('B', 'C'),
  ];
  expect(places(['A', 'B', 'C', 'D', 'E'], duels)[0]).toBe('A 1–2');
});

test('games difference is counted: nobody can make up for more games than are left', () => {
  // A is done: one won, one lost, +1. B has lost 0–2 and can only get to one won and 0.
  const duels = [played('A', 2, 0, 'C'), played('D', 2, 1, 'A'), played('D', 2, 0, 'B')];
  const left = unplayed('B', 'C');
  expect(places(['A', 'B', 'C', 'D'], [...duels, left])).toEqual([
    'A 2–2',
    'B 3–4',
    'C 3–4',
    'D 1–1',
  ]);
});

test('a level past duel counts its games and no win', () => {
  expect(places(['A', 'B'], [played('A', 1, 1, 'B'), unplayed('B', 'A')])).toEqual([
    'A 1–2',
    'B 1–2',
  ]);
});

test('with too many players to look at each set of them, every place is said to be possible', () => {
  const players = Array.from({ length: 13 }, (_, place) => `J${place}`);
  expect(new Set(places(players, []).map((text) => text.split(' ')[1]))).toEqual(new Set(['1–13']));
});

test('a nick in another case is the same player’s', () => {
  expect(places(['Ana', 'Beto'], [played('ANA', 2, 0, 'beto')])).toEqual(['Ana 1–1', 'Beto 2–2']);
});

describe('is what trying every outcome gives', () => {
  const names = ['A', 'B', 'C', 'D', 'E'];
  /** A group of `size` that meets once or twice, with at most `left` duels to play. */
  const group = (size: number, gamesToWin: number, left: number) => {
    const players = names.slice(0, size);
    const pairs = players.flatMap((home, i) => players.slice(i + 1).map((away) => [home, away]));
    const result = fc.tuple(fc.boolean(), fc.nat(gamesToWin - 1));
    return fc
      .tuple(
        fc.constantFrom(...(size < 4 ? [1, 2] : [1])),
        fc.array(result, { minLength: pairs.length * 2, maxLength: pairs.length * 2 }),
        fc.shuffledSubarray(
          [...pairs, ...pairs].map((_, index) => index),
          { maxLength: left },
        ),
      )
      .map(([legs, results, pending]) => {
        const all = legs === 2 ? [...pairs, ...pairs] : pairs;
        const duels = all.map(([home = '', away = ''], index) => {
          const [homeWins, games] = results[index] ?? [true, 0];
          if (pending.includes(index)) return unplayed(home, away);
          return homeWins
            ? played(home, gamesToWin, games, away)
            : played(home, games, gamesToWin, away);
        });
        return { players, duels };
      });
  };

  test.each([
    { size: 3, gamesToWin: 2, left: 4, runs: 150 },
    { size: 4, gamesToWin: 2, left: 4, runs: 150 },
    { size: 5, gamesToWin: 2, left: 4, runs: 150 },
    { size: 4, gamesToWin: 2, left: 6, runs: 6 },
    { size: 4, gamesToWin: 1, left: 6, runs: 100 },
    { size: 4, gamesToWin: 3, left: 3, runs: 100 },
  ])(
    'in groups of $size, to $gamesToWin games won, with up to $left duels left',
    ({ size, gamesToWin, left, runs }) => {
      fc.assert(
        fc.property(group(size, gamesToWin, left), ({ players, duels }) => {
          expect(places(players, duels, gamesToWin)).toEqual(
            triedPlaces(players, duels, gamesToWin),
          );
        }),
        { numRuns: runs },
      );
    },
  );
});
