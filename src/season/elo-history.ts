/** The Elo of players: now, week by week, and how it moves them in the ranking. */
import { finderByPlayer, playerKey } from '../sources/player-key.ts';
import {
  isNamed,
  sortRanking,
  type RankedPlayer,
  type RankingKey,
} from '../sources/sheets/ranking.ts';
import { compareTexts } from '../lib/text.ts';
import { addDays, type CalendarDate } from '../lib/time.ts';

/** A player's fields in the history. */
export type Rated = Pick<RankedPlayer, 'id' | 'nick' | 'elo' | 'maxElo'>;

/** A player's ratings at the beginning of a week. Null where the ranking had none. */
export interface WeeklyRating extends Rated {
  /** Monday of the week. */
  week: CalendarDate;
}

/**
 * Returns the rows of a ranking, or of a week, that the history keeps, in their order: the first of each player with a
 * nick and a current or highest Elo other than 0. Two rows are of the same player if they have the same id, or nicks of
 * one player, current or former.
 * @param before Rows that the week already has. Their players are left out.
 */
export function rowsToKeep<Row extends Rated>(
  rows: readonly Row[],
  before: readonly Rated[] = [],
): Row[] {
  const namesOf = ({ id, nick }: Rated): string[] =>
    id === '' ? [playerKey(nick)] : [id, playerKey(nick)];
  const seen = new Set(before.flatMap(namesOf));
  const keptRows: Row[] = [];
  for (const row of rows) {
    const names = namesOf(row);
    const isRated = Boolean(row.elo) || Boolean(row.maxElo);
    if (!isNamed(row) || !isRated || names.some((name) => seen.has(name))) continue;
    for (const name of names) seen.add(name);
    keptRows.push(row);
  }
  return keptRows;
}

/**
 * Returns a function that finds a player's weekly ratings in the history, oldest first, one row for each week: the
 * first with the player's id, or else the first without an id and with a nick of the player, current or former. If the
 * player's id is empty, the first with such a nick. Empty for an unknown player.
 */
export function weeksByPlayer(
  history: readonly WeeklyRating[],
): (player: Pick<WeeklyRating, 'id' | 'nick'>) => WeeklyRating[] {
  const byId = Map.groupBy(history, ({ id }) => id);
  const byNick = Map.groupBy(history, ({ nick }) => playerKey(nick));
  return ({ id, nick }) => {
    const named = byNick.get(playerKey(nick)) ?? [];
    const rows = id === '' ? named : [...(byId.get(id) ?? []), ...named.filter((row) => !row.id)];
    const weeks = new Map<CalendarDate, WeeklyRating>();
    for (const row of rows) if (!weeks.has(row.week)) weeks.set(row.week, row);
    return [...weeks.values()].toSorted((a, b) => compareTexts(a.week, b.week));
  };
}

/** Finds a player's current Elo by nick. Null for a player without one. */
export type EloOf = (nick: string) => number | null;

/** Returns a function that finds a player's current Elo by nick, current or former: null if unknown, or 0 or less. */
export function eloFinder(ranking: readonly RankedPlayer[]): EloOf {
  const find = finderByPlayer(ranking, ({ nick }) => nick);
  return (nick) => {
    const elo = find(nick)?.elo ?? null;
    return elo !== null && elo > 0 ? elo : null;
  };
}

/** Number of places won since last week, negative if lost. `new` for a player whom no earlier week has. */
export type PlaceChange = number | 'new';

/** A player of the ranking, with the movement since last week. */
export interface Movement {
  player: RankedPlayer;
  /** Place in the whole ranking, from 1. */
  place: number;
  /** Null if unknown: there is no last week, the player was not in it, or the history would not keep the row. */
  change: PlaceChange | null;
  /** True if the current Elo is the highest known. */
  isAtBest: boolean;
}

/** Places, from 1, of the rows that the history keeps: a nameless row would seem to have passed all those below it. */
const placesOf = <T extends Rated>(rows: readonly T[], key: RankingKey): Map<T, number> =>
  new Map(sortRanking(rowsToKeep(rows), key).map((row, index) => [row, index + 1]));

/** True if a player's current Elo is the highest known. @param weeks The player's rows of the history. */
function hasHighestElo({ elo, maxElo }: Rated, weeks: readonly Rated[]): boolean {
  if (elo === null || elo <= 0) return false;
  const known = weeks.map((row) => row.elo);
  // The history's maximum counts if the ranking has none. Otherwise the ranking may have corrected it.
  if (maxElo) known.push(maxElo);
  else known.push(...weeks.map((row) => row.maxElo));
  return known.every((other) => other === null || elo >= other);
}

/**
 * Sorts the whole ranking, highest `key` first (`sortRanking`), and adds for each player the place, from 1, the
 * `change` of places since the week before `week`, positive if won, and in `isAtBest` whether the current Elo is the
 * player's highest. `change` is `new` for a player whom no earlier week has, and null if it is not known.
 * @param players In sheet order. @param history Weeks in any order. @param week Monday of the current week.
 */
export function rankingMovement(
  players: readonly RankedPlayer[],
  history: readonly WeeklyRating[],
  week: CalendarDate,
  key: RankingKey,
): Movement[] {
  const lastWeek = history.filter((row) => row.week === addDays(week, -7));
  const before = placesOf(lastWeek, key);
  const rowsBefore = weeksByPlayer([...before.keys()]);
  const places = placesOf(players, key);
  const weeksOf = weeksByPlayer(history);
  const changeOf = (player: RankedPlayer): PlaceChange | null => {
    const place = places.get(player);
    if (place === undefined || lastWeek.length === 0) return null;
    const [lastRow] = rowsBefore(player);
    const placeBefore = lastRow && before.get(lastRow);
    if (placeBefore !== undefined) return placeBefore - place;
    return weeksOf(player).some((weekly) => weekly.week < week) ? null : 'new';
  };
  return sortRanking(players, key).map((player, index) => {
    const isAtBest = hasHighestElo(player, weeksOf(player));
    return { player, place: index + 1, change: changeOf(player), isAtBest };
  });
}
