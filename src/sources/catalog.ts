/** All sources of the site: collections and the sheets of what is played. */
import { running } from '../config/site.ts';
import type { SheetOwner, Sources } from '../config/sources.ts';
import { collections, type Collection, type CollectionName } from './collections.ts';
import { collectionReader, type Reader } from './reading.ts';
import { sheetKinds, type Sheet, type SheetKind } from './sheet-kinds.ts';

export type { CollectionName, Sheet };

/** A sheet as snapshots and messages write it: `ranking`, `liga-nacional/standings-elite`. */
export type SheetName = 'ranking' | `${string}/${string}`;

export type SourceName = CollectionName | SheetName;

const sheetName = (kind: Sheet['kind'], competition: string, key: string): SheetName =>
  `${competition}/${sheetKinds[kind].prefix}${key}`;

export const standingsSheet = (competition: string, division: string): SheetName =>
  sheetName('standings', competition, division);
export const fixtureSheet = (competition: string, fixture: string): SheetName =>
  sheetName('fixtures', competition, fixture);
export const duelsSheet = (competition: string): SheetName => sheetName('duels', competition, '');

const kinds = Object.keys(sheetKinds) as Sheet['kind'][];

/** The sheets of a competition, by name. */
export const sheetsOfCompetition = (owner: SheetOwner): Map<SheetName, Sheet> =>
  new Map(
    kinds.flatMap((kind) =>
      sheetKinds[kind]
        .keysOf(owner)
        .map((key) => [sheetName(kind, owner.id, key), { kind, competition: owner.id, key }]),
    ),
  );

const played = running.flatMap((competition) => [...sheetsOfCompetition(competition)]);

const ranking: Sheet = { kind: 'ranking', competition: null, key: '' };

/** The ranking, then all standings, then all fixtures, then all daily duels. */
const sheetsByName = new Map<SheetName, Sheet>([
  ['ranking', ranking],
  ...kinds.flatMap((kind) => played.filter(([, sheet]) => sheet.kind === kind)),
]);

const collectionsByName = new Map<SourceName, Collection>(
  Object.values(collections).map((collection) => [collection.name, collection]),
);

export const collectionNames: readonly CollectionName[] = Object.values(collections).map(
  ({ name }) => name,
);
export const sheetNames: readonly SheetName[] = [...sheetsByName.keys()];
export const sourceNames: readonly SourceName[] = [...collectionNames, ...sheetNames];

/** True if a source is a Firestore collection rather than a sheet. */
export const isCollection = (name: SourceName): name is CollectionName =>
  collectionsByName.has(name);

/** A source as a sheet; null for a collection. @throws Error for a sheet of no running competition. */
export function sheetOf(name: SourceName): Sheet | null {
  if (isCollection(name)) return null;
  const sheet = sheetsByName.get(name);
  if (!sheet) throw new Error(`No sheet is called ${name}`);
  return sheet;
}

/** Asks a source's descriptor. */
function ask<Answer>(
  name: SourceName,
  ofCollection: (collection: Collection) => Answer,
  ofSheet: (kind: SheetKind, sheet: Sheet) => Answer,
): Answer {
  const collection = collectionsByName.get(name);
  if (collection) return ofCollection(collection);
  const sheet = sheetOf(name) ?? ranking;
  return ofSheet(sheetKinds[sheet.kind], sheet);
}

/** Returns what reads a source's text. */
export const readerOf = (name: SourceName): Reader<unknown> =>
  ask<Reader<unknown>>(
    name,
    ({ parse }) => collectionReader(parse),
    (kind, sheet) => kind.readerOf(sheet),
  );

/** A source's title in Spanish, to stand within a sentence: `noticias`, `posiciones de Oro`. */
export const sourceTitle = (name: SourceName): string =>
  ask(
    name,
    ({ title }) => title,
    (kind, sheet) => kind.titleOf(sheet),
  );

/** Fields of a source's documents that hold addresses of pictures; none in sheets. */
export const pictureFields = (name: SourceName): readonly string[] =>
  ask(
    name,
    ({ pictures }) => pictures,
    () => [],
  );

/** A sheet's address; null for a sheet that is not published, and for a collection. */
export const sheetAddress = (name: SourceName, { sheets }: Sources): string | null =>
  ask(
    name,
    () => null,
    (kind, sheet) => kind.addressIn(sheets, sheet) ?? null,
  );

/** True if a source may lose any number of rows. */
export const shrinksByNature = (name: SourceName): boolean =>
  ask(
    name,
    () => false,
    (kind) => kind.shrinksByNature,
  );

/** Path of a source's file inside the snapshot directory. */
export const sourceFile = (name: SourceName): string =>
  isCollection(name) ? `firestore/${name}.json` : `sheets/${name}.csv`;
