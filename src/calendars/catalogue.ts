/** The calendars there are: which events each has, and the page it is about. */
import { places, site } from '../config/site.ts';
import { playerKey } from '../domain/player-key.ts';
import { provinceSlug } from '../domain/province.ts';
import { divisionPath, nationalPath, playerPath, provincePath } from '../config/addresses.ts';
import { cupPath, leaguePath } from '../config/competitions.ts';
import type { CalendarEvent } from '../season/events.ts';

export interface CalendarEntry {
  /** Last part of its address. */
  id: string;
  name: string;
  /** Path of the page that links to it. */
  page: string;
  includes: (event: CalendarEvent) => boolean;
}

const { league, cup, national } = site;

/** Last days are for who plays: a competition's would be all of its open duels. */
const isDeadline = ({ minutes }: CalendarEvent): boolean => minutes === null;

/** A whole competition's. */
const ofAll = (
  of: CalendarEvent['competition'],
  { path: id, name }: { path: string; name: string },
  page: string,
): CalendarEntry => ({
  id,
  name,
  page,
  includes: (event) => event.competition === of && !isDeadline(event),
});

const qualifiers = {
  path: 'clasificatorios',
  name: `${national.name} ${national.year}: clasificatorios y final`,
};

export const calendars: readonly CalendarEntry[] = [
  ...(league ? [ofAll('league', league, leaguePath)] : []),
  // Who subscribed keeps them while the league waits.
  ...(league?.divisions ?? []).map(({ id, name }) => ({
    id: `${league?.path}-${id}`,
    name: `${league?.name}: División ${name}`,
    page: divisionPath(id),
    includes: (event: CalendarEvent) => event.division === id && !isDeadline(event),
  })),
  ...(cup ? [ofAll('cup', cup, cupPath)] : []),
  ofAll('national', qualifiers, nationalPath),
];

/** Each province's qualifiers; who subscribes hears of those that are announced later. */
export const provinceCalendars: readonly CalendarEntry[] = places.map((place) => ({
  id: `${qualifiers.path}/${provinceSlug(place)}`,
  name: `${national.name} ${national.year}: clasificatorios en ${place.name}`,
  page: provincePath(provinceSlug(place)),
  includes: ({ province }) => province === place.id,
}));

export function calendarOf(page: string): CalendarEntry | undefined {
  return [...calendars, ...provinceCalendars].find((calendar) => calendar.page === page);
}

export function playerCalendar(nick: string, slug: string): CalendarEntry {
  const key = playerKey(nick);
  return {
    id: `jugador/${slug}`,
    name: `Duelos de ${nick}`,
    page: playerPath(slug),
    includes: ({ players }) => players.some((player) => playerKey(player) === key),
  };
}
