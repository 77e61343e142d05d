/** Everything with a day and an hour. */
import type { PublishedEvent } from '../calendars/calendar.ts';
import type { ScheduledDuel } from '../domain/duels.ts';
import { addDays, calendarDate, momentOf } from '../domain/time.ts';
import { snapshot } from './snapshot.ts';

/** Every event, by moment. */
export async function allEvents(): Promise<PublishedEvent[]> {
  const { events } = await snapshot();
  return events.toSorted((a, b) => a.start.getTime() - b.start.getTime() || (a.id < b.id ? -1 : 1));
}

/** Duels a page built at `now` may show, as `calendarDuels` chooses them. */
export async function upcomingDuelEvents(now: Date): Promise<PublishedEvent[]> {
  const yesterday = momentOf(addDays(calendarDate(now), -1), '00:00');
  const events = await allEvents();
  return events.filter(({ players, start }) => players.length > 0 && start >= yesterday);
}

const keyOf = (players: readonly string[], start: Date): string =>
  [...players, start.toISOString()].join('\n');

/** A look-up of the event of a daily duel. */
export async function eventOfDuel(): Promise<(duel: ScheduledDuel) => PublishedEvent | undefined> {
  const events = await allEvents();
  const byKey = new Map(events.map((event) => [keyOf(event.players, event.start), event]));
  return ({ home, away, date, time }) => byKey.get(keyOf([home, away], momentOf(date, time)));
}
