/** How the ranking moves: places won and lost since last week, and who is at their best. */
import { weeksByPlayer, type WeeklyRating } from './elo-history.ts';
import { playerKey } from './player-key.ts';
import { isNamed, sortRanking, type RankedPlayer, type RankingKey } from './ranking.ts';
import type { CalendarDate } from './time.ts';

/** Places won since last week, negative when lost. */
export type PlaceChange = number | 'new';

export interface Movement {
  player: RankedPlayer;
  /** From 1. */
  place: number;
  /** Null where it cannot be told: the history keeps no row without a nick or any Elo. */
  change: PlaceChange | null;
  /** Whether the current Elo is the best one known. */
  isAtBest: boolean;
}

/** A row of the ranking, or of its history. */
type Row = Pick<RankedPlayer, 'id' | 'nick' | 'elo' | 'maxElo'>;

/**
 * The rows that the history keeps of a ranking, in their order: a row of somebody, with an Elo, once.
 * Places are compared among them, or a row of nobody would seem to have passed all those below it.
 */
function kept<T extends Row>(rows: readonly T[]): T[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const names = [row.id, playerKey(row.nick)].filter(Boolean);
    const isNew = !names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return isNew && isNamed(row) && (row.elo !== 0 || row.maxElo !== 0);
  });
}

/** A look-up of the place of a player, from 1, in the last week before `week`. */
function placesBefore(
  history: readonly WeeklyRating[],
  week: CalendarDate,
  key: RankingKey,
): (player: Row) => number | undefined {
  const last = history.reduce(
    (latest, row) => (row.week < week && row.week > latest ? row.week : latest),
    '',
  );
  const lines = history
    .filter((row) => row.week === last)
    .map((row) => ({ ...row, elo: row.elo ?? 0, maxElo: row.maxElo ?? 0, link: null }));
  const places = new Map<WeeklyRating, number>(
    kept(sortRanking(lines, key)).map((row, index) => [row, index + 1]),
  );
  const weeksOf = weeksByPlayer([...places.keys()]);
  return (player) => {
    const [row] = weeksOf(player);
    return row && places.get(row);
  };
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
  const placeBefore = placesBefore(history, week, key);
  const sorted = sortRanking(players, key);
  const places = new Map(kept(sorted).map((player, index) => [player, index + 1]));
  const weeksOf = weeksByPlayer(history);
  const changeOf = (player: RankedPlayer): PlaceChange | null => {
    const place = places.get(player);
    const before = placeBefore(player);
    if (place === undefined) return null;
    return before === undefined ? 'new' : before - place;
  };
  return sorted.map((player, index) => {
    const { elo, maxElo } = player;
    const best = Math.max(maxElo, ...weeksOf(player).map((row) => row.elo ?? 0));
    return {
      player,
      place: index + 1,
      change: changeOf(player),
      isAtBest: elo > 0 && elo >= best,
    };
  });
}
