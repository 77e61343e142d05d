/** The sources of the site and where a snapshot keeps each. */
import { sheets } from '../config/site.ts';

/** Firestore collections, by upstream's names. */
export const collectionNames = [
  'news',
  'current-national-team',
  'national-teams',
  'national-qualifiers',
  'national-tournaments-podiums',
  'world-championships-podiums',
  'communities',
] as const;
export type CollectionName = (typeof collectionNames)[number];

/** A published sheet: what it holds, and whose it is. */
export interface Sheet {
  kind: 'ranking' | 'standings' | 'fixtures' | 'duels';
  /** A division's id, a fixture's name or a competition; empty for the ranking. */
  key: string;
}

/** A sheet's kind and key, as snapshots and messages write them. */
export type SheetName = 'ranking' | `${Exclude<Sheet['kind'], 'ranking'>}-${string}`;

/** The sheets of what is played, by name. */
export const sheetsByName = new Map<SheetName, Sheet>([
  ['ranking', { kind: 'ranking', key: '' }],
  ...(['standings', 'fixtures', 'duels'] as const).flatMap((kind) =>
    sheets[kind].map((key): [SheetName, Sheet] => [`${kind}-${key}`, { kind, key }]),
  ),
]);

/** Published sheets. */
export const sheetNames: readonly SheetName[] = [...sheetsByName.keys()];

export type SourceName = CollectionName | SheetName;
export const sourceNames: readonly SourceName[] = [...collectionNames, ...sheetNames];

/** Whether a source is a Firestore collection rather than a sheet. */
export function isCollection(name: SourceName): name is CollectionName {
  return collectionNames.some((collection) => collection === name);
}

/** What a source is as a sheet; null for a collection. @throws for a sheet that nobody plays for. */
export function sheetOf(name: SourceName): Sheet | null {
  if (isCollection(name)) return null;
  const sheet = sheetsByName.get(name);
  if (!sheet) throw new Error(`No sheet is called ${name}`);
  return sheet;
}

/** Whether a source may lose any number of rows: sheets of the coming days lose them as these go by. */
export const shrinksByNature = (name: SourceName): boolean => sheetOf(name)?.kind === 'duels';

/** Path of a source's file inside the snapshot directory. */
export function sourceFile(name: SourceName): string {
  return isCollection(name) ? `firestore/${name}.json` : `sheets/${name}.csv`;
}
