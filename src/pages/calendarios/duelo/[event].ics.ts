/** One duel to come, to add to a calendar. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { writeCalendar, type PublishedEvent } from '../../../calendars/calendar.ts';
import { builtAt } from '../../../data/clock.ts';
import { site } from '../../../config/site.ts';
import { upcomingDuelEvents } from '../../../data/events.ts';
import { absoluteUrl, divisionPath } from '../../../config/addresses.ts';
import { cupPath, leaguePath } from '../../../config/competitions.ts';

export const getStaticPaths = (async () => {
  const events = await upcomingDuelEvents(builtAt);
  return events.map((event) => ({ params: { event: event.id }, props: { event } }));
}) satisfies GetStaticPaths;

const pageOf = ({ competition, division }: PublishedEvent): string => {
  if (competition === 'cup') return cupPath;
  return division ? divisionPath(division) : leaguePath;
};

export const GET: APIRoute<{ event: PublishedEvent }> = ({ props: { event } }) =>
  new Response(
    writeCalendar({
      name: `${event.title} | ${site.brand}`,
      page: absoluteUrl(pageOf(event)),
      events: [event],
      reminds: true,
    }),
    { headers: { 'content-type': 'text/calendar; charset=utf-8' } },
  );
