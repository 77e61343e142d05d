/** Slips of organisers, as slips.yaml has them: edits of the rows of a sheet, or of the documents of a collection. */
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { parse } from 'yaml';
import { isCollection, type SourceName } from '../../src/sources/catalog.ts';

type Rows = string[][];
type Document = { id: string } & Record<string, unknown>;
type Edit<Part> = (all: Part[], at: number, value: never) => Part[];
/** What is done, in its order, each with what it needs to know. */
type Slip = { in?: string } & Record<string, unknown>;

/** Rows of plain lines of CSV. */
const rowsOf = (lines: string[]): Rows => lines.map((line) => line.split(','));

/** Rows and columns count from 0. */
const ofSheets: Record<string, Edit<string[]>> = {
  onTop: (rows, _at, lines: string[]) => [...rowsOf(lines), ...rows],
  below: (rows, _at, lines: string[]) => [...rows, ...rowsOf(lines)],
  insert: (rows, at, lines: string[]) => rows.toSpliced(at, 0, ...rowsOf(lines)),
  write: (rows, at, cells: object) => rows.with(at, Object.assign([...(rows[at] ?? [])], cells)),
  reorder: (rows, _at, columns: number[]) =>
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  insertColumn: (rows, _at, [column, heading]: [number, string]) =>
    rows.map((row, index) => row.toSpliced(column, 0, index === 0 ? heading : '')),
  // Below the headings.
  copyColumn: (rows, _at, [from, to]: [number, number]) =>
    rows.map((row, index) => (index === 0 ? row : row.with(to, row[from] ?? ''))),
};

const ofCollections: Record<string, Edit<Document>> = {
  set: (all, at, fields: Record<string, unknown>) =>
    all.map((document, index) => {
      const changed = Object.entries({ ...document, ...(index === at && fields) });
      return Object.fromEntries(changed.filter(([, value]) => value !== null)) as Document;
    }),
  rename: (all, at, [before, after]: [string, string]) =>
    all.map((document, index) => {
      const { [before]: value, ...rest } = document;
      return index === at ? ({ ...rest, [after]: value } as Document) : document;
    }),
  // As the first one, but for some fields.
  add: (all, _at, fields: Partial<Document>) =>
    all.slice(0, 1).flatMap((first) => [...all, { ...first, ...fields }]),
};

const ofAny = <Part>(): Record<string, Edit<Part>> => ({
  remove: (all, at) => all.toSpliced(at, 1),
  keep: (all, _at, count: number) => all.slice(0, count),
});

const sheetEdits = { ...ofSheets, ...ofAny<string[]>() };
const collectionEdits = { ...ofCollections, ...ofAny<Document>() };

/** Where the row or document is that is meant. */
function found(index: number, where: string): number {
  if (index < 0) throw new Error(`no «${where}»`);
  return index;
}

/** Does one thing to a text, in the row or document that is named. */
function edit(name: SourceName, text: string, where: string, what: string, value: unknown): string {
  if (what === 'text') return value as string;
  if (what === 'replace') {
    const [pattern, replacement] = value as [string, string];
    return text.replaceAll(new RegExp(pattern, 'gm'), replacement);
  }
  const given = value as never;
  if (isCollection(name)) {
    const all = JSON.parse(text) as Document[];
    const index = all.findIndex(({ id }) => id === where);
    return JSON.stringify(collectionEdits[what]?.(all, found(index, where), given));
  }
  const rows = Papa.parse<string[]>(text, { delimiter: ',' }).data;
  const index = rows.findIndex((row) => row.includes(where));
  return Papa.unparse(sheetEdits[what]?.(rows, found(index, where), given) ?? [], {
    newline: '\n',
  });
}

const told = parse(readFileSync(`${import.meta.dirname}/slips.yaml`, 'utf8')) as Record<
  SourceName,
  { of: string; slips: Record<string, Slip> }
>;

/** By source, each slip with what the source's text is after it. */
export const slips = Object.entries(told).map(([source, { of, slips: all }]) => {
  const name = source as SourceName;
  const edits = Object.entries(all).map(([slip, { in: where = of, ...steps }]) => {
    const play = (before: string): string =>
      Object.entries(steps).reduce(
        (text, [what, value]) => edit(name, text, where, what, value),
        before,
      );
    return [slip, play] as const;
  });
  return [name, edits] as const;
});
