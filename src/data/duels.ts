/** Daily duels of league and cup. */
import { duelPath } from '../config/addresses.ts';
import { duelsSince, type ScheduledDuel } from '../domain/duels.ts';
import type { Duel } from '../domain/fixture.ts';
import { placeDuel } from '../domain/placed-duel.ts';
import { seasonDuels, type SeasonDuel } from '../domain/season-duels.ts';
import { addDays, calendarDate } from '../domain/time.ts';
import { builtAt } from './clock.ts';
import { once } from './once.ts';
import { snapshot } from './snapshot.ts';
import { stages } from './stages.ts';

/**
 * Duels a page built at `now` may have to show, by day and hour: from yesterday on, since the
 * visitor's clock may be behind the build's.
 */
export async function calendarDuels(
  competition: 'league' | 'cup',
  now: Date,
): Promise<ScheduledDuel[]> {
  const { duels } = await snapshot();
  return duelsSince(duels[competition], addDays(calendarDate(now), -1));
}

/** A duel and where it is played. */
export type CompetitionDuel = ScheduledDuel & { competition: 'league' | 'cup' };

/** The duels of league and cup from the day of `now` on, by day and hour. */
export async function nextDuels(now: Date): Promise<CompetitionDuel[]> {
  const { duels } = await snapshot();
  const all = (['league', 'cup'] as const).flatMap((competition) =>
    duels[competition].map((duel) => ({ ...duel, competition })),
  );
  return duelsSince(all, calendarDate(now));
}

/** A look-up of the row that the sheets of daily duels have of a fixture's duel. */
export async function scheduledDuels(): Promise<(duel: Duel) => ScheduledDuel | null> {
  const { duels, fixtures } = await snapshot();
  const scheduled = new Map<Duel, ScheduledDuel>();
  for (const competition of ['league', 'cup'] as const) {
    for (const duel of duels[competition]) {
      const place = placeDuel(competition, duel, fixtures);
      if (place) scheduled.set(place.duel, duel);
    }
  }
  return (duel) => scheduled.get(duel) ?? null;
}

/** Every duel of the running season, in the order of its stages and their sheets. */
export const allDuels = once(async (): Promise<SeasonDuel[]> =>
  seasonDuels(await stages(), calendarDate(builtAt)),
);

/** A look-up of a duel's part of its address. */
export const duelIdOf = once(async (): Promise<(duel: Duel) => string | undefined> => {
  const ids = new Map((await allDuels()).map(({ duel, id }) => [duel, id]));
  return (duel) => ids.get(duel);
});

/** A look-up of the path of a duel of the running season: its row in the fixture. */
export const duelPaths = once(async (): Promise<(duel: Duel) => string | null> => {
  const paths = new Map(
    (await allDuels()).map(({ duel, id, division }) => [duel, duelPath(division?.id ?? null, id)]),
  );
  return (duel) => paths.get(duel) ?? null;
});
