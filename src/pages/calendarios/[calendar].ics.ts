/** A calendar to subscribe to. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { writeCalendar } from '../../calendars/calendar.ts';
import { calendars, type CalendarEntry } from '../../calendars/catalogue.ts';
import { site } from '../../config/site.ts';
import { allEvents } from '../../data/events.ts';
import { absoluteUrl } from '../../config/addresses.ts';

export const getStaticPaths = (() =>
  calendars.map((calendar) => ({
    params: { calendar: calendar.id },
    props: { calendar },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ calendar: CalendarEntry }> = async ({ props: { calendar } }) =>
  new Response(
    writeCalendar({
      name: `${calendar.name} | ${site.brand}`,
      page: absoluteUrl(calendar.page),
      events: (await allEvents()).filter(calendar.includes),
    }),
    { headers: { 'content-type': 'text/calendar; charset=utf-8' } },
  );
