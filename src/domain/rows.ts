/** A sheet's rows, and reading their cells. */

/** Rows of cells; row 0 is the sheet's row 1, blank rows included, so that numbers agree. */
export type Rows = readonly (readonly string[])[];

/** The cell of a row, empty when the row is shorter. */
export function cell(row: readonly string[], column: number): string {
  return row[column] ?? '';
}

/** Whether a cell says that there is nothing, or nothing yet: empty, `-`, `...`, `N/A`. */
export const saysNothing = (text: string): boolean => /^(?:[-–—.…]*|n[/.][ad]\.?)$/i.test(text);

/** Whether one cell alone is filled: a title, a note. */
export function isTitle(row: readonly string[]): boolean {
  return row.filter(Boolean).length === 1;
}

/** Whether every cell is empty. */
export function isBlank(row: readonly string[]): boolean {
  return row.every((value) => value === '');
}
