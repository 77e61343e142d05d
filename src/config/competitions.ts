/** The league and the cup, where the community has them. */
import { cupPath, leaguePath } from './addresses.ts';
import { site } from './site.ts';

/** Where they are found. */
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
