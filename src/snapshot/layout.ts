/** What a source's rows depend on besides its text: where it is, and which season it is of. */
import { divisions, site } from '../config/site.ts';
import type { Sources } from '../config/sources.ts';
import { sheetAddresses } from '../sources/fetch-all.ts';
import { sheetOf, type SourceName } from '../sources/catalog.ts';
import { sha256 } from './manifest.ts';

export interface Layout {
  /** Season or edition; null for what has none, as the ranking. */
  season: string | null;
  /** Digest of its address and of how its groups stand in it. */
  place: string;
}

/** The season or edition that a source would be of now; null for what has none. */
export function seasonOf(name: SourceName): string | null {
  const { kind, key } = sheetOf(name) ?? {};
  if (kind === undefined || kind === 'ranking') return null;
  return (key === 'cup' ? site.cup?.edition : site.league?.season) ?? null;
}

/** The layout of each source, for the addresses it is fetched from. */
export function layoutsOf(sources: Sources): (name: SourceName) => Layout {
  const addresses = new Map<SourceName, string | null>(sheetAddresses(sources));
  return (name) => {
    const sheet = sheetOf(name);
    const address = sheet ? addresses.get(name) : sources.firestore?.projectId;
    const division = sheet?.kind === 'standings' && divisions.find(({ id }) => id === sheet.key);
    const groups = division ? division.groups : [];
    return {
      season: seasonOf(name),
      place: sha256(JSON.stringify([address ?? null, groups])),
    };
  };
}
