/** The ranking, its players and their weeks. */
import { eloFinder, rankingMovement, type EloOf, type Movement } from '../season/elo-history.ts';
import type { RankingKey } from '../sources/sheets/ranking.ts';
import { weekOf } from '../lib/time.ts';
import { builtAt, once } from './this-build.ts';
import { snapshot } from './snapshot.ts';

/** False while there is no ranking: then pages do not speak of Elo. */
export const hasRanking = once(async () => (await snapshot()).ranking.length > 0);

/** The whole ranking sorted by `key`, each player with the movement since last week. */
export async function rankingMovements(key: RankingKey = 'maxElo'): Promise<Movement[]> {
  const { ranking: players, eloHistory } = await snapshot();
  return rankingMovement(players, eloHistory, weekOf(builtAt), key);
}

/** Returns a function that finds a player's current Elo by nick. Null for a player without one. */
export const currentElo = once(async (): Promise<EloOf> => eloFinder((await snapshot()).ranking));
