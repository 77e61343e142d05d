/** Problems that parsers find: data for a maintainer to read, never log lines. */
import { z } from '../lib/validation.ts';
import { parseNumber } from '../lib/number.ts';
import { cell, isBlank, type Rows } from './rows.ts';
import { firstCharacters, hasCut, saysNothing, stripControlChars } from '../lib/clean.ts';
import { hideCredentials, httpUrl } from '../lib/url.ts';

export const problemSchema = z.object({
  /** Name of the source in the snapshot: `ranking`, `liga-nacional/fixtures-oroA`, `news`. */
  source: z.string(),
  /** Row as the spreadsheet shows it, from 1, or the document's id. */
  row: z.union([z.number(), z.string()]),
  /** Column's letter, or the document's field. */
  column: z.string(),
  /** Value as received, without credentials and shortened. */
  value: z.string(),
  /** Spanish explanation of what is wrong, and what the site did with the value. */
  reason: z.string(),
  /** Spanish advice about what to do. */
  advice: z.string(),
  /** Present if something is not shown, or not as typed. Without it, the value is only odd. */
  isLoss: z.literal(true).exactOptional(),
  /** Present if later data alone does not show the problem again: a picture that was not fetched, a row that is gone. */
  isRemembered: z.literal(true).exactOptional(),
});

/** A rejected or suspicious value of a source. */
export type Problem = z.output<typeof problemSchema>;

/** Names the place of a problem in its source: `fila 12, columna C`, `documento abc, campo date`, or `documento abc`. */
export function problemPlace({ row, column }: Problem): string {
  if (typeof row === 'number') return `fila ${row}, columna ${column}`;
  const document = `documento ${stripControlChars(row)}`;
  return column === '' ? document : `${document}, campo ${stripControlChars(column)}`;
}

/** A problem without its place and value. */
export type Complaint = Omit<Problem, 'source' | 'row' | 'column' | 'value'>;

/** What the text of a source says. */
export interface Reading<Item = unknown> {
  value: Item[];
  problems: Problem[];
  /** Number of documents, or of rows that are not blank. */
  rows: number;
  /** Number of cells that make sense, by column label. Empty for documents. */
  columns: ReadonlyMap<string, number>;
  /** Ids of documents with a field that cannot be read. Empty for sheets. */
  broken: ReadonlySet<string>;
}

/** A source that cannot be accepted (docs/product.md, «Reading a sheet»). The message is one line in Spanish. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** The message without the source. */
  readonly fault: string;

  /** @param place «fila 12, columna C» or «documento abc, campo title». Empty if unknown. */
  constructor(source: string, place: string, reason: string) {
    const fault = [place, reason].filter(Boolean).join(': ');
    super([source, fault].filter(Boolean).join(': '));
    this.fault = fault;
  }
}

/** Calls `read`. Passes a SourceError to `refused` and returns its result; rethrows any other error. */
export function readOr<T, Other>(read: () => T, refused: (error: SourceError) => Other): T | Other {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceError) return refused(error);
    throw error;
  }
}

/** Spreadsheet letter of a column, from 0: 0 → A, 25 → Z, 26 → AA. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest >= 0 ? columnLetter(rest) : '') + String.fromCharCode(65 + (index % 26));
}

const maxValueLength = 100;

/** Collects the problems of one source while a parser walks its rows. */
export class ProblemLog {
  readonly problems: Problem[] = [];
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** Reports a field of a document, or a cell by the sheet's own row number and column letter. */
  field(row: string | number, column: string, value: string, complaint: Complaint): void {
    const shown = firstCharacters(hideCredentials(value), maxValueLength);
    this.problems.push({ source: this.source, row, column, value: shown, ...complaint });
  }

  /** Reports a text that was cut, or whose letters are damaged, in a field or cell. */
  damage(row: string | number, column: string, text: string): void {
    if (hasCut(text)) this.field(row, column, text, cutComplaint);
    else if (mojibake.test(text)) this.field(row, column, text, mojibakeComplaint);
  }

