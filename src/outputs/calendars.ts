/** Lists the site's calendars: the events of each, and the page that offers it. */
import { competitions, places, site, type National } from '../config/site.ts';
import { playerKey } from '../sources/player-key.ts';
import { provinceSlug } from '../sources/documents/province.ts';
import { divisionPath, nationalPath, playerPath, provincePath } from '../config/addresses.ts';
import { competitionPath } from '../config/competitions.ts';
import type { CalendarEvent } from '../season/events.ts';

export interface CalendarEntry {
  /** Last part of the calendar's address. */
  id: string;
  name: string;
  page: string;
  includes: (event: CalendarEvent) => boolean;
}

/** Deadlines only go to players' calendars: a competition's would have one for each open duel. */
const isDeadline = ({ minutes }: CalendarEvent): boolean => minutes === null;

const qualifiersId = 'clasificatorios';

/** Qualifiers and the final of the national tournament. */
const nationalCalendar = ({ name, year }: National): CalendarEntry => ({
  id: qualifiersId,
  name: `${name} ${year}: clasificatorios y final`,
  page: nationalPath,
  includes: (event) => event.competition === null && !isDeadline(event),
});

const provinceCalendar = (
  { name, year }: National,
  place: (typeof places)[number],
): CalendarEntry => ({
  id: `${qualifiersId}/${provinceSlug(place)}`,
  name: `${name} ${year}: clasificatorios en ${place.name}`,
  page: provincePath(provinceSlug(place)),
  includes: ({ province }) => province === place.id,
});

const { national } = site;

export const calendars: readonly CalendarEntry[] = [
  // Calendars of a waiting competition stay, for their subscribers.
  ...competitions.flatMap((competition): CalendarEntry[] => [
    {
      id: competition.id,
      name: competition.name,
      page: competitionPath(competition.id),
      includes: (event) => event.competition?.id === competition.id && !isDeadline(event),
    },
    ...competition.divisions.map(({ id, name }) => ({
      id: `${competition.id}-${id}`,
      name: `${competition.name}: División ${name}`,
      page: divisionPath(competition.id, id),
      includes: (event: CalendarEvent) => event.division === id && !isDeadline(event),
    })),
  ]),
  ...(national ? [nationalCalendar(national)] : []),
];

/** Calendars of each province, also without qualifiers, so that people can subscribe in time. */
export const provinceCalendars: readonly CalendarEntry[] = national
  ? places.map((place) => provinceCalendar(national, place))
  : [];

/** The calendar that a page offers. Undefined if it offers none, and for the pages of players. */
export function calendarForPage(page: string): CalendarEntry | undefined {
  return [...calendars, ...provinceCalendars].find((calendar) => calendar.page === page);
}

/** Calendar of a player's duels, deadlines included. */
export function playerCalendar(nick: string, slug: string): CalendarEntry {
  const key = playerKey(nick);
  return {
    id: `jugador/${slug}`,
    name: `Duelos de ${nick}`,
    page: playerPath(slug),
    includes: ({ players }) => players.some((player) => playerKey(player) === key),
  };
}
