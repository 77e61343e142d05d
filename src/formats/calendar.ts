/** Events as an iCalendar file: the same events always give the same bytes. */
import ical, {
  escape as escapeText,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventTransparency,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { absoluteUrl } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import { formatClock } from '../domain/time.ts';
import type { CalendarEvent } from '../season/events.ts';

/** Seconds. */
const hour = 60 * 60;

/** How often subscribers may ask for news: duels are agreed on from one day to the next. */
const refreshSeconds = 3 * hour;

/** An event with how often it has changed, and when last. */
export type PublishedEvent = CalendarEvent & { sequence: number; modifiedAt: Date };

export interface Calendar {
  name: string;
  /** Path of the page about these events. */
  page: string;
  events: readonly PublishedEvent[];
  /** Rings before each event (docs/product.md, «Calendars»). */
  reminds?: boolean;
}

/** The alarms of an event: how many seconds before its start, and what they say of it. */
const reminders = [
  { triggerBefore: 24 * hour, when: 'Mañana' },
  { triggerBefore: hour, when: 'En una hora' },
] as const;

export function writeCalendar({ name, page, events, reminds = false }: Calendar): string {
  const { hostname } = new URL(site.address);
  const calendar = ical({
    // The one text that the library does not escape.
    name: escapeText(`${name} | ${site.brand}`, false),
    prodId: `//${hostname}//${site.brand}//ES`,
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    timezone: {
      // Zones are said by event: with one of its own the calendar would write DTSTAMP and
      // LAST-MODIFIED in it too, which have to be UTC. Without events the zone is the one
      // component, and a calendar has at least one (RFC 5545 §3.6).
      name: events.length > 0 ? null : site.timeZone,
      generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null,
    },
  });
  for (const event of events) {
    const isAllDay = event.minutes === null;
    const end = new Date(event.start.getTime() + (event.minutes ?? 0) * 60_000);
    calendar.createEvent({
      id: `${event.id}@${hostname}`,
      sequence: event.sequence,
      stamp: event.modifiedAt,
      lastModified: event.modifiedAt,
      // The library reads a `Date` by the machine's zone, and a clock as what it says.
      start: formatClock(event.start),
      end: isAllDay ? null : formatClock(end),
      allDay: isAllDay,
      // A last day keeps nobody busy.
      transparency: isAllDay ? ICalEventTransparency.TRANSPARENT : null,
      timezone: site.timeZone,
      summary: event.title,
      description: [event.context, event.link].filter(Boolean).join('\n'),
      location: event.place,
      // The library escapes these two as in text, which an address is not.
      url: (event.link ?? absoluteUrl(page)).replace(/[,;]/g, encodeURIComponent),
      alarms: (reminds ? reminders : []).map(({ triggerBefore, when }) => ({
        type: ICalAlarmType.display,
        triggerBefore,
        description: `${when}: ${event.title}`,
      })),
    });
  }
  // The library writes properties after the alarms, which come last (RFC 5545 §3.6.1).
  const text = calendar
    .toString()
    .replace(/((?:BEGIN:VALARM.*?END:VALARM\r\n)+)(.*?)(?=END:VEVENT)/gs, '$2$1');
  // It ends no last line.
  return `${text}\r\n`;
}
