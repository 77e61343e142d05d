/** The ranking, and ratings of single players. */
import { builtAt } from './clock.ts';
import { rankingMovement, type Movement } from '../domain/movement.ts';
import { ratingsByNick, type PlayerRating } from '../domain/players.ts';
import { sortRanking, type RankedPlayer, type RankingKey } from '../domain/ranking.ts';
import { weekOf } from '../domain/time.ts';
import { snapshot } from './snapshot.ts';

/** The whole ranking, by the highest Elo. */
export async function ranking(): Promise<RankedPlayer[]> {
  return sortRanking((await snapshot()).ranking);
}

/** The whole ranking in one of its orders, each player with the movement since last week. */
export async function rankingMovements(key: RankingKey = 'maxElo'): Promise<Movement[]> {
  const { ranking: players, eloHistory } = await snapshot();
  return rankingMovement(players, eloHistory, weekOf(builtAt), key);
}

/** A look-up of ratings by nick. */
export async function ratings(): Promise<(nick: string) => PlayerRating | null> {
  return ratingsByNick((await snapshot()).ratings);
}
