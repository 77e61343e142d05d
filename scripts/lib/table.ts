/** Tables readable on a terminal and in Markdown alike. */
import { markdownTable } from 'markdown-table';

const isFigure = (cell: string): boolean => /^[\d.]+$/.test(cell);

/** A Markdown table with its columns aligned: figures to the right, names to the left. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const align = headings.map((_, column) =>
    column > 0 && rows.every((row) => isFigure(row[column] ?? '')) ? 'right' : '',
  );
  return markdownTable([headings, ...rows], { align });
}
