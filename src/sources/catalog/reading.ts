/** Parses the text of one source: a collection's JSON, or a sheet's CSV. */
import { parseCsv } from '../sheets/csv.ts';
import type { BrokenDocument, ParsedCollection } from '../documents/documents.ts';
import { SourceError, type Parsed, type Problem } from '../problem.ts';
import { isBlank, type Rows } from '../rows.ts';

export interface Reading<Item = unknown> extends Parsed<Item[]> {
  /** Number of documents, or of rows that are not blank. */
  rows: number;
  /** Spanish reason if the text holds no data, which only a person may accept. Otherwise null. */
  lack: string | null;
  broken: readonly BrokenDocument[];
}

/** Parses a source's text. Throws SourceError if the text cannot be accepted. */
export type Reader<Item> = (source: string, text: string) => Reading<Item>;

/** Parser of a collection's documents, each by itself. */
export type DocumentsParser<Item> = (source: string, documents: unknown) => ParsedCollection<Item>;

export type RowsParser<Item> = (source: string, rows: Rows) => Parsed<Item[]>;

const blankText = 'el archivo está vacío';

const lackOf = (text: string, isEmpty: boolean): string | null => {
  if (text.trim() === '') return blankText;
  return isEmpty ? 'no tiene ninguna fila con datos' : null;
};

/** Parses JSON text. @throws SourceError if the text is empty or not JSON. */
export function parseJson(source: string, text: string): unknown {
  if (text.trim() === '') throw new SourceError(source, '', blankText);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SourceError(source, '', `no es JSON válido (${error.message})`);
  }
}

export const collectionReader =
  <Item>(parse: DocumentsParser<Item>): Reader<Item> =>
  (source, text) => {
    const json = parseJson(source, text);
    const parsed = parse(source, json);
    const isEmpty = parsed.value.length === 0 && parsed.broken.length === 0;
    return {
      ...parsed,
      rows: Array.isArray(json) ? json.length : 0,
      lack: lackOf(text, isEmpty),
    };
  };

/**
 * Returns the reader of a sheet.
 * @param isUnread True if no row could be read although the sheet has rows, as after somebody moved its columns.
 * @param isEmpty True if the sheet holds no data. Omit it for sheets that may have no rows, such as daily duels.
 */
export const sheetReader =
  <Item>(
    parse: RowsParser<Item>,
    isUnread: (items: readonly Item[], problems: readonly Problem[]) => boolean,
    isEmpty: (items: readonly Item[]) => boolean = () => false,
  ): Reader<Item> =>
  (source, text) => {
    const rows = parseCsv(source, text);
    const parsed = parse(source, rows);
    const [first] = parsed.problems;
    if (first && isUnread(parsed.value, parsed.problems)) {
      const why = `fila ${first.row}: ${first.reason}; ${first.advice}`;
      throw new SourceError(source, '', `ninguna fila se puede leer; ${why}`);
    }
    const filled = rows.filter((row) => !isBlank(row)).length;
    return { ...parsed, rows: filled, lack: lackOf(text, isEmpty(parsed.value)), broken: [] };
  };
