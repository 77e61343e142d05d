/** `history/elo.csv`: one row a player and week, kept for ever. */
import Papa from 'papaparse';
import { parseEloHistory, rowsToKeep, type Rated } from '../domain/elo-history.ts';
import { weekOf } from '../domain/time.ts';
import { readAs } from './error.ts';

export const historyFile = 'history/elo.csv';

const header = ['semana', 'id', 'nick', 'elo', 'maxElo'];

/**
 * The history with this week's ratings added for players who have no row of this week yet; the
 * same text when there is nothing to add. Players without a nick or any rating get no row.
 * @param history The file's text, null when there is none yet.
 * @throws SnapshotError when it is no history: a row is never added to what cannot be read.
 */
export function addToHistory(history: string | null, ranking: readonly Rated[], now: Date): string {
  const week = weekOf(now);
  const text = withFinalNewline(history || Papa.unparse([header], csv));
  const weeks = readAs(historyFile, () => parseEloHistory(historyFile, text)).value;
  const present = weeks.filter((row) => row.week === week);
  const rows = rowsToKeep(ranking, present).map(({ id, nick, elo, maxElo }) => [
    ...[week, id, nick],
    ...[elo, maxElo].map((rating) => rating ?? ''),
  ]);
  return rows.length === 0 ? text : withFinalNewline(text + Papa.unparse(rows, csv));
}

/** A nick that begins like a formula gets an apostrophe: people open the files of histories as spreadsheets. */
export const csv = { newline: '\n', escapeFormulae: true };

export const withFinalNewline = (text: string): string =>
  text.endsWith('\n') ? text : `${text}\n`;
