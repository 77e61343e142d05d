/** Parses the texts of sources: a collection's JSON, or a sheet's CSV. Fetching and building use the same parsers. */
import { runWithSubject } from '../../lib/error.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { SourceError, type Reading } from '../problem.ts';
import { parseCsv } from '../sheets/csv.ts';
import { sheetOf, sourceOf, type SourceName } from './catalog.ts';
import type { Collection } from './collections.ts';
import { sheetKinds, type Sheet, type SheetKind } from './sheet-kinds.ts';

/** Parses JSON text. @throws SourceError if the text is empty or not JSON. */
function parseJson(text: string): unknown {
  if (text.trim() === '') throw new SourceError('el archivo está vacío');
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SourceError(`no es JSON válido (${error.message})`);
  }
}

/** Daily duels with this many problems and nothing that could be read are refused: their columns may have moved. */
const tooManyUnreadDuels = 3;

/** Parses a sheet. @throws SourceError if it cannot be accepted, also if cells have problems and no row can be read. */
function readSheet(source: string, text: string, sheet: Sheet): Reading {
  const { parse }: SheetKind = sheetKinds[sheet.kind];
  const reading = parse(source, parseCsv(text), sheet);
  const { value, cellProblems } = reading;
  const [first] = cellProblems;
  const tooMany = sheet.kind === 'duels' ? tooManyUnreadDuels : 1;
  if (first && value.length === 0 && cellProblems.length >= tooMany) {
    const why = `fila ${first.row}: ${first.reason}; ${first.advice}`;
    throw new SourceError(`ninguna fila se puede leer; ${why}`);
  }
  return reading;
}

/**
 * Parses a source's CSV or JSON to items, in its order, and problems with parts of it.
 * @throws SourceError for a wrong format, or if problems leave no item (of daily duels and documents: three or more).
 */
export function readSource(name: SourceName, text: string): Reading {
  const source = sourceOf(name);
  return runWithSubject(source.title, () =>
    source.collection
      ? source.collection.parse(name, parseJson(text))
      : readSheet(name, text, source.sheet),
  );
}

/**
 * True if a source's reading has no data, which is refused unless a person accepts it: no filled row or document, or no
 * item. Fixtures, daily duels and collections with unreadable documents lack data only without any row or document.
 */
export function lacksData(name: SourceName, { value, rows, broken }: Reading): boolean {
  const sheet = sheetOf(name);
  const mayBeEmpty = sheet !== null && sheetKinds[sheet.kind].mayBeEmpty;
  return rows === 0 || (value.length === 0 && broken.size === 0 && !mayBeEmpty);
}

/** Why a source without data (`lacksData`) is refused, in Spanish. */
export const noData = 'no tiene datos: ninguna fila ni documento para mostrar';

/** Like `readSource`. @throws SourceError also if the reading `lacksData`, unless `acceptedEmpty` is true. */
export function readAccepted(
  name: SourceName,
  text: string,
  { acceptedEmpty }: { acceptedEmpty?: true | undefined },
): Reading {
  const reading = readSource(name, text);
  if (lacksData(name, reading) && !acceptedEmpty) throw new SourceError(noData);
  return reading;
}

/** The accepted text of a source, which pages are built from. `State` is the needed part of its manifest entry. */
export interface Source<State = { starts?: CalendarDate | undefined; changedAt: string }> {
  text: string;
  state: State;
  /** The parsed text. Null if it can no longer be parsed, as when its competition's file had another layout. */
  readonly reading: Reading | null;
}

/** Items of a source's reading, in its order; `_descriptor` only types them, unchecked. Empty without a reading. */
export const itemsOf = <Item>(
  source: { reading: Pick<Reading, 'value'> | null } | undefined,
  _descriptor: Collection<Item> | SheetKind<Item>,
): Item[] => (source?.reading?.value ?? []) as Item[];
