/** `history/elo.csv`: one row for each player and week, kept for ever. */
import Papa from 'papaparse';
import {
  parseEloHistory,
  rowsToKeep,
  type Rated,
  type WeeklyRating,
} from '../season/elo-history.ts';
import { weekOf, type CalendarDate } from '../lib/time.ts';
import { readAs } from './error.ts';

export const historyFile = 'history/elo.csv';

const header = ['semana', 'id', 'nick', 'elo', 'maxElo'];

/**
 * True if a week's rows are complete because later weeks have rows: the clock has gone back. One later week alone may
 * come from a clock that was once ahead, and must not stop the weeks that follow.
 */
function isOver(week: CalendarDate, weeks: readonly WeeklyRating[]): boolean {
  const later = new Set(weeks.map((row) => row.week).filter((other) => other > week));
  return later.size > 1 || (later.size === 1 && weeks.some((row) => row.week === week));
}

/**
 * Adds this week's ratings of players who have no row of this week yet. Returns the text unchanged if there is nothing
 * to add, or the week is over. Players without a nick or without any rating get no row.
 * @param history The file's text; null if there is none yet.
 * @throws SnapshotError if the text is not a history: no row is added to what cannot be read.
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

/** People open history files as spreadsheets, so a nick that looks like a formula is escaped with an apostrophe. */
const csv = { newline: '\n', escapeFormulae: true };

const withFinalNewline = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

/** Appends rows to a history's text. @param text Null or empty for a new file, which begins with the headings. */
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
