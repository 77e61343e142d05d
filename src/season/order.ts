/**
 * The order of a group's table, and why each row stands above the next (docs/product.md, «Standings
 * order»).
 */
import { playerKey } from '../domain/player-key.ts';
import type { StandingsRow } from '../domain/standings.ts';
import { matchesOf, type Division, type Result } from './model.ts';
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

/** A row by values of its own, or of the tied players' table. */
interface Line extends Values {
  row: StandingsRow;
}

/** What decided between two rows, with their values in that column. */
interface Decision {
  /** The column after the player, from 1. */
  column: number;
  upper: number;
  lower: number;
}

/** A tied player's record among the tied. */
interface TiedLine {
  player: string;
  values: number[];
}

/** Why a row stands above the next one. */
export type Reason =
  /** By a column of the table. */
  | ({ by: 'table' } & Decision)
  /** Level in the table; by a column of the one that only the tied players' own duels, or their tie-breaks, make. */
  | ({ by: 'headToHead' | 'tieBreak'; table: readonly TiedLine[] } & Decision)
  /** Level in everything; the rows keep the sheet's order. */
  | { by: 'nothing' };

/** A row with the reason for standing above the next; null for the last one. */
interface ExplainedRow {
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

/** Lines by the criteria, in runs that are level in every one of them. */
function runsOfLevel(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines.toSorted(compare)) {
    const run = runs.at(-1);
    if (run?.[0] && compare(run[0], line) === 0) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Lines by the criteria, each run that is level in every one of them in an order of its own. */
function explain(
  lines: readonly Line[],
  duels: readonly Result[],
  reasonOf: (decision: Decision) => Reason,
): ExplainedRow[] {
  const runs = runsOfLevel(lines);
  return runs.flatMap((run, index) => {
    const explained = breakTie(
      run.map(({ row }) => row),
      duels,
    );
    const [upper, lower, last] = [run[0], runs[index + 1]?.[0], explained.at(-1)];
    const column = upper && lower && decidingCriterion(upper, lower)?.column;
    if (last && column) {
      const [own, other] = [valueAt(upper, column), valueAt(lower, column)];
      last.reason = reasonOf({ column, upper: own, lower: other });
    }
    return explained;
  });
}

/** Orders players level on every column by the same criteria among their own duels, and then by their tie-breaks. */
function breakTie(tied: readonly StandingsRow[], duels: readonly Result[]): ExplainedRow[] {
  if (tied.length < 2) return tied.map((row) => ({ row, reason: null }));
  const names = new Set(tied.map((row) => playerKey(row.player)));
  const own = duels.filter(({ home, away }) => names.has(home.key) && names.has(away.key));
  for (const by of ['headToHead', 'tieBreak'] as const) {
    const counted = own.filter(({ isTieBreak = false }) => isTieBreak === (by === 'tieBreak'));
    const lines = tied.map((row) => {
      const record = recordOf(row.player, counted);
      return { row, values: recordLabels.map((label) => record[label]) };
    });
    const ordered = lines.toSorted(compare);
    if (lines.every((line) => compare(line, ordered[0] ?? line) === 0)) continue;
    const table = ordered.map(({ row, values }) => ({ player: row.player, values }));
    return explain(lines, own, (decision) => ({ by, table, ...decision }));
  }
  const nothing = { by: 'nothing' } as const;
  return tied.map((row, index) => ({ row, reason: index < tied.length - 1 ? nothing : null }));
}

/**
 * Rows in the official order, each with what puts it above the next: duels won, duels lost, and the
 * sheet's columns 6 and 4; players still level are ordered by the same criteria among their own duels,
 * again and again while that separates anybody; then by tie-breaks; whoever remains level keeps the sheet's order.
 */
export function explainOrder(
  rows: readonly StandingsRow[],
  duels: readonly Result[],
): ExplainedRow[] {
  const lines = rows.map((row) => ({ row, values: row.values }));
  return explain(lines, duels, (decision) => ({ by: 'table', ...decision }));
}

/**
 * The two neighbours of a season's tables, level in duels won, whose tie goes through most criteria, to explain
 * them by; null while there are none.
 */
export function tieExample(divisions: readonly Division[]) {
  const depth = ({ reason }: { reason: Exclude<Reason, { by: 'nothing' }> }): number =>
    'table' in reason
      ? criteria.length
      : criteria.findIndex(({ column }) => column === reason.column);
  const groups = divisions.flatMap((division) =>
    division.groups.map((group) => ({ division, group })),
  );
  const ties = groups.flatMap(({ division, group }) => {
    const { headings, rows } = group.standings;
    if (!hasCriteria(headings)) return [];
    const lines = explainOrder(rows, matchesOf(group.stage));
    return lines.flatMap(({ row, reason }, index) => {
      const next = lines[index + 1];
      if (!reason || reason.by === 'nothing' || !next) return [];
      return [{ division, group, upper: row.player, lower: next.row.player, reason }];
    });
  });
  const [deepest] = ties.toSorted((a, b) => depth(b) - depth(a));
  return deepest && depth(deepest) > 0 ? deepest : null;
}

/** Rows in the official order. */
export function orderStandings(
  rows: readonly StandingsRow[],
  duels: readonly Result[],
): StandingsRow[] {
  return explainOrder(rows, duels).map(({ row }) => row);
}

/** Who stands first: several, in the sheet's order, where nothing parts them. */
export function leadersOf(rows: readonly StandingsRow[], duels: readonly Result[]): string[] {
  const explained = explainOrder(rows, duels);
  const last = explained.findIndex(({ reason }) => reason?.by !== 'nothing');
  return explained.slice(0, last + 1).map(({ row }) => row.player);
}
