/** Rows as Google's «Publicar en la web → CSV» writes them, line ends normalised to LF. */
import Papa from 'papaparse';

export type Row = readonly string[];

/** RFC 4180 text: every row as wide as the widest, blank cells empty, no final line break. */
export function toCsv(rows: readonly Row[]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const padded = rows.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
  return Papa.unparse(padded, { newline: '\n' });
}
