/**
 * Reads and writes the files of `history/`, which remember what no source says again. CSV files are sorted by day. A
 * line that cannot be read is reported, and stays at the file's end for a person to mend.
 */
import Papa from 'papaparse';
import { oneLine, saysNothing } from '../lib/clean.ts';
import { parseElo, readId } from '../lib/number.ts';
import { compareTexts } from '../lib/text.ts';
import { isCalendarDate, weekOf } from '../lib/time.ts';
import { readJson, z } from '../lib/validation.ts';
import { rowsToKeep, type Rated, type WeeklyRating } from '../season/elo-history.ts';
import { playerKey } from '../sources/player-key.ts';
import { parseLine } from '../sources/sheets/csv.ts';
import { ProblemLog, type Complaint, type Problem } from '../sources/problem.ts';

/** Value of a cell. A moment is written as ISO 8601 UTC. */
type Cell = string | number | Date | null;

const formatCell = (cell: Cell): Cell => (typeof cell === 'string' ? oneLine(cell) : cell);

/** What a history file holds. */
export interface HistoryFile<Row extends Record<keyof Row, Cell>> {
  path: string;
  headings: readonly string[];
  /** Field of each column. The first column has the day or moment of a row, ISO 8601, by which rows are sorted. */
  fields: readonly [keyof Row, ...(keyof Row)[]];
  /** Says that a line could not be read, and what to do. */
  unread: Pick<Complaint, 'reason' | 'advice'>;
  /** Parses the cells of a line, by field; a missing cell is empty. Null if they make no row. */
  parse: (cells: Readonly<Record<keyof Row, string>>) => Row | null;
  /** Identifies a row. It includes the day, if a thing has a row for each day. */
  keyOf: (row: Row) => string;
}

/** Lines of a history file. */
interface HistoryLines<Row> {
  /** Rows by day, oldest first; rows of a day are in the order in which they were added. */
  rows: readonly Row[];
  /** Lines that could not be read, or have a key that the file had before. */
  damaged: readonly string[];
}

/** Sorts rows by day, and leaves the first one of each key. */
function inOrder<Row extends Record<keyof Row, Cell>>(
  { fields: [dayField], keyOf }: HistoryFile<Row>,
  rows: readonly Row[],
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  }
  const dayOf = (row: Row): string => String(formatCell(row[dayField]));
  return [...byKey.values()].toSorted((a, b) => compareTexts(dayOf(a), dayOf(b)));
}

/** Parses a line. Null if its cells make no row, or there are more than columns, as after a comma without quotes. */
function rowOf<Row extends Record<keyof Row, Cell>>(
  { fields, parse }: HistoryFile<Row>,
  cells: readonly string[],
): Row | null {
  if (cells.slice(fields.length).some(Boolean)) return null;
  const line = {} as Record<keyof Row, string>;
  for (const [index, field] of fields.entries()) line[field] = cells[index] ?? '';
  return parse(line);
}

const repeated = {
  reason: 'hay otro renglón de lo mismo, y cuenta el primero',
  advice: 'borrá el que sobra',
};

/**
 * Parses a CSV file of `history/`. @param text Null for no file: then all is empty.
 * @returns `rows`, oldest day first, a day's in the file's order; `damaged`, lines as they are, which cannot be read or
 * repeat the key of a row above; and `problems`, one for each of these lines.
 */
export function readHistory<Row extends Record<keyof Row, Cell>>(
  file: HistoryFile<Row>,
  text: string | null,
): HistoryLines<Row> & { problems: Problem[] } {
  const log = new ProblemLog(file.path);
  const byKey = new Map<string, Row>();
  const damaged: string[] = [];
  // Spreadsheets write a byte order mark before the headings.
  const lines = text?.replace(/^\ufeff/, '').split(/\r?\n/) ?? [];
  for (const [index, line] of lines.entries()) {
    const isEmpty = /^[,\s]*$/.test(line);
    const cells = parseLine(line);
    if (isEmpty || cells[0] === file.headings[0]) continue;
    const row = rowOf(file, cells);
    if (row && !byKey.has(file.keyOf(row))) {
      byKey.set(file.keyOf(row), row);
      continue;
    }
    damaged.push(line);
    const complaint = row ? repeated : file.unread;
    log.reportField(index + 1, 'A', line, { ...complaint, isLoss: true });
  }
  return { rows: inOrder(file, [...byKey.values()]), damaged, problems: log.problems };
}

