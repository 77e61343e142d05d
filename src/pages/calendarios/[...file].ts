/** /calendarios/….ics: calendars to subscribe to, and a file for each upcoming duel. */
import {
  calendars,
  provinceCalendars,
  writeCalendar,
  type CalendarEntry,
  type PublishedEvent,
} from '../../outputs/calendars.ts';
import { allEvents, upcomingDuelEvents } from '../../data/events.ts';
import { formerAddresses, playerCalendars } from '../../data/players.ts';
import { filePaths, getFile, type WriteFile } from '../../lib/pages.ts';
import { calendarPath, duelCalendarPath, nationalPath, stagePath } from '../../config/addresses.ts';

/** Path of the page that shows the event. */
function pageOf({ competition, division }: PublishedEvent): string {
  if (competition === null) return nationalPath;
  return stagePath({ competition, division: division === null ? null : { id: division } });
}

/** Calendars of pages, players and provinces. */
async function subscribedCalendars(): Promise<CalendarEntry[]> {
  const calendarsBySlug = await playerCalendars();
  const subscribed = [...calendars, ...provinceCalendars, ...calendarsBySlug.values()];
  // Subscriptions from before a player's change of nick still request the former address.
  for (const [formerSlug, { slug }] of await formerAddresses()) {
    const calendar = calendarsBySlug.get(slug);
    if (calendar) subscribed.push({ ...calendar, id: `jugador/${formerSlug}` });
  }
  return subscribed;
}

export const getStaticPaths = async () => {
  const files: Record<string, WriteFile> = {};
  const events = await allEvents();
  for (const { id, name, page, includes } of await subscribedCalendars()) {
    files[calendarPath(id)] = () => writeCalendar({ name, page, events: events.filter(includes) });
  }
  for (const event of await upcomingDuelEvents()) {
    const calendar = { name: event.title, page: pageOf(event), events: [event], reminds: true };
    files[duelCalendarPath(event.id)] = () => writeCalendar(calendar);
  }
  return filePaths('/calendarios/', files);
};

export const GET = getFile;
