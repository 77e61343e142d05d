/** Slips of organisers from slips.yaml: edits of the rows of a sheet, or of the documents of a collection. */
import Papa from 'papaparse';
import { z } from 'zod';
import { readCases } from '../fixtures/cases.ts';
import { isCollection, type SourceName } from '../../src/sources/catalog/catalog.ts';

type Document = { id: string } & Record<string, unknown>;

const lines = z.array(z.string()).default([]);
const fields = z.record(z.string(), z.unknown());

/** The edits of a slip, which are made in this order. */
const slipSchema = z.strictObject({
  /** Selects the row or document. */
  in: z.string().optional(),
  text: z.string().optional(),
  replace: z.tuple([z.string(), z.string()]).optional(),
  // Edits of sheets. Rows and columns count from 0.
  /** The columns, in their new order; the number of a column that is not there makes an empty one. */
  reorder: z.array(z.number()).optional(),
  write: fields.default({}),
  insert: lines,
  onTop: lines,
  below: lines,
  // Edits of collections. A field that is set to null is removed.
  set: fields.default({}),
  rename: z.tuple([z.string(), z.string()]).optional(),
  /** Adds a copy of the first document with some fields changed. */
  add: fields.optional(),
  // Edits of both.
  remove: z.literal(true).optional(),
  keep: z.number().optional(),
});
type Slip = z.infer<typeof slipSchema>;

/** Splits plain CSV lines (without quotes) into cells. */
const rowsOf = (all: readonly string[]): string[][] => all.map((line) => line.split(','));

function editRows(rows: string[][], at: number, slip: Slip): string[][] {
  const { reorder, write, insert, onTop, below } = slip;
  const moved = reorder ? rows.map((row) => reorder.map((column) => row[column] ?? '')) : rows;
  const own = slip.remove ? [] : [Object.assign([...(moved[at] ?? [])], write)];
  const edited = moved.toSpliced(at, 1, ...rowsOf(insert), ...own);
  return [...rowsOf(onTop), ...edited, ...rowsOf(below)].slice(0, slip.keep);
}

function editDocuments(all: Document[], at: number, slip: Slip): Document[] {
  const [before, after] = slip.rename ?? [];
  const changed = Object.entries({ ...all[at], ...slip.set })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name === before ? after : name, value] as const);
  const own = slip.remove ? [] : [Object.fromEntries(changed) as Document];
  const added = slip.add ? all.slice(0, 1).map((first) => ({ ...first, ...slip.add })) : [];
  return [...all.toSpliced(at, 1, ...own), ...added].slice(0, slip.keep);
}

/** Makes a slip in a source's text. @throws Error if the named row or document does not exist. */
function makeSlip(name: SourceName, text: string, where: string, slip: Slip): string {
  if (slip.text !== undefined) return slip.text;
  const [pattern, replacement = ''] = slip.replace ?? [];
  const replaced =
    pattern === undefined ? text : text.replaceAll(new RegExp(pattern, 'gm'), replacement);
  const at = <Part>(all: Part[], isMeant: (one: Part) => boolean): number => {
    if (!all.some(isMeant)) throw new Error(`no «${where}»`);
    return all.findIndex(isMeant);
  };
  if (isCollection(name)) {
    const all = JSON.parse(replaced) as Document[];
    return JSON.stringify(
      editDocuments(
        all,
        at(all, ({ id }) => id === where),
        slip,
      ),
    );
  }
  const rows = Papa.parse<string[]>(replaced, { delimiter: ',' }).data;
  const edited = editRows(
    rows,
    at(rows, (row) => row.includes(where)),
    slip,
  );
  return Papa.unparse(edited, { newline: '\n' });
}

type Slips = Record<SourceName, { of: string; slips: Record<string, unknown> }>;
const told = readCases(import.meta.dirname, 'slips') as Slips;

/** For each source, its slips, each with a function that edits the source's text. */
export const slips = Object.entries(told).map(([source, { of, slips: all }]) => {
  const name = source as SourceName;
  const edits = Object.entries(all).map(([title, steps]) => {
    const slip = slipSchema.parse(steps);
    const play = (before: string): string => makeSlip(name, before, slip.in ?? of, slip);
    return [title, play] as const;
  });
  return [name, edits] as const;
});
