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

/** Sheets that stand by themselves; all others are a competition's. */
export const singleSheets = ['ranking'] as const;
export type SingleSheet = (typeof singleSheets)[number];

/** The part after the dash is a division's id, a fixture's name or a competition. */
export type SheetName =
  SingleSheet | `standings-${string}` | `fixtures-${string}` | 'duels-league' | 'duels-cup';

/** Published sheets. */
export const sheetNames: readonly SheetName[] = [
  ...singleSheets,
  ...sheets.standings.map((id) => `standings-${id}` as const),
  ...sheets.fixtures.map((name) => `fixtures-${name}` as const),
  ...sheets.duels.map((competition) => `duels-${competition}` as const),
];

export type SourceName = CollectionName | SheetName;
export const sourceNames: readonly SourceName[] = [...collectionNames, ...sheetNames];

/** Whether a source is a Firestore collection rather than a sheet. */
export function isCollection(name: SourceName): name is CollectionName {
  return collectionNames.some((collection) => collection === name);
}

/** Sheets of the coming days only: they lose their rows as the days go by. */
const dailySheets: readonly SourceName[] = ['duels-league', 'duels-cup'];

/** Whether a source may lose any number of rows without anything being wrong. */
export function shrinksByNature(name: SourceName): boolean {
  return dailySheets.includes(name);
}

/** Path of a source's file inside the snapshot directory. */
export function sourceFile(name: SourceName): string {
  return isCollection(name) ? `firestore/${name}.json` : `sheets/${name}.csv`;
}

/** A record of what each name stands for. */
export function mapNames<Name extends string, T>(
  names: readonly Name[],
  value: (name: Name) => T,
): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, T>;
}
