/** Chances in a duel, by Elo (docs/product.md, «Chance by Elo»). */
import type { Score } from '../sources/sheets/fixture.ts';
import type { DuelRules } from './outlook.ts';
import { possibleScores } from './what-if.ts';

/** Difference of Elo at which the stronger player is expected to win ten games for each one lost. */
const tenfold = 400;

/** Chance that a player wins one game against a rival, from 0 to 1, by Elo's formula. Both ratings are Elo. */
export const expectedScore = (rating: number, rivalRating: number): number =>
  1 / (1 + 10 ** ((rivalRating - rating) / tenfold));

/**
 * Number of orders of won and lost games in which a player can win a duel. The last game is always won, so this is the
 * binomial coefficient of the games before it.
 * @param lost Games that the player loses.
 */
function ordersOfGames(lost: number, gamesToWin: number): number {
  let count = 1;
  for (let game = 1; game <= lost; game++) count = (count * (gamesToWin - 1 + game)) / game;
  return count;
}

/**
 * Each possible score of a duel with its chance, from 0 to 1. Games count as independent of each other, and the home
 * player wins each of them with the chance of `expectedScore`.
 * @param homeElo Elo of the home player. `awayElo` is that of the rival.
 */
export function scoreChances(
  homeElo: number,
  awayElo: number,
  rules: DuelRules,
): { score: Score; chance: number }[] {
  const game = expectedScore(homeElo, awayElo);
  return possibleScores(rules).map((score) => {
    const [won, lost] = score;
    const orders = ordersOfGames(Math.min(won, lost), rules.gamesToWin);
    return { score, chance: orders * game ** won * (1 - game) ** lost };
  });
}

/** Chance that a player wins a duel, from 0 to 1. `rating` and `rivalRating` are the players' Elo. */
export const duelChance = (rating: number, rivalRating: number, gamesToWin: number): number =>
  scoreChances(rating, rivalRating, { gamesToWin })
    .filter(({ score: [won] }) => won === gamesToWin)
    .reduce((sum, { chance }) => sum + chance, 0);
