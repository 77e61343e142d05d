/** Chances in a duel, by Elo (docs/product.md, «Chance by Elo»). */
import type { DuelRules } from './outlook.ts';
import { possibleScores } from './what-if.ts';

/** Difference of ratings at which the stronger player is expected to score ten times as much. */
const tenfold = 400;

/** Expected score of a player in one game, from 0 to 1: Elo's formula. */
export const expectedScore = (rating: number, rivalRating: number): number =>
  1 / (1 + 10 ** ((rivalRating - rating) / tenfold));

/** Number of orders in which a player can win a duel with `lost` games lost. The last game is always won. */
function orders(lost: number, gamesToWin: number): number {
  let count = 1;
  for (let k = 1; k <= lost; k++) count = (count * (gamesToWin - 1 + k)) / k;
  return count;
}

/**
 * Each possible score of a duel, home games first, with its chance from 0 to 1. Games count as independent, each won with
 * the chance of `expectedScore`. @param home Elo, as `away`.
 */
export function scoreChances(home: number, away: number, rules: DuelRules) {
  const game = expectedScore(home, away);
  return possibleScores(rules).map((score) => {
    const [won, lost] = score;
    const chance = orders(Math.min(won, lost), rules.gamesToWin) * game ** won * (1 - game) ** lost;
    return { score, chance };
  });
}

/** Chance that a player with an Elo `rating` wins a duel, from 0 to 1. The rival has the rest. */
export const duelChance = (rating: number, rivalRating: number, gamesToWin: number): number =>
  scoreChances(rating, rivalRating, { gamesToWin })
    .filter(({ score: [won] }) => won === gamesToWin)
    .reduce((sum, { chance }) => sum + chance, 0);
