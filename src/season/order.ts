/** Orders a group's table, and explains why each row stands above the next (docs/product.md, «Standings order»). */
import type { Criterion } from '../config/schemas/columns.ts';
import { playerKey } from '../sources/player-key.ts';
import {
  numberIn,
  playersInSheet,
  type Standings,
  type StandingsRow,
} from '../sources/sheets/table.ts';
import {
  isOpen,
  isResult,
  matchesOf,
  type Division,
  type Group,
  type Result,
  type Round,
} from './model.ts';
import { onlyResultColumns, recordOf, sideOf, tableOfResults, type TableShape } from './record.ts';

type Cells = StandingsRow['cells'];

/** A row with the cells by which it is ordered: its own, or those of the tied players' table. */
interface Line {
  row: StandingsRow;
  cells: Cells;
}

/** The criterion that decides between two rows, with the numbers of both. */
interface Decision {
  criterion: Criterion;
  upper: number;
  lower: number;
}

/** Why a row stands above the next one. */
export type Reason =
  /** A column of the table decides. */
  | ({ by: 'table' } & Decision)
  /** The rows are level. A column of the table of the tied players' own duels, or of their tie-breaks, decides. */
  | ({ by: 'headToHead' | 'tieBreak'; table: Standings } & Decision)
  /** The rows are level in everything and keep the sheet's order. */
  | { by: 'nothing' };

/** A row and the reason why it stands above the next row. Null for the last row. */
export interface ExplainedRow {
  row: StandingsRow;
  reason: Reason | null;
}

/** What decides between two rows: the first criterion in which they differ. Null if they are level in all of them. */
function decide(a: Cells, b: Cells, criteria: readonly Criterion[]): Decision | null {
  for (const criterion of criteria) {
    const [upper, lower] = [numberIn(a, criterion.label), numberIn(b, criterion.label)];
    if (upper !== lower) return { criterion, upper, lower };
  }
  return null;
}

/** Compares two rows' numbers by criteria for sorting: negative if `a` stands above `b`, 0 if they are level in all. */
export function compareCells(a: Cells, b: Cells, criteria: readonly Criterion[]): number {
  const decision = decide(a, b, criteria);
  return decision ? (decision.upper - decision.lower) * decision.criterion.direction : 0;
}

