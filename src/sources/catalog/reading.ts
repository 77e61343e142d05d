/** Parses the texts of sources: a collection's JSON, or a sheet's CSV. Fetching and building use the same parsers. */
import { about } from '../../lib/error.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { readOr, SourceError, type Parsed } from '../problem.ts';
import { isBlank } from '../rows.ts';
import { parseCsv } from '../sheets/csv.ts';
import { sourceOf, sourceTitle, type SourceName } from './catalog.ts';
import type { Collection } from './collections.ts';
import { sheetKinds, type Sheet, type SheetKind } from './sheet-kinds.ts';

/** What the text of a source says. */
export interface Reading<Item = unknown> extends Parsed<Item[]> {
  /** Number of documents, or of rows that are not blank. */
  rows: number;
  /** Spanish reason if the text holds no data, which only a person may accept. Otherwise null. */
  lack: string | null;
  /** Ids of documents with a field that cannot be read. Empty for sheets. */
  broken: ReadonlySet<string>;
}

const blankText = 'el archivo está vacío';

function lackOf(text: string, isEmpty: boolean): string | null {
  if (text.trim() === '') return blankText;
  return isEmpty ? 'no tiene ninguna fila con datos' : null;
}

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

function readDocuments(source: string, text: string, { parse }: Collection): Reading {
  const json = parseJson(source, text);
  const parsed = parse(source, json);
  const isEmpty = parsed.value.length === 0 && parsed.broken.size === 0;
  return { ...parsed, rows: Array.isArray(json) ? json.length : 0, lack: lackOf(text, isEmpty) };
}

/** A sheet with this many remarks and nothing that could be read is refused: its columns may have moved. */
const fewRemarks = 3;

function readSheet(source: string, text: string, sheet: Sheet): Reading {
  const kind: SheetKind = sheetKinds[sheet.kind];
  const rows = parseCsv(source, text);
  const parsed = kind.parse(source, rows, sheet);
  const isEmpty = parsed.value.length === 0;
  const [first] = parsed.problems;
  if (first && isEmpty && (!kind.mayBeEmpty || parsed.problems.length >= fewRemarks)) {
    const why = `fila ${first.row}: ${first.reason}; ${first.advice}`;
    throw new SourceError(source, '', `ninguna fila se puede leer; ${why}`);
  }
  return {
    ...parsed,
    rows: rows.filter((row) => !isBlank(row)).length,
    lack: lackOf(text, isEmpty && !kind.mayBeEmpty),
    broken: new Set(),
  };
}

/** Parses a source's text. @throws SourceError, with the source's title, if the text cannot be accepted. */
export function readSource(name: SourceName, text: string): Reading {
  const title = sourceTitle(name);
  const source = sourceOf(name);
  return about(title, () =>
    readOr(
      () =>
        source.collection
          ? readDocuments(name, text, source.collection)
          : readSheet(name, text, source.sheet),
      ({ place, reason }) => {
        throw new SourceError(title, place, reason);
      },
    ),
  );
}

/** Parses a text that a manifest has accepted. @throws SourceError also for one without data that nobody accepted. */
export function readAccepted(
  name: SourceName,
  text: string,
  { acceptedEmpty }: { acceptedEmpty?: true | undefined },
): Reading {
  const reading = readSource(name, text);
  if (reading.lack !== null && !acceptedEmpty)
    throw new SourceError(sourceTitle(name), '', reading.lack);
  return reading;
}

/** Dates of a source that its manifest keeps. */
interface SourceDates {
  starts?: CalendarDate | undefined;
  changedAt: string;
}

/** The published text of a source, from its acceptance until pages are built from it. */
export interface Source<State extends SourceDates = SourceDates> {
  text: string;
  state: State;
  /** The parsed text. Null if it can no longer be parsed, as when its competition's file had another layout. */
  readonly reading: Reading | null;
}

/** Items of a source's reading, with the item type of their descriptor, asserted only here. Empty without a reading. */
export const itemsOf = <Item>(
  source: { reading: Pick<Reading, 'value'> | null } | undefined,
  _descriptor: Collection<Item> | SheetKind<Item>,
): Item[] => (source?.reading?.value ?? []) as Item[];
