/** Who wins a duel, by Elo (docs/product.md, «Chance by Elo»). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duelChance, expectedScore } from '../../../src/domain/duel-chance.ts';

/** The same, by playing every order of games to its end. */
function played(game: number, own: number, other: number): number {
  if (own === 0) return 1;
  if (other === 0) return 0;
  return game * played(game, own - 1, other) + (1 - game) * played(game, own, other - 1);
}

test('400 points more are ten games won for one lost', () => {
  expect(expectedScore(900, 500)).toBeCloseTo(10 / 11, 12);
  expect(expectedScore(500, 500)).toBe(0.5);
});

test('a best of three of who wins two games of three', () => {
  const won = 2 / 3;
  const elo = 500 + 400 * Math.log10(2);
  expect(duelChance(elo, 500, 2)).toBeCloseTo(won * won * (3 - 2 * won), 12);
});

const elo = fc.integer({ min: 1, max: 2500 });
const games = fc.integer({ min: 1, max: 5 });

test('is what playing every order of games gives, and with the rival’s it sums to 1', () => {
  fc.assert(
    fc.property(elo, elo, games, (own, other, gamesToWin) => {
      const chance = duelChance(own, other, gamesToWin);
      expect(chance).toBeCloseTo(played(expectedScore(own, other), gamesToWin, gamesToWin), 10);
      expect(chance + duelChance(other, own, gamesToWin)).toBeCloseTo(1, 10);
    }),
  );
});
