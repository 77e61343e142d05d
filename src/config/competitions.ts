/**
 * The league and the cup, where the community has them. Paths without the base of addresses.ts, which only
 * Astro knows: scripts and astro.config.mjs ask here, too.
 */
import { site } from './site.ts';

/** Paths of their pages, where there is one. */
export const leaguePath = `/torneos/${site.league?.path ?? 'liga'}`;
export const cupPath = `/torneos/${site.cup?.path ?? 'copa'}`;

/** Those that the community has. */
export const competitions: readonly { path: string; name: string }[] = [
  ...(site.league ? [{ path: leaguePath, name: site.league.name }] : []),
  ...(site.cup ? [{ path: cupPath, name: site.cup.name }] : []),
];

/** The league or the cup, for pages that are built only where there is one. @throws where there is none. */
export function competition<Which extends 'league' | 'cup'>(
  which: Which,
): NonNullable<(typeof site)[Which]> {
  const found = site[which];
  if (!found) throw new Error(`A page of a ${which} that does not exist`);
  return found;
}
