/** What a parser could not use: data for a maintainer to read, never a log line. */
import { z } from '../config/schemas/validation.ts';
import { parseNumber } from './number.ts';
import { cell, isBlank, saysNothing, type Rows } from './rows.ts';
import { firstCharacters, hasCut } from '../text/clean.ts';
import { hideCredentials, httpUrl } from './url.ts';

/** As a manifest keeps it, too. */
export const problemSchema = z.object({
  /** Name of the source, as in the snapshot: `ranking`, `liga-nacional/fixtures-oroA`, `news`. */
  source: z.string(),
  /** 1-based row as the spreadsheet shows it, or the document's id. */
  row: z.union([z.number(), z.string()]),
  /** Spreadsheet letter, or the document's field. */
  column: z.string(),
  /** The value as received. */
  value: z.string(),
  /** In Spanish: what is wrong and what the site did with it. */
  reason: z.string(),
  /** In Spanish: what the maintainer can do. */
  advice: z.string(),
  /** Present where something is not shown, or not as it was typed; everything else is only odd. */
  isLoss: z.literal(true).exactOptional(),
  /** Present where the data does not say so again: of a picture that could not be had, or a row that is gone. */
  isRemembered: z.literal(true).exactOptional(),
});

/** A rejected or suspicious value of a source. */
export type Problem = z.output<typeof problemSchema>;

/** What a parser has to say of a value. */
export type Complaint = Omit<Problem, 'source' | 'row' | 'column' | 'value'>;

/** A parser's answer: the usable data, and whatever it had to leave out. */
export interface Parsed<T> {
  value: T;
  problems: Problem[];
}

/**
 * A source that cannot be accepted: a source is taken whole or not at all (docs/product.md, «Reading a
 * sheet»). The message is in Spanish and one line.
 */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** Where in the source: «fila 12, columna C» or «documento abc, campo title»; empty when unknown. */
  readonly place: string;
  readonly reason: string;

  constructor(source: string, place: string, reason: string) {
    super([source, place, reason].filter(Boolean).join(': '));
    this.place = place;
    this.reason = reason;
  }
}

/** What reading gives, or what is made of a refusal; any other error goes on. */
export function readOr<T, Other>(read: () => T, refused: (error: SourceError) => Other): T | Other {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceError) return refused(error);
    throw error;
  }
}

/** Spreadsheet letter of a 0-based column: 0 → A, 25 → Z, 26 → AA. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest >= 0 ? columnLetter(rest) : '') + String.fromCharCode(65 + (index % 26));
}

/** Of a value that is told, in letters. */
const longestValue = 100;

/** Collects the problems of one source while a parser walks its rows. */
export class ProblemLog {
  readonly problems: Problem[] = [];
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** Reports a cell by its 0-based row and column. */
  cell(row: number, column: number, value: string, complaint: Complaint): void {
    this.field(row + 1, columnLetter(column), value, complaint);
  }

  /** Reports a field of a document; a row's and a column's names are a sheet's. */
  field(row: string | number, column: string, value: string, complaint: Complaint): void {
    const shown = firstCharacters(hideCredentials(value), longestValue);
    this.problems.push({ source: this.source, row, column, value: shown, ...complaint });
  }

  /** The address that a field says; null where it is none, which is reported. */
  link(row: string | number, column: string, value: string): string | null {
    const url = httpUrl(value);
    if (url === null) this.field(row, column, value, droppedLink);
    return url;
  }
}

/** Said of a link that was dropped. */
const droppedLink: Complaint = {
  reason: 'el enlace no es una dirección http(s) válida; se muestra sin enlace',
  advice: 'copiá la dirección completa, con https://',
  isLoss: true,
};

/** Said of a text that was cut, or has a word that was (text.ts). */
export const cutText: Complaint = {
  reason: 'el texto, o una palabra de él, tiene más de 200 letras; se muestra cortado',
  advice: 'acortalo; si es una nota, no hace falta nada',
  isLoss: true,
};

/** Said of a cell that `parseAmount` cannot read. */
export const noAmount = (text: string): Complaint => ({
  reason: `${parseNumber(text) === null ? 'no es un número' : 'no puede ser tan grande'}; se toma como 0`,
  advice: 'escribí solo el número',
  isLoss: true,
});

/** What is said of a filled row that no rule of its sheet takes. */
const unexplained: Complaint = {
  reason: 'no se sabe qué es esta fila; no se muestra',
  advice: 'completala como las demás, o borrala si sobra',
  isLoss: true,
};

/**
 * The problems of a sheet, and which of its rows are accounted for: shown, known to be a title or
 * headings, or reported. Only its `finish` makes what a parser of sheets gives, so that a filled row is
 * never left out in silence.
 */
export class SheetLog extends ProblemLog {
  private readonly accounted = new Set<number>();
  private readonly rows: Rows;

  constructor(source: string, rows: Rows) {
    super(source);
    this.rows = rows;
  }

  /** A 0-based row that is shown, or is no data. */
  takes(row: number): void {
    this.accounted.add(row);
  }

  /** The link in a 0-based row and column; none where its cell says so. */
  linkIn(row: number, column: number): string | null {
    const text = cell(this.rows[row] ?? [], column);
    return saysNothing(text) ? null : this.link(row + 1, columnLetter(column), text);
  }

  override cell(row: number, column: number, value: string, complaint: Complaint): void {
    this.accounted.add(row);
    super.cell(row, column, value, complaint);
  }

  /** What was read; reports each filled row that nobody took. */
  finish<T>(value: T): Parsed<T> {
    this.rows.forEach((row, index) => {
      row.forEach((text, column) => {
        if (hasCut(text)) super.cell(index, column, text, cutText);
      });
      if (isBlank(row) || this.accounted.has(index)) return;
      const column = row.findIndex((text) => text !== '');
      super.cell(index, column, row.filter(Boolean).join(' '), unexplained);
    });
    return {
      value,
      problems: this.problems.toSorted((a, b) => Number(a.row) - Number(b.row)),
    };
  }
}
