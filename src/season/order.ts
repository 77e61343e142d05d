/**
 * The order of a group's table, and why each row stands above the next (docs/product.md, «Standings
 * order»).
 */
import { playerKey } from '../domain/player-key.ts';
import type { StandingsRow } from '../domain/standings.ts';
import type { Result } from './model.ts';
import { recordLabels } from '../domain/record-columns.ts';
import { recordOf } from './record.ts';

/** Column 1 descending, 2 ascending, 6 descending, 4 descending. */
const criteria = [
  { column: 1, direction: -1 },
  { column: 2, direction: 1 },
  { column: 6, direction: -1 },
  { column: 4, direction: -1 },
] as const;

/** Whether a sheet's columns are those the criteria have in the published layout. */
export function hasCriteria(headings: readonly string[]): boolean {
  return criteria.every(({ column }) => headings[column - 1] === recordLabels[column - 1]);
}

type Values = Pick<StandingsRow, 'values'>;

/** What decided between two rows, with their values in that column. */
export interface Decision {
  /** The column after the player, from 1. */
  column: number;
  upper: number;
  lower: number;
}

/** A row of the table that only the duels among tied players make. */
export interface MiniRow {
  player: string;
  /** In the published layout: DG, DP, DJ, PG, PP, DifP. */
  values: number[];
}

/** Why a row stands above the next one. */
export type Reason =
  /** By a column of the table. */
  | ({ by: 'table' } & Decision)
  /** Level in the table; by a column of the tied players' own one. */
  | ({ by: 'headToHead'; table: readonly MiniRow[] } & Decision)
  /** Level in everything; the rows keep the sheet's order. */
  | { by: 'nothing' };

/** A row with the reason for standing above the next; null for the last one. */
export interface ExplainedRow {
  row: StandingsRow;
  reason: Reason | null;
}

const valueAt = ({ values }: Values, column: number): number => values[column - 1] ?? 0;

/** The first criterion in which two rows differ. */
const decidingCriterion = (a: Values, b: Values) =>
  criteria.find(({ column }) => valueAt(a, column) !== valueAt(b, column));

function compare(a: Values, b: Values): number {
  const criterion = decidingCriterion(a, b);
  if (!criterion) return 0;
  return (valueAt(a, criterion.column) - valueAt(b, criterion.column)) * criterion.direction;
}

/** Splits rows, already sorted, into runs that are level in every criterion. */
function runsOfLevel<Row extends Values>(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] && compare(run[0], row) === 0) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Explained runs, one below the other, with what decides between each and the next. */
function joinRuns(
  runs: readonly ExplainedRow[][],
  reasonBetween: (index: number) => Reason | null,
): ExplainedRow[] {
  return runs.flatMap((run, index) =>
    run.map((line, place) =>
      place === run.length - 1 && index < runs.length - 1
        ? { ...line, reason: reasonBetween(index) }
        : line,
    ),
  );
}

/** What decides between a run of rows and the next, told of the two rows that touch. */
function decisionBetween(runs: readonly Values[][], index: number): Decision | null {
  const upper = runs[index]?.at(-1);
  const lower = runs[index + 1]?.[0];
  const column = upper && lower && decidingCriterion(upper, lower)?.column;
  if (!column) return null;
  return { column, upper: valueAt(upper, column), lower: valueAt(lower, column) };
}

/** Orders players level on every column by the same criteria among their own duels. */
function breakTie(tied: readonly StandingsRow[], duels: readonly Result[]): ExplainedRow[] {
  if (tied.length < 2) return tied.map((row) => ({ row, reason: null }));
  const names = new Set(tied.map((row) => playerKey(row.player)));
  const own = duels.filter(({ home, away }) => names.has(home.key) && names.has(away.key));
  const among = tied
    .map((row) => {
      const record = recordOf(row.player, own);
      return { row, values: recordLabels.map((label) => record[label]) };
    })
    .toSorted(compare);
  const runs = runsOfLevel(among);
  if (runs.length === 1) {
    return tied.map((row, index) => ({
      row,
      reason: index < tied.length - 1 ? { by: 'nothing' } : null,
    }));
  }
  const table = among.map(({ row, values }) => ({ player: row.player, values }));
  return joinRuns(
    runs.map((run) =>
      breakTie(
        run.map(({ row }) => row),
        own,
      ),
    ),
    (index) => {
      const decision = decisionBetween(runs, index);
      return decision && { by: 'headToHead', table, ...decision };
    },
  );
}

/**
 * Rows in the official order, each with what puts it above the next: duels won, duels lost, and the
 * sheet's columns 6 and 4; players still level are ordered by the same criteria among their own duels,
 * again and again while that separates anybody; whoever remains level keeps the sheet's order.
 */
export function explainOrder(
  rows: readonly StandingsRow[],
  duels: readonly Result[],
): ExplainedRow[] {
  const runs = runsOfLevel(rows.toSorted(compare));
  return joinRuns(
    runs.map((run) => breakTie(run, duels)),
    (index) => {
      const decision = decisionBetween(runs, index);
      return decision && { by: 'table', ...decision };
    },
  );
}

/** Rows in the official order. */
export function orderStandings(
  rows: readonly StandingsRow[],
  duels: readonly Result[],
): StandingsRow[] {
  return explainOrder(rows, duels).map(({ row }) => row);
}
