/** Movement in the ranking: places won and lost since last week, and players at their best. */
import { rowsToKeep, weeksByPlayer, type Rated, type WeeklyRating } from './elo-history.ts';
import { sortRanking, type RankedPlayer, type RankingKey } from '../sources/sheets/ranking.ts';
import { addDays, type CalendarDate } from '../lib/time.ts';

/** Places won since last week, negative if lost. `new` for a player whom no earlier week has. */
export type PlaceChange = number | 'new';

export interface Movement {
  player: RankedPlayer;
  place: number;
  /** Null if unknown: there is no last week, or the player was not in it. */
  change: PlaceChange | null;
  /** True if the current Elo is the highest known. */
  isAtBest: boolean;
}

/**
 * Places of rows, from 1, in one of the ranking's orders. Only rows that the history keeps are counted: otherwise a
 * nameless row would seem to have passed all those below it.
 */
const placesOf = <T extends Rated>(rows: readonly T[], key: RankingKey): Map<T, number> =>
  new Map(sortRanking(rowsToKeep(rows), key).map((row, index) => [row, index + 1]));

/**
 * The ranking by a key, each player with the movement since the Monday seven days before `week`.
 * @param players In sheet order.
 * @param week Monday of the current week.
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
  /** Null if there is no last week, the player was not in it, or the history would not keep the row. */
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
