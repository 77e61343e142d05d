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
