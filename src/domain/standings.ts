/** League standings: sheet windows, and the order of the table (SPEC.md §7, §9; DESIGN.md §3). */
import type { RowWindow } from '../config/site.ts';
import { isPlayed, winner, type Duel } from './fixture.ts';
import { parseNumber } from './number.ts';
import { ProblemLog, type Parsed } from './problem.ts';
import { cell, isBlank, type Rows } from './rows.ts';
import { nickKey } from './text.ts';

/** One player's row. */
export interface StandingsRow {
  /** Its row in the sheet, from 1. */
  row: number;
  player: string;
  /** Cells after the player, by sheet position: `values[0]` is SPEC.md's column 1. */
  values: (number | null)[];
}

/** A group's table. */
export interface Standings {
  /** Labels of `values`, in the sheet's order; empty for a column without label. */
  headings: string[];
  rows: StandingsRow[];
}

/** Sheet columns B–I, as 0-based indices (SPEC.md §7: «columns 2-9»). */
const firstColumn = 1;
const lastColumn = 8;

/** SPEC.md §9: column 1 descending, 2 ascending, 6 descending, 4 descending. */
const criteria = [
  { column: 1, direction: -1 },
  { column: 2, direction: 1 },
  { column: 6, direction: -1 },
  { column: 4, direction: -1 },
] as const;

const isLabel = (text: string): boolean => text !== '' && parseNumber(text) === null;

/** Whether a window's row gives the headings: several cells, all of them labels. */
function isHeading(cells: readonly string[]): boolean {
  const filled = cells.filter(Boolean);
  return filled.length > 1 && filled.every(isLabel);
}

const complaints = {
  beforeHeading: {
    reason: 'la fila está antes de los encabezados; no se muestra',
    advice: 'poné primero la fila con Jugador, DG, DP…',
  },
  noPlayer: {
    reason: 'la fila no tiene nombre y números; no se muestra',
    advice: 'completala, o borrala si sobra',
  },
  noNumber: { reason: 'no es un número; se toma como 0', advice: 'escribí solo el número' },
} as const;

/**
 * Reads one group out of a division's sheet (DESIGN.md §3, «Standings windows»): within columns
 * B–I of the window, the first row of labels gives the headings; a row with a name and numbers is a
 * player; blank and title rows are skipped; anything else is reported.
 */
export function parseStandings(source: string, rows: Rows, window: RowWindow): Parsed<Standings> {
  const log = new ProblemLog(source);
  let headings: string[] | null = null;
  const players: StandingsRow[] = [];

  for (let index = window.first - 1; index < Math.min(window.last, rows.length); index++) {
    const columns = (rows[index] ?? []).slice(firstColumn, lastColumn + 1);
    if (isBlank(columns)) continue;
    const [player = '', ...cells] = columns;
    const text = columns.join(' ').trim();
    if (headings === null) {
      if (isHeading(columns)) headings = withoutEmptyEnd(cells);
      else if (columns.filter(Boolean).length > 1)
        log.cell(index, firstColumn, text, complaints.beforeHeading);
      continue;
    }

    const values = headings.map((_, column) => parseNumber(cell(cells, column)));
    const labelled = headings.flatMap((heading, column) => (heading === '' ? [] : [column]));
    if (player === '' || labelled.every((column) => values[column] === null)) {
      log.cell(index, firstColumn, text, complaints.noPlayer);
      continue;
    }
    for (const column of labelled) {
      if (values[column] === null) {
        log.cell(index, firstColumn + 1 + column, cell(cells, column), complaints.noNumber);
      }
    }
    players.push({ row: index + 1, player, values });
  }
  return { value: { headings: headings ?? [], rows: players }, problems: log.problems };
}

/** The labels up to the last one that says something. */
function withoutEmptyEnd(labels: readonly string[]): string[] {
  return labels.slice(0, labels.findLastIndex(Boolean) + 1);
}

const valueAt = (row: Pick<StandingsRow, 'values'>, column: number): number =>
  row.values[column - 1] ?? 0;

/** Compares two rows by the sheet's own columns; 0 when every criterion is level. */
function compareByColumns(
  a: Pick<StandingsRow, 'values'>,
  b: Pick<StandingsRow, 'values'>,
): number {
  for (const { column, direction } of criteria) {
    const difference = (valueAt(a, column) - valueAt(b, column)) * direction;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A player's values in the table the tied players would have if only their own duels counted. */
function valuesAmong(
  tied: ReadonlySet<string>,
  player: string,
  duels: readonly Duel[],
): Pick<StandingsRow, 'values'> {
  const own = nickKey(player);
  let won = 0;
  let lost = 0;
  let gamesWon = 0;
  let gamesLost = 0;
  for (const duel of duels) {
    const home = nickKey(duel.home);
    const away = nickKey(duel.away);
    if (!isPlayed(duel) || !tied.has(home) || !tied.has(away)) continue;
    if (home !== own && away !== own) continue;
    const side = home === own ? 'home' : 'away';
    const result = winner(duel);
    if (result !== null) {
      if (result === side) won++;
      else lost++;
    }
    gamesWon += side === 'home' ? duel.homeScore : duel.awayScore;
    gamesLost += side === 'home' ? duel.awayScore : duel.homeScore;
  }
  return { values: [won, lost, won + lost, gamesWon, gamesLost, gamesWon - gamesLost] };
}

/** Splits rows, already sorted, into runs that compare as equal. */
function runsOfEqual<T>(items: readonly T[], compare: (a: T, b: T) => number): T[][] {
  const runs: T[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && compare(last, item) === 0) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Orders players level on every column by the same criteria among their own duels. */
function breakTie(tied: readonly StandingsRow[], duels: readonly Duel[]): StandingsRow[] {
  if (tied.length < 2) return [...tied];
  const names = new Set(tied.map((row) => nickKey(row.player)));
  const among = tied.map((row) => ({ row, own: valuesAmong(names, row.player, duels) }));
  const compare = (a: (typeof among)[number], b: (typeof among)[number]): number =>
    compareByColumns(a.own, b.own);
  const runs = runsOfEqual(among.toSorted(compare), compare);
  if (runs.length === 1) return [...tied];
  return runs.flatMap((run) =>
    breakTie(
      run.map(({ row }) => row),
      duels,
    ),
  );
}

/**
 * Rows in the official order (SPEC.md §9): duels won, duels lost, and the sheet's columns 6 and 4;
 * players still level are ordered by the same criteria among their own duels, again and again while
 * that separates anybody; whoever remains level keeps the sheet's order.
 */
export function orderStandings(
  rows: readonly StandingsRow[],
  duels: readonly Duel[],
): StandingsRow[] {
  return runsOfEqual(rows.toSorted(compareByColumns), compareByColumns).flatMap((tied) =>
    breakTie(tied, duels),
  );
}
