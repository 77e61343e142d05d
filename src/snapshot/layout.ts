/** What a source's rows depend on besides its text: its edition, and where it is. */
import { competitionOf } from '../config/competitions.ts';
import type { Sources } from '../config/sources.ts';
import { sha256 } from '../files/hash.ts';
import { isCollection, sheetAddress, sheetOf, type SourceName } from '../sources/catalog.ts';
import { groupsIn } from '../sources/sheet-kinds.ts';
import type { PresentState } from './manifest.ts';

/** The edition of a source's competition; null for a source without a competition. */
export function seasonOf(name: SourceName): string | null {
  const competition = sheetOf(name)?.competition;
  return competition ? competitionOf(competition).edition : null;
}

/** True if a source is of the edition that is played now, as far as its state says. */
export const isOfNow = (name: SourceName, { season }: Pick<PresentState, 'season'>): boolean =>
  season === undefined || season === seasonOf(name);

/** Returns a digest of a source's address and of where its groups stand in the sheet. */
export const placesOf =
  (sources: Sources) =>
  (name: SourceName): string => {
    const sheet = sheetOf(name);
    const address = isCollection(name)
      ? (sources.firestore?.projectId ?? null)
      : sheetAddress(name, sources);
    const groups = sheet?.kind === 'standings' ? groupsIn(sheet) : [];
    return sha256(JSON.stringify([address, groups]));
  };
