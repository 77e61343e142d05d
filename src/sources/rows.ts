/** Rows and cells of a sheet. */

/** Rows of cells, from 0, blank rows included: row 0 is the spreadsheet's row 1. */
export type Rows = readonly (readonly string[])[];

/** Returns a cell of a row. Empty if the row is shorter. */
export function cell(row: readonly string[], column: number): string {
  return row[column] ?? '';
}

/** True if exactly one cell is filled, as in a title or a note. */
export function isTitle(row: readonly string[]): boolean {
  return row.filter(Boolean).length === 1;
}

/** True if every cell is empty. */
export function isBlank(row: readonly string[]): boolean {
  return row.every((value) => value === '');
}
