/**
 * What a tab of a spreadsheet says, however it was read: its cells as they are shown, or the CSV that
 * Google publishes of it (docs/product.md, «Outside GitHub»).
 */

/** A digest's length, in hexadecimal digits: enough to tell one edit of a tab from another. */
export const digestLength = 16;

const plain = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

/** Rows as text to take a digest of: spaces, empty rows and empty cells at a row's end do not count. */
export function sheetContent(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map(plain).join('\t').replace(/\t+$/, ''))
    .filter((row) => row !== '')
    .join('\n');
}
