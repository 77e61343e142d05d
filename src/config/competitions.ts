/** Where the league and the cup are found: those that the community has. */
import { cupPath, leaguePath } from './addresses.ts';
import { site } from './site.ts';

export const competitions: readonly { path: string; name: string }[] = [
  ...(site.league ? [{ path: leaguePath, name: site.league.name }] : []),
  ...(site.cup ? [{ path: cupPath, name: site.cup.name }] : []),
];
