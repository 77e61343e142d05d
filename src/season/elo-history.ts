/** The weekly Elo history: one row for each player and week. */
import { playerKey } from '../sources/player-key.ts';
import { isNamed } from '../sources/sheets/ranking.ts';
import type { CalendarDate } from '../lib/time.ts';

/** A player's ratings at the beginning of a week. Null where the ranking had none. */
export interface WeeklyRating {
  /** Monday of the week. */
  week: CalendarDate;
  /** Player id on the platform. May be empty. */
  id: string;
  nick: string;
  elo: number | null;
  maxElo: number | null;
}

/** Fields that the history keeps of a player. */
export type Rated = Pick<WeeklyRating, 'id' | 'nick' | 'elo' | 'maxElo'>;

/**
 * Rows of a ranking, or of a week, that the history keeps: the first row of each named player with an Elo. Players are
 * the same by id or by nick.
 * @param before Rows of the week that exist already; their players are left out.
 */
export function rowsToKeep<Row extends Rated>(
  rows: readonly Row[],
  before: readonly Rated[] = [],
): Row[] {
  const namesOf = ({ id, nick }: Rated): string[] => [id, playerKey(nick)].filter(Boolean);
  const seen = new Set(before.flatMap(namesOf));
  return rows.filter((row) => {
    const names = namesOf(row);
    if (!isNamed(row) || names.some((name) => seen.has(name))) return false;
    if (!row.elo && !row.maxElo) return false;
    for (const name of names) seen.add(name);
    return true;
  });
}

/**
 * Returns a function that finds a player's weeks, oldest first; the first row of a week counts. Players are found by
 * their id on the platform, which survives a new nick, and rows without an id by nick.
 */
export function weeksByPlayer(history: readonly WeeklyRating[]) {
  const byId = Map.groupBy(history, ({ id }) => id);
  const byNick = Map.groupBy(history, ({ nick }) => playerKey(nick));
  return ({ id, nick }: Pick<WeeklyRating, 'id' | 'nick'>): WeeklyRating[] => {
    const named = byNick.get(playerKey(nick)) ?? [];
    const rows = id === '' ? named : [...(byId.get(id) ?? []), ...named.filter((row) => !row.id)];
    const weeks = new Map<CalendarDate, WeeklyRating>();
    for (const row of rows) if (!weeks.has(row.week)) weeks.set(row.week, row);
    return [...weeks.values()].toSorted((a, b) => (a.week < b.week ? -1 : 1));
  };
}
