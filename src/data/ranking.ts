/** The ranking, and ratings of single players. */
import { getEntry } from 'astro:content';
import { builtAt } from './clock.ts';
import { rankingMovement, type Movement } from '../domain/movement.ts';
import { ratingsByNick, type PlayerRating } from '../domain/players.ts';
import { sortRanking, type RankedPlayer, type RankingKey } from '../domain/ranking.ts';
import { weekOf } from '../domain/time.ts';

/** In the sheet's order. */
async function rankedPlayers(): Promise<readonly RankedPlayer[]> {
  return (await getEntry('ranking', 'ranking'))?.data.players ?? [];
}

/** The whole ranking in descending order. */
export async function ranking(key: RankingKey = 'maxElo'): Promise<RankedPlayer[]> {
  return sortRanking(await rankedPlayers(), key);
}

/** The same, each player with the movement since last week. */
export async function rankingMovements(key: RankingKey = 'maxElo'): Promise<Movement[]> {
  const history = (await getEntry('eloHistory', 'eloHistory'))?.data.weeks ?? [];
  return rankingMovement(await rankedPlayers(), history, weekOf(builtAt), key);
}

/** A look-up of ratings by nick. */
export async function ratings(): Promise<(nick: string) => PlayerRating | null> {
  const entry = await getEntry('ranking', 'ranking');
  return ratingsByNick(entry?.data.ratings ?? []);
}
