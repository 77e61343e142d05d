/** Parses CSV into rows of clean cells, and refuses anything that is not a finished spreadsheet. */
import Papa from 'papaparse';
import { columnLetter, readOr, SourceError } from '../problem.ts';
import type { Rows } from '../rows.ts';
import { cleanLine } from '../../lib/clean.ts';

/** Errors of formulas (`#REF!`, `#¡CAMPO!`, `#N/D`), and cells too narrow to show (`####`) or still loading. */
const unfinishedCell =
  /^(#N\/[AD]|#[¡¿]?[\p{Lu}\d/_]+[!?]|#\p{Lu}+_\p{Lu}+|#{3,}|([Ll]oading|[Cc]argando)(\.*|…))$/u;

/**
 * Parses CSV as RFC 4180 describes (docs/product.md, «Reading a sheet»). Cells are cleaned by `cleanLine`.
 * @throws SourceError if the text is HTML, has an unclosed quote, or contains a formula error.
 */
export function parseCsv(source: string, text: string): Rows {
  if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(text)) {
    throw new SourceError(
      source,
      '',
      'llegó una página HTML en lugar de un CSV; publicá la hoja con «Archivo → Compartir → Publicar en la web → CSV»',
    );
  }
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter: ',' });
  const quoteError = errors.find((error) => error.type === 'Quotes');
  if (quoteError) {
    const place = quoteError.row === undefined ? '' : `fila ${quoteError.row + 1}`;
    throw new SourceError(source, place, 'hay comillas sin cerrar: el CSV está cortado');
  }
  const rows = data.map((row) => row.map((received) => cleanLine(received)));
  for (const [index, row] of rows.entries()) {
    for (const [column, text] of row.entries()) {
      if (!unfinishedCell.test(text)) continue;
      const place = `fila ${index + 1}, columna ${columnLetter(column)}`;
      const reason = `la celda dice «${text}»: corregí la fórmula en la hoja`;
      throw new SourceError(source, place, reason);
    }
  }
  return rows;
}

/** Removes the apostrophe before `=+-@` that keeps a cell from running as a formula (snapshot/history.ts). */
const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** Parses a line of a file that this program writes and people may edit. A line that is not valid CSV has no cells. */
export const parseLine = (source: string, line: string): string[] =>
  readOr(
    () => parseCsv(source, line)[0] ?? [],
    () => [],
  ).map(withoutApostrophe);
