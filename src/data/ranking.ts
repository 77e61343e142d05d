/** The ranking, single players of it, and their weeks. */
import { builtAt } from './clock.ts';
import { weeksByPlayer } from '../domain/elo-history.ts';
import { rankingMovement, type Movement } from '../domain/movement.ts';
import { byPlayer } from '../domain/player-key.ts';
import {
  rankingLine,
  sortRanking,
  type RankedPlayer,
  type RankingKey,
  type RankingLine,
} from '../domain/ranking.ts';
import { weekOf } from '../domain/time.ts';
import { once } from './once.ts';
import { snapshot } from './snapshot.ts';

/** False while there is no ranking: then pages do not speak of Elo. */
export const hasRanking = once(async () => (await snapshot()).ranking.length > 0);

/** The whole ranking in one of its orders, as it is shown. */
export async function ranking(key: RankingKey = 'maxElo'): Promise<RankingLine[]> {
  return sortRanking((await snapshot()).ranking, key).map(rankingLine);
}

/** The whole ranking in one of its orders, each player with the movement since last week. */
export async function rankingMovements(key: RankingKey = 'maxElo'): Promise<Movement[]> {
  const { ranking: players, eloHistory } = await snapshot();
  return rankingMovement(players, eloHistory, weekOf(builtAt), key);
}

/** A look-up of the ranking's players by nick. */
export async function rankedPlayers(): Promise<(nick: string) => RankedPlayer | undefined> {
  return byPlayer((await snapshot()).ranking, ({ nick }) => nick);
}

/** A look-up of a player's weeks in the Elo history. */
export const weeksOfPlayer = once(async () => weeksByPlayer((await snapshot()).eloHistory));
