/** League and cup, as what is closed and opened. */
import { sheetKeys } from '../config/sheets.ts';
import type { site } from '../config/site.ts';

export type Competition = 'league' | 'cup';

/** League and cup as the community's files have them. */
export type Competitions = Pick<typeof site, Competition>;

/** What they play is called, or will be, where something is said of it. */
export type Names = Partial<Record<Competition, string>>;

/** The key of a competition's file that says what it plays. */
export const nameKeys = { league: 'season', cup: 'edition' } as const;

/** What a competition plays, or waits for; null where there is none. */
export const playedName = (which: Competition, { league, cup }: Competitions): string | null =>
  (which === 'league' ? league?.season : cup?.edition) ?? null;

/** How a competition is called, for sentences. */
export const titleOf = (which: Competition, has: Competitions): string =>
  has[which]?.name ?? (which === 'league' ? 'la liga' : 'la copa');

/** The sheets of a competition, by their names in a snapshot. */
export function sheetNamesOf(which: Competition, { league, cup }: Competitions): string[] {
  const divisions = which === 'league' ? (league?.divisions ?? null) : null;
  const keys = sheetKeys(divisions, which === 'cup' && cup !== null);
  return (['standings', 'fixtures', 'duels'] as const).flatMap((kind) =>
    keys[kind].map((key) => `${kind}-${key}`),
  );
}
