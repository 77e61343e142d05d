/** How the ranking moves: places won and lost since last week, and who is at their best. */
import { rowsToKeep, weeksByPlayer, type Rated, type WeeklyRating } from './elo-history.ts';
import { sortRanking, type RankedPlayer, type RankingKey } from './ranking.ts';
import { addDays, type CalendarDate } from './time.ts';

/** Places won since last week, negative when lost; `new` for somebody no week before knows. */
export type PlaceChange = number | 'new';

/** A player of the ranking, and how they moved. */
export interface Movement {
  player: RankedPlayer;
  /** From 1. */
  place: number;
  /** Null where nobody knows: no last week, or the player was not in it. */
  change: PlaceChange | null;
  /** Whether the current Elo is the best one known. */
  isAtBest: boolean;
}

/**
 * The places of these rows, from 1, by one of the ranking's orders. They are compared among those that the
 * history keeps, or a row of nobody would seem to have passed all those below it.
 */
const placesOf = <T extends Rated>(rows: readonly T[], key: RankingKey): Map<T, number> =>
  new Map(sortRanking(rowsToKeep(rows), key).map((row, index) => [row, index + 1]));

/**
 * The ranking by a key, each player with the movement since the week before `week`.
 * @param players In the sheet's order.
 * @param week The Monday of the current week.
 */
export function rankingMovement(
  players: readonly RankedPlayer[],
  history: readonly WeeklyRating[],
  week: CalendarDate,
  key: RankingKey = 'maxElo',
): Movement[] {
  const lastWeek = history.filter((row) => row.week === addDays(week, -7));
  const before = placesOf(lastWeek, key);
  const rowsBefore = weeksByPlayer([...before.keys()]);
  const places = placesOf(players, key);
  const weeksOf = weeksByPlayer(history);
  /** Null where there is no last week, the player was not in it, or the row is none that the history keeps. */
  const changeOf = (player: RankedPlayer): PlaceChange | null => {
    const place = places.get(player);
    if (place === undefined || lastWeek.length === 0) return null;
    const [row] = rowsBefore(player);
    if (row) return (before.get(row) ?? 0) - place;
    return weeksOf(player).some((row) => row.week < week) ? null : 'new';
  };
  return sortRanking(players, key).map((player, index) => {
    const elo = player.elo ?? 0;
    const best = Math.max(player.maxElo ?? 0, ...weeksOf(player).map((row) => row.elo ?? 0));
    return {
      player,
      place: index + 1,
      change: changeOf(player),
      isAtBest: elo > 0 && elo >= best,
    };
  });
}
