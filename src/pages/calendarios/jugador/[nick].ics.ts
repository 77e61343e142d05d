/** The calendar of a player's duels, to subscribe to. */
import type { APIRoute, GetStaticPaths } from 'astro';
import type { CalendarEntry } from '../../../calendars/catalogue.ts';
import { formerAddresses, playerCalendars } from '../../../data/players.ts';
import { GET as getCalendar } from '../[calendar].ics.ts';

export const getStaticPaths = (async () => {
  const calendars = await playerCalendars();
  // Who subscribed under a nick of before still asks at its address.
  const former = [...(await formerAddresses())].flatMap(([before, { slug }]) => {
    const calendar = calendars.get(slug);
    return calendar ? [[before, calendar] as const] : [];
  });
  return [...calendars, ...former].map(([nick, calendar]) => ({
    params: { nick },
    props: { calendar },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ calendar: CalendarEntry }> = getCalendar;
