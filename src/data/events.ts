/** Events with a day, for calendars. */
import type { PublishedEvent } from '../outputs/calendars.ts';
import { momentOf, addDays } from '../lib/time.ts';
import { listEvents, type CalendarEvent } from '../season/events.ts';
import type { DailyDuel } from '../season/model.ts';
import { duelsSheet, fixtureSheet, type SourceName } from '../sources/catalog/catalog.ts';
import { lastChange } from '../snapshot/snapshot.ts';
import { once, today } from './this-build.ts';
import { season } from './season.ts';
import { snapshot } from './snapshot.ts';

/** Start from which SEQUENCE counts minutes. The number must grow with each change and fit into 31 bits. */
const epoch = Date.UTC(2020, 0, 1);

/** All events by moment. Calendars accept a change of an event only with a larger SEQUENCE. */
export const allEvents = once(async () => {
  const { qualifiers, manifest } = await snapshot();
  const running = await season();
  const changed = ({ competition, fixture, minutes, start }: CalendarEvent): Date => {
    const origins: SourceName[] = [
      competition ? duelsSheet(competition.id) : 'national-qualifiers',
    ];
    // The last day of a duel comes from the fixture. If a duel lost its day, this event replaces the daily sheet's
    // event.
    if (minutes === null && competition && fixture)
      origins.push(fixtureSheet(competition.id, fixture));
    return lastChange(manifest, origins) ?? lastChange(manifest) ?? start;
  };
  return listEvents(running, qualifiers)
    .map((event) => {
      const modifiedAt = changed(event);
      const sequence = Math.floor((modifiedAt.getTime() - epoch) / 60_000);
      return { ...event, modifiedAt, sequence };
    })
    .toSorted((a, b) => a.start.getTime() - b.start.getTime() || (a.id < b.id ? -1 : 1));
});

/** Events of duels with an hour, from yesterday on, by moment: a visitor's clock may be behind. */
export async function upcomingDuelEvents(): Promise<PublishedEvent[]> {
  const yesterday = momentOf(addDays(today, -1), '00:00');
  return (await allEvents()).filter(
    ({ players, minutes, start }) => players.length > 0 && minutes !== null && start >= yesterday,
  );
}

/** Returns a function that finds the event id of a daily duel, by competition and row. Empty if there is no event. */
export const eventIds = once(async () => {
  const keyOf = ({ competition, row }: Pick<CalendarEvent, 'competition' | 'row'>): string =>
    `${competition?.id} ${row}`;
  const ids = new Map((await allEvents()).map((event) => [keyOf(event), event.id]));
  return (duel: DailyDuel): string => ids.get(keyOf(duel)) ?? '';
});
