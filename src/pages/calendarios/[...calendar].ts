/** /calendarios/….ics: calendars to subscribe to, and a file for each upcoming duel. */
import type { APIRoute } from 'astro';
import {
  calendars,
  provinceCalendars,
  writeCalendar,
  type Calendar,
  type PublishedEvent,
} from '../../outputs/calendars.ts';
import { allEvents, upcomingDuelEvents } from '../../data/events.ts';
import { formerAddresses, playerCalendars } from '../../data/players.ts';
import { calendarPath, duelCalendarPath, nationalPath, stagePath } from '../../config/addresses.ts';

/** A calendar with the path of its file. */
type CalendarFile = Calendar & { path: string };

/** Path of the page that shows the event. */
const pageOf = ({ competition, division }: PublishedEvent): string =>
  competition
    ? stagePath({ competition, division: division ? { id: division } : null })
    : nationalPath;

async function subscribedCalendars(): Promise<CalendarFile[]> {
  const events = await allEvents();
  const calendarsBySlug = await playerCalendars();
  // Subscriptions from before a player's change of nick still request the former address.
  const former = [];
  for (const [formerSlug, { slug }] of await formerAddresses()) {
    const calendar = calendarsBySlug.get(slug);
    if (calendar) former.push({ ...calendar, id: `jugador/${formerSlug}` });
  }
  const all = [...calendars, ...provinceCalendars, ...calendarsBySlug.values(), ...former];
  return all.map(({ id, name, page, includes }) => ({
    path: calendarPath(id),
    name,
    page,
    events: events.filter(includes),
  }));
}

async function duelCalendars(): Promise<CalendarFile[]> {
  return (await upcomingDuelEvents()).map((event) => ({
    path: duelCalendarPath(event.id),
    name: event.title,
    page: pageOf(event),
    events: [event],
    reminds: true,
  }));
}

export const getStaticPaths = async () =>
  [...(await subscribedCalendars()), ...(await duelCalendars())].map(({ path, ...calendar }) => ({
    params: { calendar: path.slice('/calendarios/'.length) },
    props: calendar,
  }));

export const GET: APIRoute<Calendar> = ({ props }) => new Response(writeCalendar(props));
