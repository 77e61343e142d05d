/** Parses CSV into rows of clean cells, and refuses anything that is not a finished spreadsheet. */
import Papa from 'papaparse';
import { columnLetter, type Rows } from './sheet.ts';
import { readOr, SourceError } from '../problem.ts';
import { cleanLine } from '../../lib/clean.ts';

/** Names of the errors that formulas give in Excel and Google Sheets, in English and in Spanish. */
const formulaErrors =
  'REF|VALUE|VALOR|NAME|NOMBRE|DIV/0|NUM|NULL|NULO|ERROR|SPILL|DESBORDAMIENTO|CALC|FIELD|CAMPO|CONNECT|CONECTAR|BLOCKED|BLOQUEADO|BUSY|OCUPADO|UNKNOWN|DESCONOCIDO';

/** Cells without a value yet: `#REF!`, `#¡CAMPO!`, `#¿NOMBRE?`, `#N/D`, `####`, `Cargando…`. Not `#VAMOS!`, `#1`. */
const unfinishedCell = new RegExp(
  `^(?:#N/[AD]|#[¡¿]?(?:${formulaErrors})[!?]|#{3,}|#GETTING_DATA|#OBTENIENDO_DATOS|(?:[Ll]oading|[Cc]argando)[.…]*)$`,
);

/**
 * Parses CSV (RFC 4180, commas) to rows of cells, cleaned by `cleanLine`. Blank rows stay: row 0 is the sheet's row 1.
 * @throws SourceError if the text is HTML, has misplaced quotes, or an unfinished cell: `#REF!`, `####`, `Cargando…`.
 */
export function parseCsv(text: string): Rows {
  if (/^\s*<(!doctype|html|head|body|\?xml)/i.test(text)) {
    throw new SourceError(
      'llegó una página HTML en lugar de un CSV; publicá la hoja con «Archivo → Compartir → Publicar en la web → CSV»',
    );
  }
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { delimiter: ',' });
  const quoteError = errors.find((error) => error.type === 'Quotes');
  if (quoteError) {
    const place = quoteError.row === undefined ? '' : `fila ${quoteError.row + 1}`;
    const reason =
      quoteError.code === 'MissingQuotes'
        ? 'hay comillas sin cerrar: el CSV está cortado'
        : 'hay texto después de cerrar las comillas; las comillas de adentro van dobles: ""';
    throw new SourceError(reason, place);
  }
  const rows = data.map((row) => row.map(cleanLine));
  for (const [index, row] of rows.entries()) {
    const column = row.findIndex((value) => unfinishedCell.test(value));
    if (column < 0) continue;
    const place = `fila ${index + 1}, columna ${columnLetter(column)}`;
    const reason = `la celda dice «${row[column]}»: corregí la fórmula en la hoja`;
    throw new SourceError(reason, place);
  }
  return rows;
}

/** Removes the apostrophe before `=+-@` that keeps a cell from running as a formula (snapshot/history.ts). */
const withoutApostrophe = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');

/** Parses a line of this program's CSV to cells, without the `'` before `=+-@`. `[]` if `parseCsv` would throw. */
export const parseLine = (line: string): string[] =>
  readOr(
    () => parseCsv(line)[0] ?? [],
    () => [],
  ).map(withoutApostrophe);
