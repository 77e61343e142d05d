/** Everything with a day and an hour. */
import type { PublishedEvent } from '../formats/calendar.ts';
import { momentOf, addDays, calendarDate } from '../domain/time.ts';
import { listEvents, type CalendarEvent } from '../season/events.ts';
import type { DailyDuel } from '../season/model.ts';
import { duelsSheet, fixtureSheet, type SourceName } from '../sources/catalog.ts';
import { lastChange } from '../snapshot/snapshot.ts';
import { once } from './once.ts';
import { season } from './season.ts';
import { snapshot } from './snapshot.ts';

/** What SEQUENCE counts from: it has to grow with each change, and to fit 31 bits in minutes. */
const epoch = Date.UTC(2020, 0, 1);

/**
 * Every event by moment, with the moment when its source last changed: calendars take a change whose SEQUENCE
 * has grown.
 */
export const allEvents = once(async () => {
  const { qualifiers, manifest } = await snapshot();
  const running = await season();
  const changed = ({ competition, fixture, minutes, start }: CalendarEvent): Date => {
    const own: SourceName[] = [competition ? duelsSheet(competition.id) : 'national-qualifiers'];
    // A last day is of the fixture; of a duel that has lost its day it is what became of that event.
    if (minutes === null && competition && fixture) own.push(fixtureSheet(competition.id, fixture));
    return lastChange(manifest, own) ?? lastChange(manifest) ?? start;
  };
  return listEvents(running, qualifiers)
    .map((event) => {
      const modifiedAt = changed(event);
      const sequence = Math.floor((modifiedAt.getTime() - epoch) / 60_000);
      return { ...event, modifiedAt, sequence };
    })
    .toSorted((a, b) => a.start.getTime() - b.start.getTime() || (a.id < b.id ? -1 : 1));
});

/** Duels a page built at `now` may show: from yesterday on, since the visitor's clock may be behind. */
export async function upcomingDuelEvents(now: Date): Promise<PublishedEvent[]> {
  const yesterday = momentOf(addDays(calendarDate(now), -1), '00:00');
  return (await allEvents()).filter(
    ({ players, minutes, start }) => players.length > 0 && minutes !== null && start >= yesterday,
  );
}

/** A look-up of the id of a daily duel's event, by the duel's competition and row. */
export const eventIds = once(async () => {
  const keyOf = ({ competition, row }: Pick<CalendarEvent, 'competition' | 'row'>): string =>
    `${competition?.id} ${row}`;
  const ids = new Map((await allEvents()).map((event) => [keyOf(event), event.id]));
  return (duel: DailyDuel): string => ids.get(keyOf(duel)) ?? '';
});
