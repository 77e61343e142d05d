/** Tables of figures, readable on a terminal and in Markdown alike. */

const isFigure = (cell: string): boolean => /^[\d.]+$/.test(cell);

/** A Markdown table with its columns aligned: figures to the right, names to the left. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = headings.map((heading, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const hasFigures = column > 0 && cells.every(isFigure);
    const width = Math.max(3, heading.length, ...cells.map(({ length }) => length));
    return {
      rule: hasFigures ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
      align: (cell: string) => (hasFigures ? cell.padStart(width) : cell.padEnd(width)),
    };
  });
  const line = (cells: readonly string[]): string =>
    `| ${columns.map(({ align }, column) => align(cells[column] ?? '')).join(' | ')} |`;
  return [line(headings), line(columns.map(({ rule }) => rule)), ...rows.map(line)].join('\n');
}
