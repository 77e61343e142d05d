/** Who wins a duel, by Elo (docs/product.md, «Chance by Elo»). */
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
