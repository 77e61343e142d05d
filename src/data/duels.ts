/** Daily duels of league and cup. */
import { getEntry } from 'astro:content';
import { duelsSince, type ScheduledDuel } from '../domain/duels.ts';
import { addDays, calendarDate } from '../domain/time.ts';

/**
 * Duels a page built at `now` may have to show, by day and hour: from yesterday on, since the
 * visitor's clock may be behind the build's.
 */
export async function calendarDuels(
  competition: 'league' | 'cup',
  now: Date,
): Promise<ScheduledDuel[]> {
  const duels = (await getEntry('duels', competition))?.data.duels ?? [];
  return duelsSince(duels, addDays(calendarDate(now), -1));
}

/** A duel and where it is played. */
export type CompetitionDuel = ScheduledDuel & { competition: 'league' | 'cup' };

/** The first `count` duels of league and cup from the day of `now` on, by day and hour. */
export async function nextDuels(now: Date, count: number): Promise<CompetitionDuel[]> {
  const lists = (['league', 'cup'] as const).map(async (competition) =>
    ((await getEntry('duels', competition))?.data.duels ?? []).map((duel) => ({
      ...duel,
      competition,
    })),
  );
  return duelsSince((await Promise.all(lists)).flat(), calendarDate(now)).slice(0, count);
}
