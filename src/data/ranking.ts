/** The ranking of players by Elo. */
import { eloFinder, rankingMovement, type EloOf, type Movement } from '../season/elo-history.ts';
import type { RankingKey } from '../sources/sheets/ranking.ts';
import { calendarDate, weekOf, type CalendarDate } from '../lib/time.ts';
import { stateOf } from '../snapshot/manifest.ts';
import { builtAt, once } from './this-build.ts';
import { snapshot } from './snapshot.ts';

/** True if the snapshot has a ranking with players. Otherwise pages do not speak of Elo. */
export const hasRanking = once(async () => (await snapshot()).ranking.length > 0);

/** Day of the ranking if its last fetch failed and old data is kept. Null for a fresh ranking, and without one. */
export async function keptRankingDay(): Promise<CalendarDate | null> {
  const state = stateOf((await snapshot()).manifest, 'ranking');
  return state.status === 'kept' ? calendarDate(new Date(state.fetchedAt)) : null;
}

/** The whole ranking, highest `key` first, each player with the places gained or lost since last week. */
export async function rankingMovements(key: RankingKey = 'maxElo'): Promise<Movement[]> {
  const { ranking: players, eloHistory } = await snapshot();
  return rankingMovement(players, eloHistory, weekOf(builtAt), key);
}

/** Returns a function that finds a player's current Elo by nick. That function returns null for a player without one. */
export const currentElo = once(async (): Promise<EloOf> => eloFinder((await snapshot()).ranking));
