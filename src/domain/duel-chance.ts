/** Who wins a duel, by Elo (docs/product.md, «Chance by Elo»). */

/** Points of difference at which one is expected to score ten times what the other does. */
const tenfold = 400;

/** What a player is expected to score in one game against another, from 0 to 1: Elo's formula. */
export const expectedScore = (own: number, other: number): number =>
  1 / (1 + 10 ** ((other - own) / tenfold));

/** In how many orders a player wins the last game of a duel after losing so many. */
function orders(lost: number, gamesToWin: number): number {
  let count = 1;
  for (let k = 1; k <= lost; k++) count = (count * (gamesToWin - 1 + k)) / k;
  return count;
}

/**
 * The chances that a player wins a duel after losing no game, one game, and so on, each from 0 to 1. Each game counts
 * as won or lost by the expected score, whatever came before.
 * @param gamesToWin Games that win it: 2 for a best of three.
 */
export function winChances(own: number, other: number, gamesToWin: number): number[] {
  const game = expectedScore(own, other);
  return Array.from(
    { length: gamesToWin },
    (_, lost) => orders(lost, gamesToWin) * game ** gamesToWin * (1 - game) ** lost,
  );
}

/** The chance that a player wins a duel, from 0 to 1; the rival's is what is left to 1. */
export const duelChance = (own: number, other: number, gamesToWin: number): number =>
  winChances(own, other, gamesToWin).reduce((sum, chance) => sum + chance, 0);
