/** Looking up a player's rating by nick (SPEC.md §3 «Player rating row», §5). */
import { parseNumber } from './number.ts';
import { playerKey } from './player-key.ts';
import { locate } from './columns.ts';
import { rankingColumns } from './ranking-sheet.ts';
import { cell, isBlank, type Rows } from './rows.ts';

/** What the ranking sheet knows of a player; null where the cell is missing or not a number. */
export interface PlayerRating {
  id: string;
  nick: string;
  elo: number | null;
  maxElo: number | null;
}

/**
 * Reads the ratings out of the ranking sheet. Its rejected rows are reported by the ranking, which
 * reads the same sheet, so this parser only skips them.
 */
export function parseRatings(source: string, rows: Rows): PlayerRating[] {
  const { places: columns, headings } = locate(source, rows, rankingColumns);
  return rows
    .slice(Math.max(0, headings) + 1)
    .filter((row) => !isBlank(row) && cell(row, columns.nick) !== '')
    .map((row) => ({
      id: cell(row, columns.id),
      nick: cell(row, columns.nick),
      elo: parseNumber(cell(row, columns.elo)),
      maxElo: parseNumber(cell(row, columns.maxElo)),
    }));
}

/** A look-up by nick, case-insensitive; the first row wins when a nick is repeated. */
export function ratingsByNick(
  ratings: readonly PlayerRating[],
): (nick: string) => PlayerRating | null {
  const byNick = new Map<string, PlayerRating>();
  for (const rating of ratings) {
    const key = playerKey(rating.nick);
    if (!byNick.has(key)) byNick.set(key, rating);
  }
  return (nick) => byNick.get(playerKey(nick)) ?? null;
}
