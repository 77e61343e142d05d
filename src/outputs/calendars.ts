/** The site's calendars. */
import ical, {
  escape as escapeText,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventTransparency,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { competitions, places, site, type Competition, type National } from '../config/site.ts';
import { playerKey } from '../sources/player-key.ts';
import { provinceSlug, type Province } from '../sources/documents/province.ts';
import {
  absoluteUrl,
  divisionPath,
  nationalPath,
  playerPath,
  provincePath,
} from '../config/addresses.ts';
import { competitionPath } from '../config/competitions.ts';
import type { CalendarEvent } from '../season/events.ts';
import { formatClock, minuteMs } from '../lib/time.ts';

/** A calendar that a page offers. */
export interface CalendarEntry {
  /** Path of its file below `/calendarios/`, without extension: `liga`, `clasificatorios/salta`. */
  id: string;
  name: string;
  /** Path of the page that offers the calendar. */
  page: string;
  includes: (event: CalendarEvent) => boolean;
}

/** Deadlines only go to players' calendars: a competition's would have one for each open duel. */
const isDeadline = ({ minutes }: CalendarEvent): boolean => minutes === null;

const competitionCalendars = ({ id, name, divisions }: Competition): CalendarEntry[] => [
  {
    id,
    name,
    page: competitionPath(id),
    includes: (event) => event.competition?.id === id && !isDeadline(event),
  },
  ...divisions.map((division) => ({
    id: `${id}-${division.id}`,
    name: `${name}: División ${division.name}`,
    page: divisionPath(id, division.id),
    includes: (event: CalendarEvent) => event.division === division.id && !isDeadline(event),
  })),
];

const qualifiersId = 'clasificatorios';

/** Calendar of the qualifiers and the final of the national tournament. */
const nationalCalendar = ({ name, year }: National): CalendarEntry => ({
  id: qualifiersId,
  name: `${name} ${year}: clasificatorios y final`,
  page: nationalPath,
  includes: ({ competition }) => competition === null,
});

const provinceCalendar = ({ name, year }: National, place: Province): CalendarEntry => ({
  id: `${qualifiersId}/${provinceSlug(place)}`,
  name: `${name} ${year}: clasificatorios en ${place.name}`,
  page: provincePath(provinceSlug(place)),
  includes: ({ province }) => province === place.id,
});

const { national } = site;

/** Calendars of the competitions, also of waiting ones, for subscribers; then the national tournament's, if any. */
export const calendars: readonly CalendarEntry[] = [
  ...competitions.flatMap(competitionCalendars),
  ...(national ? [nationalCalendar(national)] : []),
];

/** A calendar for each province, also without qualifiers: people subscribe in time. Empty without a tournament. */
export const provinceCalendars: readonly CalendarEntry[] = national
  ? places.map((place) => provinceCalendar(national, place))
  : [];

/** The calendar that a page offers. Undefined without one, and for players' pages. @param page Path without base. */
export function calendarForPage(page: string): CalendarEntry | undefined {
  return [...calendars, ...provinceCalendars].find((calendar) => calendar.page === page);
}

/**
 * Describes a player's calendar. It `includes` the events of the player, by any nick: duels, and last days of those
 * without a day. @param slug Last part of the address of the player's page, and of the calendar's `id`.
 */
export function playerCalendar(nick: string, slug: string): CalendarEntry {
  const key = playerKey(nick);
  return {
    id: `jugador/${slug}`,
    name: `Duelos de ${nick}`,
    page: playerPath(slug),
    includes: ({ players }) => players.some((player) => playerKey(player) === key),
  };
}

const hourSeconds = 60 * 60;

/** Seconds after which subscribers may refresh: duels are agreed from one day to the next. */
const refreshSeconds = 3 * hourSeconds;

/** An event with its number of changes and the moment of the last one. */
export type PublishedEvent = CalendarEvent & { sequence: number; modifiedAt: Date };

/** The content of a calendar's file. */
export interface Calendar {
  name: string;
  /** Path of the page about these events. */
  page: string;
  events: readonly PublishedEvent[];
  /** True for alarms before each event (docs/product.md, «Calendars»). Default: false. */
  reminds?: boolean;
}

/** Alarms of an event: seconds before its start, and the words for the notification. */
const reminders = [
  { triggerBefore: 24 * hourSeconds, when: 'Mañana' },
  { triggerBefore: hourSeconds, when: 'En una hora' },
] as const;

/** Returns the definition of a time zone, to which events refer by its name. */
function timeZoneBlock(zone: string): string {
  const [block] = tzlib_get_ical_block(zone);
  if (!block) throw new Error(`no calendar definition of the time zone ${zone}`);
  // Events name the zone as the community's file does, but the library's block has its newest name: Europe/Kyiv for Kiev.
  return block.replace(/(?<=TZID:).*/, zone);
}

/**
 * Returns the text of an iCalendar file (RFC 5545), with CRLF line ends: the events in their order, in the community's
 * time zone, those with null `minutes` as whole days, those without a link with the address of `page` (a path without
 * base). `reminds` adds alarms a day and an hour before each.
 */
export function writeCalendar({ name, page, events, reminds = false }: Calendar): string {
  const { hostname } = new URL(site.address);
  const calendar = ical({
    // The library escapes every text but this one.
    name: escapeText(`${name} | ${site.brand}`, false),
    prodId: `//${hostname}//${site.brand}//ES`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    timezone: {
      // Each event names its zone. With a zone of the calendar's own, the library would also write DTSTAMP and
      // LAST-MODIFIED in it, which must be UTC. Without events the zone is the only component, and a calendar must have
      // at least one (RFC 5545 §3.6).
      name: events.length > 0 ? null : site.timeZone,
      generator: timeZoneBlock,
    },
  });
  for (const event of events) {
    const { start, minutes } = event;
    const end = minutes === null ? null : new Date(start.getTime() + minutes * minuteMs);
    calendar.createEvent({
      id: `${event.id}@${hostname}`,
      sequence: event.sequence,
      stamp: event.modifiedAt,
      lastModified: event.modifiedAt,
      // The library reads a `Date` in the machine's zone, so it gets clock time as text.
      start: formatClock(start),
      end: end && formatClock(end),
      allDay: minutes === null,
      // The last day of a duel without a day does not mark anybody as busy.
      transparency: minutes === null ? ICalEventTransparency.TRANSPARENT : null,
      timezone: site.timeZone,
      summary: event.title,
      description: [event.context, event.link].filter(Boolean).join('\n'),
      location: event.place,
      // The library escapes commas and semicolons as in text, which would break an address.
      url: (event.link ?? absoluteUrl(page)).replace(/[,;]/g, encodeURIComponent),
      alarms: (reminds ? reminders : []).map(({ triggerBefore, when }) => ({
        type: ICalAlarmType.display,
        triggerBefore,
        description: `${when}: ${event.title}`,
      })),
    });
  }
  // The library writes some properties after the alarms, which must come last (RFC 5545 §3.6.1).
  const text = calendar
    .toString()
    .replace(/((?:BEGIN:VALARM.*?END:VALARM\r\n)+)(.*?)(?=END:VEVENT)/gs, '$2$1');
  // The library leaves out the final line end.
  return `${text}\r\n`;
}
