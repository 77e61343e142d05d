/** Slips of organisers as data: what is edited, what must be shown after it, what must be said of it. */
import Papa from 'papaparse';
import type { SourceName } from '../../src/sources/catalog.ts';

export type Cells = string[][];
export type Document = { id: string } & Record<string, unknown>;

/** Facts of a source as pages show them: plain values, without where they stood. */
export type Facts = readonly unknown[];

export interface Mistake {
  name: string;
  source: SourceName;
  /** The source's text after it. */
  edit: (text: string) => string;
  /** What is shown then: the same, or what becomes of the facts; `kept` where nothing new is taken. */
  shows: 'same' | 'kept' | ((facts: Facts) => unknown);
  /** What is said; null where there is nothing to say. */
  says: RegExp | null;
}

/** Edits a sheet's cells; rows and columns count from 0 in `edit`. */
export const cells =
  (edit: (rows: Cells) => Cells | undefined) =>
  (text: string): string => {
    const rows = Papa.parse<string[]>(text, { delimiter: ',' }).data.map((row) => [...row]);
    return Papa.unparse(edit(rows) ?? rows, { newline: '\n' });
  };

/** The index of the row that holds this text. */
export function rowWith(rows: Cells, text: string): number {
  const index = rows.findIndex((row) => row.includes(text));
  if (index < 0) throw new Error(`no row with «${text}»`);
  return index;
}

/** Writes cells of the row that holds a text, by column. */
export const write = (text: string, changes: Readonly<Record<number, string>>) =>
  cells((rows) => {
    const row = rows[rowWith(rows, text)] ?? [];
    for (const [column, value] of Object.entries(changes)) row[Number(column)] = value;
  });

export const insertBefore = (text: string, ...added: string[][]) =>
  cells((rows) => rows.toSpliced(rowWith(rows, text), 0, ...added));

export const removeRow = (text: string) => cells((rows) => rows.toSpliced(rowWith(rows, text), 1));

/** Columns in another order: each is the old one's number. */
export const reorder = (...columns: number[]) =>
  cells((rows) => rows.map((row) => columns.map((column) => row[column] ?? '')));

export const insertColumn = (at: number, heading = '') =>
  cells((rows) => rows.map((row, index) => row.toSpliced(at, 0, index === 0 ? heading : '')));

/** Edits the documents of a collection. */
export const documents =
  (edit: (all: Document[]) => Document[] | undefined) =>
  (text: string): string => {
    const all = JSON.parse(text) as Document[];
    return JSON.stringify(edit(all) ?? all);
  };

/** Sets fields of one document; undefined takes the field away. */
export const set = (id: string, fields: Record<string, unknown>) =>
  documents((all) =>
    all.map((document) =>
      document.id === id
        ? (Object.fromEntries(
            Object.entries({ ...document, ...fields }).filter(([, value]) => value !== undefined),
          ) as Document)
        : document,
    ),
  );

/** Facts without those that hold a text. */
export const without =
  (text: string) =>
  (facts: Facts): unknown =>
    JSON.parse(JSON.stringify(facts), (_, value: unknown) =>
      Array.isArray(value) ? value.filter((item) => !isLeafWith(item, text)) : value,
    );

const isLeafWith = (item: unknown, text: string): boolean =>
  Array.isArray(item) && item.some((value) => value === text);

/** Facts in which the one that holds a text is changed. */
export const changed =
  (text: string, change: (fact: unknown[]) => unknown[]) =>
  (facts: Facts): unknown =>
    JSON.parse(JSON.stringify(facts), (_, value: unknown) =>
      isLeafWith(value, text) ? change(value as unknown[]) : value,
    );

/** Facts in which each of these texts is written otherwise. */
export const renamed =
  (before: string, after: string) =>
  (facts: Facts): unknown =>
    JSON.parse(JSON.stringify(facts), (_, value: unknown) => (value === before ? after : value));
