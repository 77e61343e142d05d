/** A table of standings as rows. Browsers use this module, so it imports no parser. */
import type { Criterion } from '../../config/schemas/columns.ts';
import type { CalendarDate } from '../../lib/time.ts';
import type { Places } from './layout.ts';

/** A number or a text of a table. Null for an empty cell. */
export type Cell = number | string | null;

/** A player's row in a table of standings. */
export interface StandingsRow {
  /** Row in the sheet, from 1. */
  row: number;
  player: string;
  /** Cells by the column's label. Columns that the competition's file lists have numbers; others are as they stand. */
  cells: Readonly<Record<string, Cell>>;
  /** Day on which the player withdrew. Absent for players who did not. */
  withdrawn?: CalendarDate;
}

/** The number in the column with a label. 0 for a column that the table lacks, and for a text, which is not parsed. */
export function numberIn(cells: StandingsRow['cells'], label: string): number {
  const value = cells[label];
  return typeof value === 'number' ? value : 0;
}

/** Standings of a group. */
export interface Standings {
  /** Labels in the table's order: those of the competition's file, then further ones of the sheet. */
  columns: readonly string[];
  /** Criteria that order the rows. Empty if the table lacks one of their columns: then rows keep the sheet's order. */
  criteria: readonly Criterion[];
  rows: StandingsRow[];
  /** Columns of the sheet, from 0, by label, with that of the players. Absent from a table computed from results. */
  places?: Places<string>;
}

/** Table of a group without published standings: no columns, no rows. */
export const noStandings: Standings = { columns: [], criteria: [], rows: [] };

/** Nicks of a table's players in the order of the sheet's rows (`row`), whatever the order of `rows`. */
export const playersInSheet = (rows: readonly StandingsRow[]): string[] =>
  rows.toSorted((a, b) => a.row - b.row).map(({ player }) => player);
