/** Tables of figures, readable on a terminal and in Markdown alike. */

/** A Markdown table with its columns aligned; all but the first hold figures, to the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const aligned = (cells: readonly string[]): string =>
    line(
      widths.map((width, column) => {
        const cell = cells[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      }),
    );
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [aligned(headings), line(rule), ...rows.map(aligned)].join('\n');
}
