/**
 * The order of a group's table, and why each row stands above the next (docs/product.md, «Standings
 * order»).
 */
import type { Criterion } from '../config/schemas/columns.ts';
import { playerKey } from '../domain/player-key.ts';
import type { Standings, StandingsRow } from '../domain/standings.ts';
import { matchesOf, type Division, type Group, type Result } from './model.ts';
import { ofResults, recordOf, type TableShape } from './record.ts';

type Cells = StandingsRow['cells'];

/** A row by cells of its own, or of the tied players' table. */
interface Line {
  row: StandingsRow;
  cells: Cells;
}

/** What decided between two rows, with their numbers in that column. */
interface Decision {
  criterion: Criterion;
  upper: number;
  lower: number;
}

/** Why a row stands above the next one. */
export type Reason =
  /** A column of the table decided. */
  | ({ by: 'table' } & Decision)
  /** The rows are level; a column of the table that only the tied players' own duels, or their tie-breaks, make decided. */
  | ({ by: 'headToHead' | 'tieBreak'; table: Standings } & Decision)
  /** Level in everything; the rows keep the sheet's order. */
  | { by: 'nothing' };

/** A row with the reason for standing above the next; null for the last one. */
export interface ExplainedRow {
  row: StandingsRow;
  reason: Reason | null;
}

const valueAt = (cells: Cells, { label }: Criterion): number => cells[label] ?? 0;

/** The first criterion in which two rows differ. */
const decidingCriterion = (a: Cells, b: Cells, criteria: readonly Criterion[]) =>
  criteria.find((criterion) => valueAt(a, criterion) !== valueAt(b, criterion));

/** Compares two rows; negative where the first one stands above the other. */
export function compareCells(a: Cells, b: Cells, criteria: readonly Criterion[]): number {
  const criterion = decidingCriterion(a, b, criteria);
  return criterion ? (valueAt(a, criterion) - valueAt(b, criterion)) * criterion.direction : 0;
}

/** Lines by the criteria, in runs that are level in every one of them. */
function runsOfLevel(lines: readonly Line[], criteria: readonly Criterion[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines.toSorted((a, b) => compareCells(a.cells, b.cells, criteria))) {
    const run = runs.at(-1);
    if (run?.[0] && compareCells(run[0].cells, line.cells, criteria) === 0) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Lines by the criteria, each run that is level in every one of them in an order of its own. */
function explain(
  lines: readonly Line[],
  table: TableShape,
  duels: readonly Result[],
  reasonOf: (decision: Decision) => Reason,
): ExplainedRow[] {
  const { criteria } = table;
  const runs = runsOfLevel(lines, criteria);
  return runs.flatMap((run, index) => {
    const tied = run.map(({ row }) => row);
    const explained = breakTie(tied, ofResults(table), duels);
    const [upper, lower, last] = [run[0]?.cells, runs[index + 1]?.[0]?.cells, explained.at(-1)];
    const criterion = upper && lower && decidingCriterion(upper, lower, criteria);
    if (last && criterion) {
      const [own, other] = [valueAt(upper, criterion), valueAt(lower, criterion)];
      last.reason = reasonOf({ criterion, upper: own, lower: other });
    }
    return explained;
  });
}

/** Orders players level on every column by the same criteria among their own duels, and then by their tie-breaks. */
function breakTie(
  tied: readonly StandingsRow[],
  table: TableShape,
  duels: readonly Result[],
): ExplainedRow[] {
  if (tied.length < 2) return tied.map((row) => ({ row, reason: null }));
  const names = new Set(tied.map((row) => playerKey(row.player)));
  const own = duels.filter(({ home, away }) => names.has(home.key) && names.has(away.key));
  for (const by of ['headToHead', 'tieBreak'] as const) {
    const counted = own.filter(({ isTieBreak = false }) => isTieBreak === (by === 'tieBreak'));
    const lines = tied.map((row): Line => ({ row, cells: { ...recordOf(row.player, counted) } }));
    const [first, ...others] = runsOfLevel(lines, table.criteria);
    if (others.length === 0) continue;
    const ordered = [first ?? [], ...others].flat();
    const rows = ordered.map(({ row: { row, player }, cells }) => ({ row, player, cells }));
    const ownTable = { ...table, rows };
    return explain(lines, table, own, (decision) => ({ by, table: ownTable, ...decision }));
  }
  const nothing = { by: 'nothing' } as const;
  return tied.map((row, index) => ({ row, reason: index < tied.length - 1 ? nothing : null }));
}

/**
 * Rows in the order of the table's criteria, each with what puts it above the next. Players still level are ordered
 * by those criteria that results tell, among their own duels, again and again while that separates anybody; then by
 * tie-breaks; whoever remains level keeps the sheet's order, as all do in a table without criteria.
 */
export function explainOrder(table: Standings, duels: readonly Result[]): ExplainedRow[] {
  if (table.criteria.length === 0) return table.rows.map((row) => ({ row, reason: null }));
  const lines = table.rows.map((row) => ({ row, cells: row.cells }));
  return explain(lines, table, duels, (decision) => ({ by: 'table', ...decision }));
}

/** Two neighbours of a table, and what parts them. */
export interface TieExample {
  division: Division;
  group: Group;
  upper: string;
  lower: string;
  reason: Exclude<Reason, { by: 'nothing' }>;
}

/**
 * The two neighbours of a season's tables, level in the first criterion, whose tie goes through most criteria, to
 * explain them by; null while there are none.
 */
export function tieExample(divisions: readonly Division[]): TieExample | null {
  const depth = ({ group, reason }: TieExample): number => {
    const { criteria } = group.standings;
    return 'table' in reason ? criteria.length : criteria.indexOf(reason.criterion);
  };
  const groups = divisions.flatMap((division) =>
    division.groups.map((group) => ({ division, group })),
  );
  const ties = groups.flatMap(({ division, group }): TieExample[] => {
    const lines = explainOrder(group.standings, matchesOf(group.stage));
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
export const orderStandings = (table: Standings, duels: readonly Result[]): StandingsRow[] =>
  explainOrder(table, duels).map(({ row }) => row);

/** Who stands first: several, in the sheet's order, where nothing parts them; nobody without criteria. */
export function leadersOf(table: Standings, duels: readonly Result[]): string[] {
  if (table.criteria.length === 0) return [];
  const explained = explainOrder(table, duels);
  const last = explained.findIndex(({ reason }) => reason?.by !== 'nothing');
  return explained.slice(0, last + 1).map(({ row }) => row.player);
}
