/** Tables that are readable both on a terminal and as Markdown. */

const isFigure = (cell: string): boolean => /^[\d.]+$/.test(cell);

/** Returns an aligned Markdown table. Columns of figures align right, except the first column. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = headings.map((heading, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const width = Math.max(3, heading.length, ...cells.map(({ length }) => length));
    return { width, isRight: column > 0 && cells.every(isFigure) };
  });
  const line = (row: readonly string[]): string => {
    const cells = columns.map(({ width, isRight }, column) => {
      const cell = row[column] ?? '';
      return isRight ? cell.padStart(width) : cell.padEnd(width);
    });
    return `| ${cells.join(' | ')} |`;
  };
  const rules = columns.map(({ width, isRight }) =>
    isRight ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(headings), line(rules), ...rows.map(line)].join('\n');
}
