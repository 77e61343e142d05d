/** Problems that parsers find in sources: data for a maintainer to read, never log lines. */
import { z } from '../lib/validation.ts';
import { firstCharacters, hasCut, stripControlChars } from '../lib/clean.ts';
import { hideCredentials, httpUrl } from '../lib/url.ts';

/** Schema of a `Problem`, as snapshots store it. */
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
  /** Present if later data alone does not show the problem again: a picture not fetched, a row that is gone. */
  isRemembered: z.literal(true).exactOptional(),
});

/** A rejected or suspicious value of a source. */
export type Problem = z.output<typeof problemSchema>;

/** Spanish place of a problem: `fila 12, columna C`; of a document `documento abc, campo date`, or `documento abc`. */
export function problemPlace({ row, column }: Problem): string {
  if (typeof row === 'number') return `fila ${row}, columna ${column}`;
  const document = `documento ${stripControlChars(row)}`;
  return column === '' ? document : `${document}, campo ${stripControlChars(column)}`;
}

/** A problem without its place and value. */
export type Complaint = Omit<Problem, 'source' | 'row' | 'column' | 'value'>;

/** What a parser makes of the text of a source. */
export interface Reading<Item = unknown> {
  /** Items that can be shown, in the order of the source. */
  value: Item[];
  problems: Problem[];
  /** Problems of a sheet's cells, without remarks on the letters of a text, such as a note. Empty for documents. */
  cellProblems: readonly Problem[];
  /** Number of documents, or of rows that are not blank. */
  rows: number;
  /** Number of cells that make sense, by column label. Empty for documents. */
  columns: ReadonlyMap<string, number>;
  /** Ids of documents with a field that cannot be read. Empty for sheets. */
  broken: ReadonlySet<string>;
}

/** A source that cannot be accepted (docs/product.md, «Reading a sheet»). The message says why in a line of Spanish. */
export class SourceError extends Error {
  override readonly name = 'SourceError';

  /** @param place «fila 12, columna C» or «documento abc, campo title». Empty by default: the whole source. */
  constructor(reason: string, place = '') {
    super(place === '' ? reason : `${place}: ${reason}`);
  }
}

/** Returns what `read` returns; if it throws a SourceError, what `recover` makes of that. Rethrows any other error. */
export function readOr<T, Other>(read: () => T, recover: (error: SourceError) => Other): T | Other {
  try {
    return read();
  } catch (error) {
    if (error instanceof SourceError) return recover(error);
    throw error;
  }
}

const maxValueLength = 100;

/** Collects the problems of one source while a parser walks its rows or documents. */
export class ProblemLog {
  readonly problems: Problem[] = [];
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** Reports a field of a document, or a cell by the sheet's own row number and column letter. */
  reportField(row: string | number, column: string, value: string, complaint: Complaint): void {
    const shown = firstCharacters(hideCredentials(value), maxValueLength);
    this.problems.push({ source: this.source, row, column, value: shown, ...complaint });
  }

  /** Reports a text in a field or cell that was cut or, if it was not, one with damaged letters. */
  reportDamage(row: string | number, column: string, text: string): void {
    if (hasCut(text)) this.reportField(row, column, text, cutComplaint);
    else if (mojibake.test(text)) this.reportField(row, column, text, mojibakeComplaint);
  }

  /** Parses the address in a field. Null, with a problem, if it is not a usable http(s) address. */
  parseLink(row: string | number, column: string, value: string): string | null {
    const url = httpUrl(value);
    if (url === null) this.reportField(row, column, value, droppedLinkComplaint);
    return url;
  }
}

const droppedLinkComplaint: Complaint = {
  reason: 'el enlace no es una dirección http(s) válida; se muestra sin enlace',
  advice: 'copiá la dirección completa, con https://',
  isLoss: true,
};

/** Complaint about a text that `cleanText` shortened, or that contains a shortened word. */
const cutComplaint: Complaint = {
  reason: 'el texto, o una palabra de él, tiene más de 200 letras; se muestra cortado',
  advice: 'acortalo; si es una nota, no hace falta nada',
  isLoss: true,
};

/** UTF-8 that was read as Latin-1: `JosÃ©`. What follows `Ã` is invisible for í, and dropped by then: `MarÃa`. */
const mojibake = /[ÃÂ][\u00a0-\u00bf‰‘’“”šœŸ]|Ã\p{Ll}|â€/u;

const mojibakeComplaint: Complaint = {
  reason: 'las letras con acento están dañadas; se muestra así',
  advice: 'escribilo de nuevo',
};
