/** The ranking, and ratings of single players. */
import { getEntry } from 'astro:content';
import { ratingsByNick, type PlayerRating } from '../domain/players.ts';
import { sortRanking, type RankedPlayer, type RankingKey } from '../domain/ranking.ts';

/** The whole ranking in descending order. */
export async function ranking(key: RankingKey = 'maxElo'): Promise<RankedPlayer[]> {
  const entry = await getEntry('ranking', 'ranking');
  return sortRanking(entry?.data.players ?? [], key);
}

/** A look-up of ratings by nick. */
export async function ratings(): Promise<(nick: string) => PlayerRating | null> {
  const entry = await getEntry('ranking', 'ranking');
  return ratingsByNick(entry?.data.ratings ?? []);
}
