/** Slips of organisers from slips.yaml: edits of the rows of a sheet, or of the documents of a collection. */
import Papa from 'papaparse';
import { readCases } from '../fixtures/cases.ts';
import { z } from 'zod';
import { isCollection, type SourceName } from '../../src/sources/catalog/catalog.ts';

type Rows = string[][];
type Document = { id: string } & Record<string, unknown>;
type Edit<Part, Value = unknown> = (all: Part[], at: number, value: Value) => Part[];
/** Steps of a slip in order, each with its argument; `in` selects the row or document. */
type Slip = { in?: string } & Record<string, unknown>;

const lines = z.array(z.string());
const fields = z.record(z.string(), z.unknown());

/** Makes an edit that first checks the shape of its argument. */
const edits =
  <Part>() =>
  <Value>(shape: z.core.$ZodType<Value>, edit: Edit<Part, Value>): Edit<Part> =>
  (all, at, value) =>
    edit(all, at, z.parse(shape, value));
const editRows = edits<string[]>();
const editDocuments = edits<Document>();

/** Splits plain CSV lines (without quotes) into cells. */
const rowsOf = (all: string[]): Rows => all.map((line) => line.split(','));

/** Rows and columns count from 0. */
const ofSheets: Record<string, Edit<string[]>> = {
  onTop: editRows(lines, (rows, _at, added) => [...rowsOf(added), ...rows]),
  below: editRows(lines, (rows, _at, added) => [...rows, ...rowsOf(added)]),
  insert: editRows(lines, (rows, at, added) => rows.toSpliced(at, 0, ...rowsOf(added))),
  write: editRows(fields, (rows, at, cells) =>
    rows.with(at, Object.assign([...(rows[at] ?? [])], cells)),
  ),
  reorder: editRows(z.array(z.number()), (rows, _at, columns) =>
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  ),
  insertColumn: editRows(z.tuple([z.number(), z.string()]), (rows, _at, [column, heading]) =>
    rows.map((row, index) => row.toSpliced(column, 0, index === 0 ? heading : '')),
  ),
  // Copies a column below its heading.
  copyColumn: editRows(z.tuple([z.number(), z.number()]), (rows, _at, [from, to]) =>
    rows.map((row, index) => (index === 0 ? row : row.with(to, row[from] ?? ''))),
  ),
};

const ofCollections: Record<string, Edit<Document>> = {
  set: editDocuments(fields, (all, at, given) =>
    all.map((document, index) => {
      const changed = Object.entries({ ...document, ...(index === at && given) });
      return Object.fromEntries(changed.filter(([, value]) => value !== null)) as Document;
    }),
  ),
  rename: editDocuments(z.tuple([z.string(), z.string()]), (all, at, [before, after]) =>
    all.map((document, index) => {
      const { [before]: value, ...rest } = document;
      return index === at ? ({ ...rest, [after]: value } as Document) : document;
    }),
  ),
  // Adds a copy of the first document with some fields changed.
  add: editDocuments(fields, (all, _at, given) =>
    all.slice(0, 1).flatMap((first) => [...all, { ...first, ...given }]),
  ),
};

const ofAny = <Part>(): Record<string, Edit<Part>> => ({
  remove: (all, at) => all.toSpliced(at, 1),
  keep: edits<Part>()(z.number(), (all, _at, count) => all.slice(0, count)),
});

const sheetEdits = { ...ofSheets, ...ofAny<string[]>() };
const collectionEdits = { ...ofCollections, ...ofAny<Document>() };

/** Returns `index`. @throws when the slip's row or document does not exist. */
function found(index: number, where: string): number {
  if (index < 0) throw new Error(`no «${where}»`);
  return index;
}

/** Applies one step of a slip to a source's text, in the named row or document. */
function edit(name: SourceName, text: string, where: string, what: string, value: unknown): string {
  if (what === 'text') return value as string;
  if (what === 'replace') {
    const [pattern, replacement] = value as [string, string];
    return text.replaceAll(new RegExp(pattern, 'gm'), replacement);
  }
  if (isCollection(name)) {
    const all = JSON.parse(text) as Document[];
    const index = all.findIndex(({ id }) => id === where);
    return JSON.stringify(collectionEdits[what]?.(all, found(index, where), value));
  }
  const rows = Papa.parse<string[]>(text, { delimiter: ',' }).data;
  const index = rows.findIndex((row) => row.includes(where));
  return Papa.unparse(sheetEdits[what]?.(rows, found(index, where), value) ?? [], {
    newline: '\n',
  });
}

type Slips = Record<SourceName, { of: string; slips: Record<string, Slip> }>;
const told = readCases(import.meta.dirname, 'slips') as Slips;

/** For each source, its slips, each with a function that edits the source's text. */
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
