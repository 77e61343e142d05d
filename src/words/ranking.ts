/** Names of the ranking's two ratings. */
import type { RankingKey } from '../domain/ranking.ts';

export const ratingNames: Readonly<Record<RankingKey, string>> = {
  elo: 'Elo Actual',
  maxElo: 'MAX Elo',
};
