/** What a source's rows depend on besides its text: its edition, and where it is. */
import { competitionOf } from '../config/competitions.ts';
import type { Sources } from '../config/sources.ts';
import { sheetAddresses } from '../sources/fetch-all.ts';
import { sheetOf, type SourceName } from '../sources/catalog.ts';
import { sha256 } from '../files/hash.ts';
import { type PresentState } from './manifest.ts';

/** The edition of its competition that a source would be of now; null for what has none. */
export function seasonOf(name: SourceName): string | null {
  const sheet = sheetOf(name);
  if (sheet === null || sheet.kind === 'ranking') return null;
  return competitionOf(sheet.competition).edition;
}

/** Whether it is of the edition that is played now, as far as it says. */
export const isOfNow = (name: SourceName, { season }: Pick<PresentState, 'season'>): boolean =>
  season === undefined || season === seasonOf(name);

/** A digest of each source's address and of how its groups stand in it. */
export function placesOf(sources: Sources): (name: SourceName) => string {
  const addresses = new Map<SourceName, string | null>(sheetAddresses(sources));
  return (name) => {
    const sheet = sheetOf(name);
    const address = (sheet ? addresses.get(name) : sources.firestore?.projectId) ?? null;
    const groups =
      sheet?.kind === 'standings'
        ? competitionOf(sheet.competition).divisions.find(({ id }) => id === sheet.key)?.groups
        : undefined;
    return sha256(JSON.stringify([address, groups ?? []]));
  };
}