  /** Parses the address in a field. Null, with a problem, if it is not a usable http(s) address. */
  link(row: string | number, column: string, value: string): string | null {
    const url = httpUrl(value);
    if (url === null) this.field(row, column, value, droppedLinkComplaint);
    return url;
  }
}

const droppedLinkComplaint: Complaint = {
  reason: 'el enlace no es una dirección http(s) válida; se muestra sin enlace',
  advice: 'copiá la dirección completa, con https://',
  isLoss: true,
};

/** Complaint about a text that `cleanText` shortened, or that contains a shortened word. */
export const cutComplaint: Complaint = {
  reason: 'el texto, o una palabra de él, tiene más de 200 letras; se muestra cortado',
  advice: 'acortalo; si es una nota, no hace falta nada',
  isLoss: true,
};

/** UTF-8 that was read as Latin-1: `JosÃ©`. */
const mojibake = /[ÃÂ][\u00a0-\u00bf‰‘’“”šŸ]|â€/;

const mojibakeComplaint: Complaint = {
  reason: 'las letras con acento están dañadas; se muestra así',
  advice: 'escribilo de nuevo',
};

/** Complaint about a cell that `parseAmount` cannot parse. */
export const amountComplaint = (text: string): Complaint => ({
  reason: `${parseNumber(text) === null ? 'no es un número' : 'no puede ser tan grande'}; se toma como 0`,
  advice: 'escribí solo el número',
  isLoss: true,
});

/** Complaint about a filled row that no rule of its sheet accounts for. */
const unexplained: Complaint = {
  reason: 'no se sabe qué es esta fila; no se muestra',
  advice: 'completala como las demás, o borrala si sobra',
  isLoss: true,
};

/** Collects the problems of one sheet. Only `finish` makes a result, so that no filled row is left out in silence. */
export class SheetLog extends ProblemLog {
  private readonly accounted = new Set<number>();
  private readonly columns = new Map<string, number>();
  /** All rows of the sheet. */
  readonly rows: Rows;

  constructor(source: string, rows: Rows) {
    super(source);
    this.rows = rows;
  }

  /** Adds to the number of cells of a column that make sense. */
  countCells(label: string, count: number): void {
    this.columns.set(label, (this.columns.get(label) ?? 0) + count);
  }

  /** Marks a row, from 0, as shown or as no data. */
  accountFor(row: number): void {
    this.accounted.add(row);
  }

  /** Text of a cell, by row and column from 0. */
  textAt(row: number, column: number): string {
    return cell(this.rows[row] ?? [], column);
  }

  /** Parses the link in a cell, by row and column from 0. Null if the cell says nothing, or no usable address. */
  linkIn(row: number, column: number): string | null {
    const text = this.textAt(row, column);
    return saysNothing(text) ? null : this.link(row + 1, columnLetter(column), text);
  }

  /** Reports a cell, by its row and column from 0, and accounts for the row. @param value Default: the cell's text. */
  cell(row: number, column: number, complaint: Complaint, value = this.textAt(row, column)): void {
    this.accounted.add(row);
    this.field(row + 1, columnLetter(column), value, complaint);
  }

  /** Reports a row as a whole, at a column. */
  row(row: number, column: number, complaint: Complaint): void {
    this.cell(row, column, complaint, (this.rows[row] ?? []).filter(Boolean).join(' '));
  }

  /** Returns the reading. Reports each filled row that is not accounted for, and each shortened cell. */
  finish<Item>(value: Item[]): Reading<Item> {
    this.rows.forEach((row, index) => {
      row.forEach((text, column) => {
        this.damage(index + 1, columnLetter(column), text);
      });
      if (isBlank(row) || this.accounted.has(index)) return;
      const column = row.findIndex((text) => text !== '');
      this.row(index, column, unexplained);
    });
    const problems = this.problems.toSorted((a, b) => Number(a.row) - Number(b.row));
    const { length } = this.rows.filter((row) => !isBlank(row));
    return { value, problems, rows: length, columns: this.columns, broken: new Set() };
  }
}
