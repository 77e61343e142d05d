/** Daily duels of league and cup. */
import { getEntry } from 'astro:content';
import { duelsForOffset, duelViews, type ScheduledDuel } from '../domain/duels.ts';
import { calendarDate } from '../domain/time.ts';

/** The three views of the duels, as of `now`. */
export async function duelsByView(
  competition: 'league' | 'cup',
  now: Date,
): Promise<{ offset: number; title: string; duels: ScheduledDuel[] }[]> {
  const duels = (await getEntry('duels', competition))?.data.duels ?? [];
  const today = calendarDate(now);
  return duelViews.map((view) => ({ ...view, duels: duelsForOffset(duels, today, view.offset) }));
}
