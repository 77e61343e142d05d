/** /calendarios/….ics: calendars to subscribe to, and a file for each upcoming duel. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { writeCalendar, type Calendar, type PublishedEvent } from '../../formats/calendar.ts';
import { calendars, provinceCalendars } from '../../formats/calendars.ts';
import { builtAt } from '../../data/clock.ts';
import { allEvents, upcomingDuelEvents } from '../../data/events.ts';
import { formerAddresses, playerCalendars } from '../../data/players.ts';
import { calendarPath, duelCalendarPath, nationalPath, stagePath } from '../../config/addresses.ts';

type Addressed = Calendar & { path: string };

const pageOf = ({ competition, division }: PublishedEvent): string =>
  competition
    ? stagePath({ competition, division: division ? { id: division } : null })
    : nationalPath;

async function subscribed(): Promise<Addressed[]> {
  const events = await allEvents();
  const ofPlayers = await playerCalendars();
  // Subscriptions from before a change of nick still request the former address.
  const former = [...(await formerAddresses())].flatMap(([before, { slug }]) => {
    const calendar = ofPlayers.get(slug);
    return calendar ? [{ ...calendar, id: `jugador/${before}` }] : [];
  });
  const all = [...calendars, ...provinceCalendars, ...ofPlayers.values(), ...former];
  return all.map(({ id, name, page, includes }) => ({
    path: calendarPath(id),
    name,
    page,
    events: events.filter(includes),
  }));
}

async function ofDuels(): Promise<Addressed[]> {
  return (await upcomingDuelEvents(builtAt)).map((event) => ({
    path: duelCalendarPath(event.id),
    name: event.title,
    page: pageOf(event),
    events: [event],
    reminds: true,
  }));
}

export const getStaticPaths = (async () =>
  [...(await subscribed()), ...(await ofDuels())].map(({ path, ...calendar }) => ({
    params: { calendar: path.slice('/calendarios/'.length) },
    props: calendar,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Calendar> = ({ props }) => new Response(writeCalendar(props));
