/** Daily duels of league and cup. */
import { duelsSince, type ScheduledDuel } from '../domain/duels.ts';
import { addDays, calendarDate } from '../domain/time.ts';
import { snapshot } from './snapshot.ts';

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

/** The first `count` duels of league and cup from the day of `now` on, by day and hour. */
export async function nextDuels(now: Date, count: number): Promise<CompetitionDuel[]> {
  const { duels } = await snapshot();
  const all = (['league', 'cup'] as const).flatMap((competition) =>
    duels[competition].map((duel) => ({ ...duel, competition })),
  );
  return duelsSince(all, calendarDate(now)).slice(0, count);
}
