/** Events with a day, for calendars. */
import type { PublishedEvent } from '../outputs/calendars.ts';
import { compareTexts } from '../lib/text.ts';
import { addDays, minuteMs, momentOf } from '../lib/time.ts';
import { listEvents, type CalendarEvent } from '../season/events.ts';
import type { DailyDuel } from '../season/model.ts';
import { lastChange, type Manifest } from '../snapshot/manifest.ts';
import { snapshot, once, today } from './this-build.ts';
import { season } from './season.ts';

/** Start from which SEQUENCE counts minutes. The number must grow with each change and fit into 31 bits. */
const epoch = Date.UTC(2020, 0, 1);

/** Moment of the last change of an event's sources; without their data, of any source. For the final, today's 0:00. */
function lastChangeOf({ origins }: CalendarEvent, manifest: Manifest): Date {
  // The final is in a file of the community, without a moment of its last change: each day counts as one.
  if (origins.length === 0) return momentOf(today, '00:00');
  return lastChange(manifest, origins) ?? lastChange(manifest) ?? new Date(epoch);
}

/** All events, earliest first, with their last change. Calendars accept a change only with a larger `sequence`. */
export const allEvents = once(async (): Promise<PublishedEvent[]> => {
  const { qualifiers, manifest } = await snapshot();
  return listEvents(await season(), qualifiers)
    .map((event) => {
      const modifiedAt = lastChangeOf(event, manifest);
      const sequence = Math.floor((modifiedAt.getTime() - epoch) / minuteMs);
      return { ...event, modifiedAt, sequence };
    })
    .toSorted((a, b) => a.start.getTime() - b.start.getTime() || compareTexts(a.id, b.id));
});

/** Events of rows of the daily duels without a result, from yesterday 0:00 on, earliest first. Fixtures add none. */
export async function upcomingDuelEvents(): Promise<PublishedEvent[]> {
  // A visitor's clock may be behind.
  const yesterday = momentOf(addDays(today, -1), '00:00');
  return (await allEvents()).filter(
    ({ players, minutes, start }) => players.length > 0 && minutes !== null && start >= yesterday,
  );
}

/** Id of the calendar event of a row of the daily duels. Rejects if it has none, because its duel has a result. */
export async function eventIdOf({ competition, row }: DailyDuel): Promise<string> {
  const ofRow = (await allEvents()).find(
    (event) => event.row === row && event.competition?.id === competition.id,
  );
  if (!ofRow) throw new Error(`no event for the row ${row} of ${competition.id}`);
  return ofRow.id;
}
