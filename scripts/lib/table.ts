/** Tables that are readable both on a terminal and as Markdown. */
import { markdownTable } from 'markdown-table';

const isFigure = (cell: string): boolean => /^[\d.]+$/.test(cell);

/** Returns an aligned Markdown table. Columns of figures align right, except the first column. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const align = headings.map((_, column) =>
    column > 0 && rows.every((row) => isFigure(row[column] ?? '')) ? 'right' : '',
  );
  return markdownTable([headings, ...rows], { align });
}
