/**
 * All sources of the site, the collections and the sheets of running competitions, and how their texts are read.
 * Fetching and building use the same parsers.
 */
import { competitions, running, site } from '../../config/site.ts';
import { sheetKeys, type SheetOwner, type Sources } from '../../config/sources.ts';
import { runWithSubject } from '../../lib/error.ts';
import { sameName } from '../../lib/text.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { SourceError, type Reading } from '../problem.ts';
import { parseCsv } from '../sheets/csv.ts';
import { collections, type Collection, type CollectionName } from './collections.ts';
import { sheetKinds, type Sheet, type SheetKind } from './sheet-kinds.ts';

export type { CollectionName, Sheet };

/** Name of a sheet in snapshots and messages: `ranking`, `liga-nacional/standings-elite`. */
export type SheetName = 'ranking' | `${string}/${string}`;

/** Name of any source in snapshots and messages. */
export type SourceName = CollectionName | SheetName;

/** Name of a division's sheet of standings, by competition's and division's ids: `liga-nacional/standings-elite`. */
export const standingsSheet = (competition: string, division: string): SheetName =>
  `${competition}/standings-${division}`;
/** Name of a fixture's sheet: `liga`, `eliteA` → `liga/fixtures-eliteA`. @param fixture Its key in the competition. */
export const fixtureSheet = (competition: string, fixture: string): SheetName =>
  `${competition}/fixtures-${fixture}`;
/** Name of a competition's sheet of daily duels, by its id: `liga-nacional/duels`. */
export const duelsSheet = (competition: string): SheetName => `${competition}/duels`;

/** A competition's sheets by name, published or not, unread: all standings, then all fixtures, then daily duels. */
export function sheetsOfCompetition(owner: SheetOwner): Map<SheetName, Sheet> {
  const { id: competition } = owner;
  const { standings, fixtures } = sheetKeys(owner);
  const sheets = new Map<SheetName, Sheet>();
  for (const key of standings) {
    sheets.set(standingsSheet(competition, key), { kind: 'standings', competition, key });
  }
  for (const key of fixtures) {
    sheets.set(fixtureSheet(competition, key), { kind: 'fixtures', competition, key });
  }
  sheets.set(duelsSheet(competition), { kind: 'duels', competition, key: '' });
  return sheets;
}

const runningSheets = running.flatMap((competition) => [...sheetsOfCompetition(competition)]);

const namesOfKind = (kind: Sheet['kind']): SheetName[] =>
  runningSheets.filter(([, sheet]) => sheet.kind === kind).map(([name]) => name);

/** The ranking, if the community has one; then all standings, fixtures and daily duels of running competitions. */
export const sheetNames: readonly SheetName[] = [
  ...(site.ranking ? (['ranking'] as const) : []),
  ...namesOfKind('standings'),
  ...namesOfKind('fixtures'),
  ...namesOfKind('duels'),
];

/** Collections that every community has, and those of the sections that this community has. */
const shownCollections = Object.values<Collection & { name: CollectionName }>(collections).filter(
  ({ section }) => section === undefined || site[section] !== null,
);

/** Names of the collections that this community has. */
export const collectionNames: readonly CollectionName[] = shownCollections.map(({ name }) => name);

/** The sources of this site. Sheets of competitions that wait for their next edition are not among them. */
export const sourceNames: readonly SourceName[] = [...collectionNames, ...sheetNames];

type CatalogEntry = {
  /** Spanish title within a sentence: `noticias`, `posiciones de Oro`. */
  title: string;
  /** Path of the file inside the snapshot directory. */
  file: string;
} & ({ sheet: Sheet; collection: null } | { sheet: null; collection: Collection });

/** All sources by name, also the sheets of competitions that wait for their next edition. */
function listSources(): Map<SourceName, CatalogEntry> {
  const all = new Map<SourceName, CatalogEntry>();
  for (const collection of shownCollections) {
    const { name, title } = collection;
    all.set(name, { title, file: `firestore/${name}.json`, sheet: null, collection });
  }
  const sheets = new Map<SheetName, Sheet>([
    ['ranking', { kind: 'ranking', competition: null, key: '' }],
    ...competitions.flatMap((competition) => [...sheetsOfCompetition(competition)]),
  ]);
  for (const [name, sheet] of sheets) {
    const usualTitle = sheetKinds[sheet.kind].titleOf(sheet);
    const isTaken = [...all.values()].some((other) => sameName(other.title, usualTitle));
    const title = isTaken ? `${usualTitle} (${name})` : usualTitle;
    all.set(name, { title, file: `sheets/${name}.csv`, sheet, collection: null });
  }
  return all;
}

const sources = listSources();

/** A source's Spanish `title`, `file` in the snapshot, `sheet` or null, `collection` or null. @throws if unknown. */
function sourceOf(name: SourceName): CatalogEntry {
  const source = sources.get(name);
  if (!source) throw new Error(`No source is called ${name}`);
  return source;
}

/** True for a Firestore collection of this site. False for sheets, other names, and collections of absent sections. */
export const isCollection = (name: SourceName): name is CollectionName =>
  collectionNames.some((collection) => collection === name);

/** A sheet's `kind`, `competition` (id or null) and `key`, no rows. Null for a collection. @throws Error if unknown. */
export const sheetOf = (name: SourceName): Sheet | null => sourceOf(name).sheet;

/** Names of a collection's fields with addresses of pictures: `image`. Empty for a sheet. @throws Error if unknown. */
export const pictureFields = (name: SourceName): readonly string[] =>
  sourceOf(name).collection?.pictures ?? [];

/** Spanish title of a source within a sentence: `posiciones de Oro`. A name that no source has is returned as it is. */
export const sourceTitle = (name: string): string => sources.get(name as SourceName)?.title ?? name;

/** Titles of all sources, to suggest one for a title that no source has. */
export const sourceTitles: readonly string[] = [...sources.values()].map(({ title }) => title);

/** Name of the first source with this exact name, or this Spanish title in any case and accents. Else undefined. */
export const sourceNamed = (text: string): SourceName | undefined =>
  sources.keys().find((name) => name === text || sameName(sourceTitle(name), text));

/** Keys of a source in sources.yaml: `['sheets', 'liga', 'fixtures', 'oroA']`, `['firestore']`. @throws if unknown. */
export function settingOf(name: SourceName): string[] {
  const sheet = sheetOf(name);
  if (!sheet) return ['firestore'];
  const { kind, competition, key } = sheet;
  if (competition === null) return ['sheets', kind];
  return key === '' ? ['sheets', competition, kind] : ['sheets', competition, kind, key];
}

/** Path of a source's file inside the snapshot directory: `sheets/ranking.csv`. @throws Error for an unknown source. */
export const sourceFile = (name: SourceName): string => sourceOf(name).file;

/** True only for sheets of daily duels, which may lose all rows from snapshot to snapshot. @throws Error if unknown. */
export const shrinksByNature = (name: SourceName): boolean => sheetOf(name)?.kind === 'duels';

/** Address of a source's CSV in sources.yaml. Null if it has none, and for a collection. @throws Error if unknown. */
export function sheetAddress(name: SourceName, { sheets }: Sources): string | null {
  const sheet = sheetOf(name);
  if (!sheet) return null;
  const { kind, competition, key } = sheet;
  if (kind === 'ranking' || competition === null) return sheets.ranking;
  const published = sheets.competitions[competition];
  if (!published) return null;
  return (kind === 'duels' ? published.duels : published[kind][key]) ?? null;
}

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
