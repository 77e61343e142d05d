/** Names of the ranking's two ratings. */
import type { RankingKey } from '../sources/sheets/ranking.ts';

export const ratingNames: Readonly<Record<RankingKey, string>> = {
  elo: 'Elo Actual',
  maxElo: 'MAX Elo',
};
