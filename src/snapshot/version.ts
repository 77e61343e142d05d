/** The sources that a snapshot stores, and their editions. */
import { competitionOf } from '../config/competitions.ts';
import { readOr } from '../sources/problem.ts';
import { sheetOf, sourceNames, type SourceName } from '../sources/catalog/catalog.ts';
import { readAccepted, type Source } from '../sources/catalog/reading.ts';
import type { Reading } from '../sources/catalog/reading.ts';
import type { SnapshotFiles } from './files.ts';
import { stateOf, type Manifest, type PresentState } from './manifest.ts';

/** A source with its state in the manifest. */
export type StoredSource = Source<PresentState>;

/** Returns a stored source. `reading` is parsed once, when it is first used; null if the text cannot be parsed. */
export function storedSource(name: SourceName, text: string, state: PresentState): StoredSource {
  let reading: Reading | null | undefined;
  return {
    text,
    state,
    get reading() {
      if (reading === undefined) {
        reading = readOr(
          () => readAccepted(name, text, state),
          () => null,
        );
      }
      return reading;
    },
  };
}

/** All sources that have data, in the catalogue's order. */
export function storedSources(
  { sources }: SnapshotFiles,
  manifest: Manifest,
): Map<SourceName, StoredSource> {
  const stored = new Map<SourceName, StoredSource>();
  for (const name of sourceNames) {
    const [state, text] = [stateOf(manifest, name), sources.get(name)];
    if (state.status === 'absent' || text === undefined) continue;
    stored.set(name, storedSource(name, text, state));
  }
  return stored;
}

/** Edition of a source's competition. Null for a source without a competition. */
export function editionOfSource(name: SourceName): string | null {
  const competition = sheetOf(name)?.competition;
  return competition ? competitionOf(competition).edition : null;
}

/** Criteria that order the tables of a source. Undefined for a source without tables. */
export function criteriaOfSource(name: SourceName): readonly string[] | undefined {
  const sheet = sheetOf(name);
  if (sheet?.kind !== 'standings' || sheet.competition === null) return undefined;
  return competitionOf(sheet.competition).criteria;
}

/** True if a source's state says the edition of its competition's file, or says none. */
export const isOfCurrentEdition = (
  name: SourceName,
  { season }: Pick<PresentState, 'season'>,
): boolean => season === undefined || season === editionOfSource(name);