/** People open these files as spreadsheets, so a nick that looks like a formula is escaped with an apostrophe. */
const csv = { newline: '\n', escapeFormulae: true };

/**
 * Formats a CSV file: headings, rows by day, oldest first, the first of each key, then damaged lines. No cell has a
 * line break. Null if there is nothing to write: then the snapshot has no such file.
 */
export function formatHistory<Row extends Record<keyof Row, Cell>>(
  file: HistoryFile<Row>,
  { rows, damaged }: HistoryLines<Row>,
): string | null {
  if (rows.length === 0 && damaged.length === 0) return null;
  const cells = inOrder(file, rows).map((row) =>
    file.fields.map((field) => formatCell(row[field])),
  );
  const lines = Papa.unparse([[...file.headings], ...cells], csv);
  return [lines, ...damaged, ''].join('\n');
}

/** Parses a rating as the history stores it (`612.345`), or as people type it when they mend a row. Null for others. */
const ratingOf = (text: string): number | null =>
  parseElo(/^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text);

/** `history/elo.csv`: one row for each player and week, kept for ever. */
export const eloFile: HistoryFile<WeeklyRating> = {
  path: 'history/elo.csv',
  headings: ['semana', 'id', 'nick', 'elo', 'maxElo'],
  fields: ['week', 'id', 'nick', 'elo', 'maxElo'],
  unread: {
    reason: 'la semana no es una fecha, un Elo no es un número o faltan comillas; no se usa',
    advice: 'escribí la semana como 2026-11-16, corregí el Elo o las comillas, o borrá la fila',
  },
  parse: ({ week, id, nick, elo, maxElo }) => {
    const isNumeric = [elo, maxElo].every((cell) => saysNothing(cell) || ratingOf(cell) !== null);
    if (!isCalendarDate(week) || !isNumeric) return null;
    // An id that lost digits in a column of numbers is dropped. The nick still leads to the player.
    return { week, id: readId(id) ?? '', nick, elo: ratingOf(elo), maxElo: ratingOf(maxElo) };
  },
  keyOf: ({ week, id, nick }) => `${week} ${id || playerKey(nick)}`,
};

/**
 * Adds to the text of `history/elo.csv` this week's ratings of players without a row of this week, and removes rows of
 * later weeks. Players without a nick or without any rating get no row. Weeks begin on the community's Mondays.
 * @param text Null if there is no file yet.
 * @returns The new text, with damaged lines at its end. Null if it would have no line.
 */
export function addRatings(
  text: string | null,
  ranking: readonly Rated[],
  now: Date,
): string | null {
  const week = weekOf(now);
  const { rows: all, damaged } = readHistory(eloFile, text);
  // Later weeks are from a clock that was once ahead (docs/product.md, «A wrong clock»).
  const rows = all.filter((row) => row.week <= week);
  const present = rows.filter((row) => row.week === week);
  const added = rowsToKeep(ranking, present);
  const ratings = added.map(({ id, nick, elo, maxElo }) => ({ week, id, nick, elo, maxElo }));
  return formatHistory(eloFile, { rows: [...rows, ...ratings], damaged });
}

/** Path of the file with the last publications (docs/product.md, «What a publication changed»). */
export const changesFile = 'history/changes.json';

const maxPublications = 10;

const publications = z.array(
  z.object({
    /** Moment of the publication, ISO 8601 UTC. */
    at: z.iso.datetime(),
    lines: z.array(z.string()),
  }),
);
export type PublishedChanges = z.output<typeof publications>[number];

/** Parses publications, newest first, from JSON: moment `at` (ISO) and Spanish `lines`. [] if it is null or bad. */
export const readPublishedChanges = (text: string | null): PublishedChanges[] =>
  text === null ? [] : (readJson(publications, text) ?? []);

/** Formats the first ten of `changes`, publications, newest first, as JSON in that order. Drops the others. */
export const formatPublishedChanges = (changes: readonly PublishedChanges[]): string =>
  `${JSON.stringify(changes.slice(0, maxPublications), null, 2)}\n`;
