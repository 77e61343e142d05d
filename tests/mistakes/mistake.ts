/** Edits of sheets and documents, as organisers make them. */
import Papa from 'papaparse';
import type { SourceName } from '../../src/sources/catalog.ts';

type Cells = string[][];
export type Document = { id: string } & Record<string, unknown>;
type Edit = (text: string) => string;

/** Slips of organisers by the source that they happen to: what is done, and what the text is after it. */
export type Mistakes = Partial<Record<SourceName, Record<string, Edit>>>;

/** Edits a sheet's cells; rows and columns count from 0 in `edit`. */
export const cells =
  (edit: (rows: Cells) => Cells | undefined): Edit =>
  (text) => {
    const rows = Papa.parse<string[]>(text, { delimiter: ',' }).data.map((row) => [...row]);
    return Papa.unparse(edit(rows) ?? rows, { newline: '\n' });
  };

/** Edits a sheet row by row. */
export const eachRow = (edit: (row: string[], index: number) => string[]): Edit =>
  cells((rows) => rows.map(edit));

/** The index of the row that holds this text. */
export function rowWith(rows: Cells, text: string): number {
  const index = rows.findIndex((row) => row.includes(text));
  if (index < 0) throw new Error(`no row with «${text}»`);
  return index;
}

/** Writes cells of the row that holds a text, by column. */
export const write = (text: string, changes: Readonly<Record<number, string>>): Edit =>
  cells((rows) => {
    const row = rows[rowWith(rows, text)] ?? [];
    for (const [column, value] of Object.entries(changes)) row[Number(column)] = value;
  });

/** Rows of plain lines of CSV. */
const rowsOf = (lines: string[]): Cells => lines.map((line) => line.split(','));

export const onTop = (...lines: string[]): Edit => cells((rows) => [...rowsOf(lines), ...rows]);

export const below = (...lines: string[]): Edit => cells((rows) => [...rows, ...rowsOf(lines)]);

export const insertBefore = (text: string, ...lines: string[]): Edit =>
  cells((rows) => rows.toSpliced(rowWith(rows, text), 0, ...rowsOf(lines)));

export const removeRow = (text: string): Edit =>
  cells((rows) => rows.toSpliced(rowWith(rows, text), 1));

/** Columns in another order: each is the old one's number. */
export const reorder = (...columns: number[]): Edit =>
  eachRow((row) => columns.map((column) => row[column] ?? ''));

export const insertColumn = (at: number, heading = ''): Edit =>
  eachRow((row, index) => row.toSpliced(at, 0, index === 0 ? heading : ''));

/** Writes over a column what stands in another one, below the headings. */
export const copyColumn = (from: number, to: number): Edit =>
  eachRow((row, index) => (index === 0 ? row : row.with(to, row[from] ?? '')));

/** Edits the documents of a collection. */
export const documents =
  (edit: (all: Document[]) => Document[]): Edit =>
  (text) =>
    JSON.stringify(edit(JSON.parse(text) as Document[]));

const editOne = (id: string, edit: (document: Document) => Document): Edit =>
  documents((all) => all.map((document) => (document.id === id ? edit(document) : document)));

/** Sets fields of one document; undefined takes the field away. */
export const set = (id: string, fields: Record<string, unknown>): Edit =>
  editOne(id, (document) => ({ ...document, ...fields }));

/** Calls a field of one document otherwise. */
export const rename = (id: string, before: string, after: string): Edit =>
  editOne(id, ({ [before]: value, ...rest }) => ({ ...rest, id, [after]: value }));

export const removeDocument = (id: string): Edit =>
  documents((all) => all.filter((document) => document.id !== id));
