/** Tables as text for a chat. */

/**
 * A table between the marks by which WhatsApp sets text in one width: columns aligned, numbers to
 * the right, one space between, since a phone has room for some thirty characters.
 */
export function chatTable(title: string, rows: readonly (readonly string[])[]): string {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    return {
      width: Math.max(...cells.map((cell) => cell.length)),
      // The first row has the headings.
      isNumber: cells.slice(1).every((cell) => /^-?\d*$/.test(cell)),
    };
  });
  const lines = rows.map((row) =>
    columns
      .map(({ width, isNumber }, column) => {
        const cell = row[column] ?? '';
        return isNumber ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' ')
      .trimEnd(),
  );
  return ['```', title, ...lines, '```'].join('\n');
}
