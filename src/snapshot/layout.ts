/** What a source's rows depend on besides its text: its season, and where it is. */
import { divisions, site } from '../config/site.ts';
import type { Sources } from '../config/sources.ts';
import { sheetAddresses } from '../sources/fetch-all.ts';
import { sheetOf, type SourceName } from '../sources/catalog.ts';
import { sha256, type PresentState } from './manifest.ts';

/** The league's season or the cup's edition that a source would be of now; null for what has none. */
export function seasonOf(name: SourceName): string | null {
  const { kind, key } = sheetOf(name) ?? {};
  if (kind === undefined || kind === 'ranking') return null;
  return (key === 'cup' ? site.cup?.edition : site.league?.season) ?? null;
}

/** Whether it is of the season that is played now, as far as it says. */
export const isOfNow = (name: SourceName, { season }: Pick<PresentState, 'season'>): boolean =>
  season === undefined || season === seasonOf(name);

/** A digest of each source's address and of how its groups stand in it. */
export function placesOf(sources: Sources): (name: SourceName) => string {
  const addresses = new Map<SourceName, string | null>(sheetAddresses(sources));
  return (name) => {
    const { kind, key } = sheetOf(name) ?? {};
    const address = (kind ? addresses.get(name) : sources.firestore?.projectId) ?? null;
    const division = kind === 'standings' ? divisions.find(({ id }) => id === key) : undefined;
    return sha256(JSON.stringify([address, division?.groups ?? []]));
  };
}
