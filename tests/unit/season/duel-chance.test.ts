/** Chance of winning a duel by Elo (docs/product.md, «Chance by Elo»). */
import { expect, test } from 'vitest';
import { duelChance, expectedScore } from '../../../src/season/elo-chances.ts';

/** The same chance, computed by playing every sequence of games to its end. */
function played(game: number, own: number, other: number): number {
  if (own === 0) return 1;
  if (other === 0) return 0;
  return game * played(game, own - 1, other) + (1 - game) * played(game, own, other - 1);
}

test('400 points more mean ten games won for each one lost', () => {
  expect([900, 500].map((elo) => expectedScore(elo, 500))).toEqual([10 / 11, 0.5]);
});

test.each([
  [500, 500, 1],
  [700, 500, 2],
  [500, 812, 3],
  [1, 2500, 4],
  [640, 600, 5],
])('of %i against %i to %i is what playing every order of games gives', (own, other, games) => {
  const chance = duelChance(own, other, games);
  expect(chance).toBeCloseTo(played(expectedScore(own, other), games, games), 10);
  expect(chance + duelChance(other, own, games)).toBeCloseTo(1, 10);
});
