/** Writes events as an iCalendar file. The same events always give the same bytes. */
import ical, {
  escape as escapeText,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventTransparency,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { absoluteUrl } from '../config/addresses.ts';
import { site } from '../config/site.ts';
import { formatClock } from '../lib/time.ts';
import type { CalendarEvent } from '../season/events.ts';

const hourSeconds = 60 * 60;

/** Seconds after which subscribers may refresh: duels are agreed from one day to the next. */
const refreshSeconds = 3 * hourSeconds;

/** An event with its number of changes and the moment of the last one. */
export type PublishedEvent = CalendarEvent & { sequence: number; modifiedAt: Date };

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

/** Writes an iCalendar file (RFC 5545) with CRLF line ends. */
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
      // The library reads a `Date` in the machine's zone, so it gets clock time as text.
      start: formatClock(event.start),
      end: isAllDay ? null : formatClock(end),
      allDay: isAllDay,
      // The last day of a duel without a day does not mark anybody as busy.
      transparency: isAllDay ? ICalEventTransparency.TRANSPARENT : null,
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
