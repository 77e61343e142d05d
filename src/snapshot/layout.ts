/** What a source's rows depend on besides its text: where it is, and which season it is of. */
import { divisions, site } from '../config/site.ts';
import type { Sources } from '../config/sources.ts';
import { sheetAddresses } from '../sources/fetch-all.ts';
import { isCollection, type SourceName } from '../sources/catalog.ts';
import { sha256 } from './manifest.ts';

export interface Layout {
  /** Season or edition; null for what has none, as the ranking. */
  season: string | null;
  /** Digest of its address and of how its groups stand in it. */
  place: string;
}

/** The season or edition that a source would be of now. */
export function seasonOf(name: SourceName): string | null {
  if (name === 'fixtures-cup' || name === 'duels-cup') return site.cup?.edition ?? null;
  return /^(standings|fixtures|duels)-/.test(name) ? (site.league?.season ?? null) : null;
}

/** The layout of each source, for the addresses it is fetched from. */
export function layoutsOf(sources: Sources): (name: SourceName) => Layout {
  const addresses = new Map<SourceName, string | null>(sheetAddresses(sources));
  return (name) => {
    const address = isCollection(name) ? sources.firestore?.projectId : addresses.get(name);
    const groups = divisions.find(({ id }) => name === `standings-${id}`)?.groups ?? [];
    return { season: seasonOf(name), place: sha256(JSON.stringify([address ?? null, groups])) };
  };
}
