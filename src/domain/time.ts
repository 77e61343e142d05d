/**
 * The one module that knows the community's time zone (docs/product.md, «Time»): what day it is, what
 * a sheet's date means, how a moment is written. A CalendarDate is `YYYY-MM-DD` in that zone.
 */
import { locale } from '#facts';
import { isYear } from '../config/schemas/years.ts';

/** A day of the community's calendar, `YYYY-MM-DD`; compares and sorts as text. */
export type CalendarDate = string;

const { lang, timeZone } = locale;

// Pure, and each by itself: a script of the browser gets only those it uses.
const numbers = /* @__PURE__ */ new Intl.DateTimeFormat('en', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(lang, { timeZone, ...options });
const dayMonth = /* @__PURE__ */ format({ day: 'numeric', month: 'numeric' });
const longDay = /* @__PURE__ */ format({ day: 'numeric', month: 'long' });
const longDate = /* @__PURE__ */ format({ day: 'numeric', month: 'long', year: 'numeric' });
const shortMonth = /* @__PURE__ */ format({ month: 'short' });
const weekday = /* @__PURE__ */ format({ weekday: 'long' });
const shortWeekday = /* @__PURE__ */ format({ weekday: 'short' });
const time = /* @__PURE__ */ format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/**
 * What the community's clock shows: `2025-07-26T10:00:00`. Of parts, because no language's order of
 * them is certain: browsers of 2023 write Canada's days as 11/22/26.
 */
export function formatClock(moment: Date): string {
  const parts = new Map(numbers.formatToParts(moment).map(({ type, value }) => [type, value]));
  const written = (types: readonly Intl.DateTimeFormatPartTypes[], separator: string): string =>
    types
      .map((type) => (parts.get(type) ?? '').padStart(type === 'year' ? 4 : 2, '0'))
      .join(separator);
  return `${written(['year', 'month', 'day'], '-')}T${written(['hour', 'minute', 'second'], ':')}`;
}

/** The calendar day of a moment. */
export function calendarDate(moment: Date): CalendarDate {
  const [day = ''] = formatClock(moment).split('T');
  return day;
}

/** Minutes the community's clock is ahead of UTC: -180. */
const offsetAt = (moment: Date): number =>
  Math.round((Date.parse(`${formatClock(moment)}Z`) - moment.getTime()) / 60_000);

/** The moment at which the community's clock shows a day and an hour, `HH:MM`. */
export function momentOf(date: CalendarDate, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const before = (minutes: number): Date => new Date(asUtc.getTime() - minutes * 60_000);
  // Once more, for the hours in which the clock is changed.
  return before(offsetAt(before(offsetAt(asUtc))));
}

/** A moment as the community's clock and its distance from UTC: `2025-07-26T10:00:00-03:00`. */
export function formatIso(moment: Date): string {
  const minutes = offsetAt(moment);
  const offset = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16);
  return `${formatClock(moment)}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** An hour of the community's clock and its distance from UTC: `2025-07-26T21:00-03:00`. */
export const formatHour = (date: CalendarDate, hour: string): string =>
  `${date}T${hour}${formatIso(momentOf(date, hour)).slice(-6)}`;

/** The day `days` after (or before, when negative) a calendar day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** A Monday, from which weeks are counted. */
const anyMonday: CalendarDate = '2024-01-01';

/** Days since the Monday of a day's week, from 0. */
export const weekdayOf = (date: CalendarDate): number =>
  ((daysBetween(anyMonday, date) % 7) + 7) % 7;

/** The Monday of a moment's week. */
export function weekOf(moment: Date): CalendarDate {
  const today = calendarDate(moment);
  return addDays(today, -weekdayOf(today));
}

/** A day of the calendar; null when there is no such day, or its year cannot be meant. */
export function calendarDay(day: number, month: number, year: number): CalendarDate | null {
  if (!isYear(year)) return null;
  const iso = [year, ...[month, day].map((n) => String(n).padStart(2, '0'))].join('-');
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}

/** Whether a text is a real day written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): text is CalendarDate {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return calendarDay(Number(day), Number(month), Number(year)) !== null;
}

/** A calendar day at noon: far enough from midnight for every clock of the community's. */
const noon = (date: CalendarDate): Date => momentOf(date, '12:00');

/** `26/7`. */
export function formatDayMonth(moment: Date): string {
  return dayMonth.format(moment);
}

/** `26 de julio de 2025`. */
export function formatLongDate(moment: Date): string {
  return longDate.format(moment);
}

/** `21:05`. */
export function formatTime(moment: Date): string {
  return time.format(moment);
}

/** `26 de julio de 2025, 21:05 hs` (docs/product.md, «News»). */
export function formatPublication(moment: Date): string {
  return `${formatLongDate(moment)}, ${formatTime(moment)} hs`;
}

/** `sábado 26 de julio de 2025`. */
export function formatWeekdayDate(date: CalendarDate): string {
  return `${weekday.format(noon(date))} ${longDate.format(noon(date))}`;
}

/** `sábado 26 de julio`: of days near enough to need no year. */
export function formatWeekdayDay(date: CalendarDate): string {
  return `${weekday.format(noon(date))} ${longDay.format(noon(date))}`;
}

/** `sáb 26/7`. */
export function formatShortDay(date: CalendarDate): string {
  return `${shortWeekday.format(noon(date))} ${dayMonth.format(noon(date))}`;
}

/** `16 de noviembre de 2026`. */
export function formatCalendarDay(date: CalendarDate): string {
  return longDate.format(noon(date));
}

/** `nov`. */
export function formatShortMonth(date: CalendarDate): string {
  return shortMonth.format(noon(date)).replace('.', '');
}

/** The year a moment falls in. */
export function yearOf(moment: Date): number {
  return Number(calendarDate(moment).slice(0, 4));
}

/** Yearly records, newest first. */
export function newestYearFirst<T extends { year: number }>(records: readonly T[]): T[] {
  return records.toSorted((a, b) => b.year - a.year);
}

/** Days: every day of the calendar is closer than this to the nearest one of its name, but 29 February. */
const moreThanHalfYear = 184;

/** The day of the year in which it is closest to another day; null for 29 February when that year has none. */
export function nearestDay(day: number, month: number, to: CalendarDate): CalendarDate | null {
  const year = Number(to.slice(0, 4));
  return [year - 1, year, year + 1]
    .flatMap((candidate) => calendarDay(day, month, candidate) ?? [])
    .filter((date) => Math.abs(daysBetween(to, date)) < moreThanHalfYear)
    .reduce<CalendarDate | null>(
      (best, date) =>
        best && Math.abs(daysBetween(to, best)) <= Math.abs(daysBetween(to, date)) ? best : date,
      null,
    );
}
