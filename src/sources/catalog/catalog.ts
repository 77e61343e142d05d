/** All sources of the site: the collections, and the sheets of running competitions. */
import { competitions, running, site } from '../../config/site.ts';
import { sameName } from '../../lib/text.ts';
import type { SheetOwner, Sources } from '../../config/sources.ts';
import { collections, type Collection, type CollectionName } from './collections.ts';
import { collectionReader, type Reader } from './reading.ts';
import { sheetKinds, type Sheet, type SheetKind } from './sheet-kinds.ts';

export type { CollectionName, Sheet };

/** Name of a sheet in snapshots and messages: `ranking`, `liga-nacional/standings-elite`. */
export type SheetName = 'ranking' | `${string}/${string}`;

export type SourceName = CollectionName | SheetName;

const sheetName = (kind: Sheet['kind'], competition: string, key: string): SheetName =>
  `${competition}/${sheetKinds[kind].prefix}${key}`;

/** Names of a competition's sheets: `liga-nacional/standings-elite`, `liga-nacional/fixtures-eliteA`, `…/duels`. */
export const standingsSheet = (competition: string, division: string): SheetName =>
  sheetName('standings', competition, division);
export const fixtureSheet = (competition: string, fixture: string): SheetName =>
  sheetName('fixtures', competition, fixture);
export const duelsSheet = (competition: string): SheetName => sheetName('duels', competition, '');

const kinds = Object.keys(sheetKinds) as Sheet['kind'][];

/** Sheets of a competition, by name. */
export const sheetsOfCompetition = (owner: SheetOwner): Map<SheetName, Sheet> =>
  new Map(
    kinds.flatMap((kind) =>
      sheetKinds[kind]
        .keysOf(owner)
        .map((key) => [sheetName(kind, owner.id, key), { kind, competition: owner.id, key }]),
    ),
  );

const played = running.flatMap((competition) => [...sheetsOfCompetition(competition)]);

const rankingSheet: [SheetName, Sheet] = [
  'ranking',
  { kind: 'ranking', competition: null, key: '' },
];

/** The ranking, if the community has one; then all standings, all fixtures and all daily duels. */
const sheets: [SheetName, Sheet][] = [
  ...(site.ranking ? [rankingSheet] : []),
  ...kinds.flatMap((kind) => played.filter(([, sheet]) => sheet.kind === kind)),
];

interface Source {
  /** Null for a collection. */
  sheet: Sheet | null;
  /** Path of the file inside the snapshot directory. */
  file: string;
  read: Reader<unknown>;
  /** Fields of documents that hold addresses of pictures; empty for sheets. */
  pictures: readonly string[];
  /** True if the source may lose any number of rows from one snapshot to the next. */
  shrinksByNature: boolean;
}

/** Collections that every community has, and those of the sections that this community has. */
const shownCollections = Object.values<Collection & { name: CollectionName }>(collections).filter(
  ({ section }) => section === undefined || site[section] !== null,
);

const sources = new Map<SourceName, Source>([
  ...shownCollections.map(({ name, parse, pictures = [] }): [SourceName, Source] => {
    const read = collectionReader(parse);
    const file = `firestore/${name}.json`;
    return [name, { sheet: null, file, read, pictures, shrinksByNature: false }];
  }),
  ...sheets.map(([name, sheet]): [SourceName, Source] => {
    const { readerOf, shrinksByNature = false }: SheetKind = sheetKinds[sheet.kind];
    const read = readerOf(sheet);
    return [name, { sheet, file: `sheets/${name}.csv`, read, pictures: [], shrinksByNature }];
  }),
]);

/** All sheets, also those of competitions that wait for their next edition. */
const allSheets = new Map([
  rankingSheet,
  ...competitions.flatMap((competition) => [...sheetsOfCompetition(competition)]),
]);

/** Titles of all sources, also of the sheets of competitions that wait for their next edition. */
function titlesOfSources(): Map<SourceName, string> {
  const titles = new Map<SourceName, string>();
  for (const { name, title } of shownCollections) titles.set(name, title);
  for (const [name, sheet] of allSheets) {
    const title = sheetKinds[sheet.kind].titleOf(sheet);
    const isTaken = [...titles.values()].some((other) => sameName(other, title));
    titles.set(name, isTaken ? `${title} (${name})` : title);
  }
  return titles;
}

const titles = titlesOfSources();

export const collectionNames: readonly CollectionName[] = shownCollections.map(({ name }) => name);
export const sheetNames: readonly SheetName[] = sheets.map(([name]) => name);
export const sourceNames: readonly SourceName[] = [...sources.keys()];

/** Returns a source. @throws Error for a sheet of no running competition, and for a source of an absent section. */
export function sourceOf(name: SourceName): Source {
  const source = sources.get(name);
  if (!source) throw new Error(`No source is called ${name}`);
  return source;
}

/** True if a source is a Firestore collection rather than a sheet. */
export const isCollection = (name: SourceName): name is CollectionName =>
  collectionNames.some((collection) => collection === name);

/** Returns the sheet behind a source; null for a collection. @throws Error for a source that the community does not have. */
export const sheetOf = (name: SourceName): Sheet | null => sourceOf(name).sheet;

/** Spanish title of a source within a sentence: `noticias`, `posiciones de Oro`. Returns a name that no source has. */
export const sourceTitle = (name: string): string => titles.get(name as SourceName) ?? name;

/** Finds the source that a person names by its title, or a program by its name. Undefined if there is none. */
export function sourceNamed(text: string): SourceName | undefined {
  for (const [name, title] of titles) {
    if (name === text || sameName(title, text)) return name;
  }
  return undefined;
}

/** Keys of a source's address in sources.yaml: `sheets`, `liga-nacional`, `standings`, `elite`; or `firestore`. */
export function settingOf(name: SourceName): string[] {
  const sheet = allSheets.get(name as SheetName);
  if (!sheet) return ['firestore'];
  return ['sheets', sheet.competition ?? '', sheet.kind, sheet.key].filter(Boolean);
}

/** Titles of all sources, to suggest one for a title that no source has. */
export const sourceTitles: readonly string[] = [...titles.values()];

/** Path of a source's file inside the snapshot directory. */
export const sourceFile = (name: SourceName): string => sourceOf(name).file;

/** True if the source may lose any number of rows from one snapshot to the next. */
export const shrinksByNature = (name: SourceName): boolean => sourceOf(name).shrinksByNature;

/** Configured address of a sheet. Null for a sheet that is not published, and for a collection. */
export function sheetAddress(name: SourceName, { sheets: published }: Sources): string | null {
  const { sheet } = sourceOf(name);
  return (sheet && sheetKinds[sheet.kind].addressIn(published, sheet)) ?? null;
}
