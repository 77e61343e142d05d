/** The calendar of a player's duels, to subscribe to. */
import type { APIRoute, GetStaticPaths } from 'astro';
import type { CalendarEntry } from '../../../calendars/catalogue.ts';
import { playerCalendars } from '../../../data/players.ts';
import { GET as getCalendar } from '../[calendar].ics.ts';

export const getStaticPaths = (async () =>
  [...(await playerCalendars())].map(([nick, calendar]) => ({
    params: { nick },
    props: { calendar },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ calendar: CalendarEntry }> = getCalendar;
