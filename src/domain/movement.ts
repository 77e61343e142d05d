/** How the ranking moves: places won and lost since last week, and who is at their best. */
import type { WeeklyRating } from './elo-history.ts';
import { playerKey } from './player-key.ts';
import { sortRanking, type RankedPlayer, type RankingKey } from './ranking.ts';
import type { CalendarDate } from './time.ts';

export interface Movement {
  player: RankedPlayer;
  /** From 1. */
  place: number;
  /** Places won since last week, negative when lost; null for who was not there. */
  change: number | null;
  /** Whether the current Elo is the best one known. */
  isAtBest: boolean;
}

/** Places by player's id and nick, as the last week before `week` had them. */
function placesBefore(
  history: readonly WeeklyRating[],
  week: CalendarDate,
  key: RankingKey,
): Map<string, number> {
  const last = history.reduce(
    (latest, row) => (row.week < week && row.week > latest ? row.week : latest),
    '',
  );
  const lines = history
    .filter((row) => row.week === last)
    .map((row) => ({ ...row, elo: row.elo ?? 0, maxElo: row.maxElo ?? 0, link: null }));
  const places = new Map<string, number>();
  sortRanking(lines, key).forEach(({ id, nick }, index) => {
    if (id !== '') places.set(id, index + 1);
    places.set(playerKey(nick), index + 1);
  });
  return places;
}

/**
 * The ranking by a key, each player with the movement since the week before `week`.
 * @param week The Monday of the current week.
 */
export function rankingMovement(
  players: readonly RankedPlayer[],
  history: readonly WeeklyRating[],
  week: CalendarDate,
  key: RankingKey = 'maxElo',
): Movement[] {
  const before = placesBefore(history, week, key);
  const bestKnown = new Map<string, number>();
  for (const { id, nick, elo } of history) {
    for (const name of [id, playerKey(nick)]) {
      bestKnown.set(name, Math.max(bestKnown.get(name) ?? 0, elo ?? 0));
    }
  }
  return sortRanking(players, key).map((player, index) => {
    const { id, nick, elo, maxElo } = player;
    const previous = (id && before.get(id)) || before.get(playerKey(nick));
    const best = Math.max(maxElo, bestKnown.get(id || playerKey(nick)) ?? 0);
    return {
      player,
      place: index + 1,
      change: previous ? previous - (index + 1) : null,
      isAtBest: elo > 0 && elo >= best,
    };
  });
}
