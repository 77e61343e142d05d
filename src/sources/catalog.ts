/** The sources of the site and where a snapshot keeps each. */
import { running } from '../config/site.ts';
import { sheetKeys, type SheetOwner } from '../config/sources.ts';

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
export type Sheet =
  | { kind: 'ranking' }
  | {
      kind: 'standings' | 'fixtures';
      /** Id of the competition. */
      competition: string;
      /** A division's id, or a fixture's name. */
      key: string;
    }
  | { kind: 'duels'; competition: string };

/** A sheet as snapshots and messages write it: `ranking`, `liga-nacional/standings-elite`. */
export type SheetName = 'ranking' | `${string}/${string}`;

export const standingsSheet = (competition: string, division: string): SheetName =>
  `${competition}/standings-${division}`;
export const fixtureSheet = (competition: string, fixture: string): SheetName =>
  `${competition}/fixtures-${fixture}`;
export const duelsSheet = (competition: string): SheetName => `${competition}/duels`;

/** The sheets of a competition, by name. */
export function sheetsOfCompetition(owner: SheetOwner): Map<SheetName, Sheet> {
  const { id: competition } = owner;
  const { standings, fixtures } = sheetKeys(owner);
  return new Map<SheetName, Sheet>([
    ...standings.map((key): [SheetName, Sheet] => [
      standingsSheet(competition, key),
      { kind: 'standings', competition, key },
    ]),
    ...fixtures.map((key): [SheetName, Sheet] => [
      fixtureSheet(competition, key),
      { kind: 'fixtures', competition, key },
    ]),
    [duelsSheet(competition), { kind: 'duels', competition }],
  ]);
}

const played = running.flatMap((competition) => [...sheetsOfCompetition(competition)]);

/** The sheets of what is played, by name: all standings, then all fixtures, then all daily duels. */
export const sheetsByName = new Map<SheetName, Sheet>([
  ['ranking', { kind: 'ranking' }],
  ...(['standings', 'fixtures', 'duels'] as const).flatMap((kind) =>
    played.filter(([, sheet]) => sheet.kind === kind),
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

/** What a source is as a sheet; null for a collection. @throws Error for a sheet that nobody plays for. */
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
