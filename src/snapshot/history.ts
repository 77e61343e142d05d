/** `history/elo.csv`: one row a player and week, kept for ever. */
import Papa from 'papaparse';
import {
  parseEloHistory,
  rowsToKeep,
  type Rated,
  type WeeklyRating,
} from '../domain/elo-history.ts';
import { weekOf, type CalendarDate } from '../domain/time.ts';
import { readAs } from './error.ts';

export const historyFile = 'history/elo.csv';

const header = ['semana', 'id', 'nick', 'elo', 'maxElo'];

/**
 * Whether a week's rows are complete because later weeks have theirs: then the clock went back. A single later week
 * is left by a clock that once was ahead, and must not stop the weeks that follow.
 */
function isOver(week: CalendarDate, weeks: readonly WeeklyRating[]): boolean {
  const later = new Set(weeks.map((row) => row.week).filter((other) => other > week));
  return later.size > 1 || (later.size === 1 && weeks.some((row) => row.week === week));
}

/**
 * The history with this week's ratings added for players who have no row of this week yet; the
 * same text when there is nothing to add, or the week is over. Players without a nick or any rating get no row.
 * @param history The file's text, null when there is none yet.
 * @throws SnapshotError when it is no history: a row is never added to what cannot be read.
 */
export function addToHistory(history: string | null, ranking: readonly Rated[], now: Date): string {
  const week = weekOf(now);
  const text = appendRows(history, header, []);
  const weeks = readAs(historyFile, () => parseEloHistory(historyFile, text)).value;
  if (isOver(week, weeks)) return text;
  const present = weeks.filter((row) => row.week === week);
  const rows = rowsToKeep(ranking, present).map(({ id, nick, elo, maxElo }) => [
    ...[week, id, nick],
    ...[elo, maxElo].map((rating) => rating ?? ''),
  ]);
  return appendRows(text, header, rows);
}

/** A nick that begins like a formula gets an apostrophe: people open the files of histories as spreadsheets. */
const csv = { newline: '\n', escapeFormulae: true };

const withFinalNewline = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

/** A history's text with more rows. @param text Null or empty for a file that begins with its headings. */
export function appendRows(
  text: string | null,
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const before = withFinalNewline(text || Papa.unparse([[...headings]], csv));
  if (rows.length === 0) return before;
  return withFinalNewline(
    before +
      Papa.unparse(
        rows.map((row) => [...row]),
        csv,
      ),
  );
}