/** Sorts lines by the criteria, into groups of lines that are level in all of them. */
function runsOfLevel(lines: readonly Line[], criteria: readonly Criterion[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines.toSorted((a, b) => compareCells(a.cells, b.cells, criteria))) {
    const run = runs.at(-1);
    if (run?.[0] && compareCells(run[0].cells, line.cells, criteria) === 0) run.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Sorts lines by the criteria, breaks ties within each group of level lines, and adds the reasons. */
function explain(
  lines: readonly Line[],
  table: TableShape,
  duels: readonly Result[],
  reasonOf: (decision: Decision) => Reason,
): ExplainedRow[] {
  const runs = runsOfLevel(lines, table.criteria);
  const all: ExplainedRow[] = [];
  for (const [index, run] of runs.entries()) {
    const tied = run.map(({ row }) => row);
    const explained = breakTie(tied, onlyResultColumns(table), duels);
    const [upper] = run;
    const [lower] = runs[index + 1] ?? [];
    const decision = upper && lower ? decide(upper.cells, lower.cells, table.criteria) : null;
    const lowestOfRun = explained.at(-1);
    if (lowestOfRun && decision) lowestOfRun.reason = reasonOf(decision);
    all.push(...explained);
  }
  return all;
}

/** Breaks a tie by the same criteria among the tied players' own duels, then by their tie-breaks. */
function breakTie(
  tied: readonly StandingsRow[],
  table: TableShape,
  duels: readonly Result[],
): ExplainedRow[] {
  if (tied.length < 2) return tied.map((row) => ({ row, reason: null }));
  const players = new Set(tied.map((row) => playerKey(row.player)));
  const tiedDuels = duels.filter(
    ({ home, away }) => players.has(home.key) && players.has(away.key),
  );
  for (const by of ['headToHead', 'tieBreak'] as const) {
    const counted = tiedDuels.filter(
      ({ isTieBreak = false }) => isTieBreak === (by === 'tieBreak'),
    );
    const lines = tied.map((row): Line => ({ row, cells: recordOf(row.player, counted) }));
    const runs = runsOfLevel(lines, table.criteria);
    if (runs.length === 1) continue;
    const rows = runs.flat().map(({ row: { row, player }, cells }) => ({ row, player, cells }));
    const tiedTable = { ...table, rows };
    return explain(lines, table, tiedDuels, (decision) => ({ by, table: tiedTable, ...decision }));
  }
  const nothing = { by: 'nothing' } as const;
  return tied.map((row, index) => ({ row, reason: index < tied.length - 1 ? nothing : null }));
}

/**
 * Sorts rows by the table's criteria, each with the reason why it stands above the next row, null for the last one.
 * Level players are sorted by the criteria that results add up to, counting only their duels with each other, as long
 * as that separates any of them; then by tie-breaks; then by the sheet's order. A table without criteria keeps the
 * sheet's order, without reasons.
 */
export function explainOrder(table: Standings, duels: readonly Result[]): ExplainedRow[] {
  if (table.criteria.length === 0) return table.rows.map((row) => ({ row, reason: null }));
  const lines = table.rows.map((row) => ({ row, cells: row.cells }));
  return explain(lines, table, duels, (decision) => ({ by: 'table', ...decision }));
}

/** Two players in neighbouring rows of a table, and what separates them. */
interface TieExample {
  division: Division;
  group: Group;
  upper: string;
  lower: string;
  reason: Exclude<Reason, { by: 'nothing' }>;
}

/**
 * Chooses the tie that explains the criteria best, for the page of rules: of neighbouring rows that are level in the
 * first criterion, the first of those that need most criteria to be separated, duels between the tied players and
 * tie-breaks included. Rows that nothing separates are left out. Returns both nicks with division, group and reason.
 * Null without such rows.
 */
export function tieExample(divisions: readonly Division[]): TieExample | null {
  let deepest: TieExample | null = null;
  // Number of criteria in which the rows of the example are level. Rows that the first one separates are not tied.
  let levelCriteria = 0;
  for (const division of divisions) {
    for (const group of division.groups) {
      const { criteria } = group.standings;
      const lines = explainOrder(group.standings, matchesOf(group.stage));
      for (const [index, { row, reason }] of lines.entries()) {
        const next = lines[index + 1];
        if (!reason || reason.by === 'nothing' || !next) continue;
        const level = reason.by === 'table' ? criteria.indexOf(reason.criterion) : criteria.length;
        if (level <= levelCriteria) continue;
        levelCriteria = level;
        deepest = { division, group, upper: row.player, lower: next.row.player, reason };
      }
    }
  }
  return deepest;
}

/** Returns a table's rows in the official order (`explainOrder`). @param duels Those of the table's group. */
export const orderStandings = (table: Standings, duels: readonly Result[]): StandingsRow[] =>
  explainOrder(table, duels).map(({ row }) => row);

/**
 * Nicks of the players in first place so far: several, in the sheet's order, if nothing separates them. Empty without
 * criteria or rows. @param duels All of the table's group; decided ones break ties.
 */
export function leadersOf(table: Standings, duels: readonly Result[]): string[] {
  if (table.criteria.length === 0) return [];
  const explained = explainOrder(table, duels);
  const last = explained.findIndex(({ reason }) => reason?.by !== 'nothing');
  return explained.slice(0, last + 1).map(({ row }) => row.player);
}

/**
 * Computes a table from results, sorted, each row with the reason why it stands above the next, null for the last one.
 * It has the columns and criteria of `shape` that results add up to. Only decided duels count; tie-breaks only separate
 * level players. @param players Nicks in sheet order, which decides between rows that nothing else separates.
 */
export const computeStandings = (
  players: readonly string[],
  duels: readonly Result[],
  shape: TableShape,
): ExplainedRow[] => explainOrder(tableOfResults(players, duels, shape), duels);

/**
 * Computes each player's places, from 1, after each round up to the last one with a result, by the results so far. A
 * player's places begin with the first round that names the player, or with the last one if none does. Lines are in the
 * order of the last table. A round `isComplete` if it has rows and no open duel. Null if these rounds are fewer than
 * two, or none is complete.
 */
export function placesByRound(
  standings: Standings,
  rounds: readonly Round[],
): {
  rounds: { name: string; isComplete: boolean }[];
  lines: { player: string; places: number[] }[];
} | null {
  const last = rounds.findLastIndex(({ matches }) => matches.some(isResult));
  const begunRounds = rounds.slice(0, last + 1);
  const shownRounds = begunRounds.map(({ name, matches }) => ({
    name,
    isComplete: matches.length > 0 && !matches.some(isOpen),
  }));
  if (shownRounds.length < 2 || !shownRounds.some(({ isComplete }) => isComplete)) return null;
  const players = playersInSheet(standings.rows);
  const tables = shownRounds.map((_, index) => {
    const matches = begunRounds.slice(0, index + 1).flatMap((round) => round.matches);
    return computeStandings(players, matches, standings).map(({ row }) => row.player);
  });
  return {
    rounds: shownRounds,
    lines: (tables.at(-1) ?? []).map((player) => {
      const first = begunRounds.findIndex(({ matches }) =>
        matches.some((match) => sideOf(match, player)),
      );
      const shownTables = first < 0 ? tables.slice(-1) : tables.slice(first);
      return { player, places: shownTables.map((table) => table.indexOf(player) + 1) };
    }),
  };
}
