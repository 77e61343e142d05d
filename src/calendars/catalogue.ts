/** The calendars there are: which events each has, and the page it is about. */
import { site } from '../config/site.ts';
import { playerKey } from '../domain/player-key.ts';
import { divisionPath, nationalPath, playerPath } from '../config/addresses.ts';
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

export const calendars: readonly CalendarEntry[] = [
  ...(league
    ? [
        {
          id: league.path,
          name: league.name,
          page: leaguePath,
          includes: ({ competition }: CalendarEvent) => competition === 'league',
        },
        // Who subscribed keeps them while the league waits.
        ...league.divisions.map(({ id, name }) => ({
          id: `${league.path}-${id}`,
          name: `${league.name}: División ${name}`,
          page: divisionPath(id),
          includes: ({ division }: CalendarEvent) => division === id,
        })),
      ]
    : []),
  ...(cup
    ? [
        {
          id: cup.path,
          name: cup.name,
          page: cupPath,
          includes: ({ competition }: CalendarEvent) => competition === 'cup',
        },
      ]
    : []),
  {
    id: 'clasificatorios',
    name: `${national.name} ${national.year}: clasificatorios y final`,
    page: nationalPath,
    includes: ({ competition }) => competition === 'national',
  },
];

/** The calendar a page links to. */
export function calendarOf(page: string): CalendarEntry | undefined {
  return calendars.find((calendar) => calendar.page === page);
}

/** The calendar of a player's duels. */
export function playerCalendar(nick: string, slug: string): CalendarEntry {
  const key = playerKey(nick);
  return {
    id: `jugador/${slug}`,
    name: `Duelos de ${nick}`,
    page: playerPath(slug),
    includes: ({ players }) => players.some((player) => playerKey(player) === key),
  };
}
