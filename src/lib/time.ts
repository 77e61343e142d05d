/** The only module that knows the community's time zone (docs/product.md, «Time»). */
import { locale } from '#facts';
import { isYear } from './number.ts';

/** A day in the community's time zone, `YYYY-MM-DD`. Days compare and sort as text. */
export type CalendarDate = string;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

const { lang, timeZone } = locale;

// Each format is a pure constant of its own, so that a browser script contains only those that it uses.
const clockParts = /* @__PURE__ */ new Intl.DateTimeFormat('en', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
/** Makes a formatter of calendar days. It takes a day as its `noon`. */
const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(lang, { timeZone: 'UTC', ...options });
const dayMonth = /* @__PURE__ */ format({ day: 'numeric', month: 'numeric' });
const longDay = /* @__PURE__ */ format({ day: 'numeric', month: 'long' });
const longDate = /* @__PURE__ */ format({ day: 'numeric', month: 'long', year: 'numeric' });
const shortMonth = /* @__PURE__ */ format({ month: 'short' });
const weekday = /* @__PURE__ */ format({ weekday: 'long' });
const shortWeekday = /* @__PURE__ */ format({ weekday: 'short' });

/**
 * Formats a moment as the community's clock shows it, without its zone: `2025-07-26T10:00:00`. Joins parts, because
 * the order of a language's parts is not reliable: browsers of 2023 write Canadian dates as 11/22/26.
 * @throws RangeError for an invalid date, like all that format a moment.
 */
export function formatClock(moment: Date): string {
  const parts = new Map(clockParts.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes, length = 2): string => {
    const text = parts.get(type);
    if (text === undefined) throw new Error(`The clock has no ${type}`);
    return text.padStart(length, '0');
  };
  const day = `${part('year', 4)}-${part('month')}-${part('day')}`;
  return `${day}T${part('hour')}:${part('minute')}:${part('second')}`;
}

/** Calendar day of a moment in the community's time zone: `2025-07-26`. */
export const calendarDate = (moment: Date): CalendarDate => formatClock(moment).slice(0, 10);

/** Minutes by which the community's clock is ahead of UTC: -180. */
const offsetAt = (moment: Date): number =>
  Math.round((Date.parse(`${formatClock(moment)}Z`) - moment.getTime()) / minuteMs);

/**
 * Moment at which the community's clock shows `2025-07-26` and `21:05`. An hour that it skips, as midnight where the
 * clocks go forward then, is as much later: 01:00. Of an hour that it shows twice, either may be returned.
 * @throws RangeError for what no clock shows: `25:00`.
 */
export function momentOf(date: CalendarDate, time: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const before = (minutes: number): Date => new Date(asUtc.getTime() - minutes * minuteMs);
  // The second pass corrects the hours around a change of the clock.
  const guess = before(offsetAt(asUtc));
  const moment = before(offsetAt(guess));
  const isSkipped = offsetAt(moment) !== offsetAt(guess);
  return isSkipped && guess > moment ? guess : moment;
}

/** The community's offset from UTC at a moment: `-03:00`. */
function formatOffset(moment: Date): string {
  const minutes = offsetAt(moment);
  const hours = new Date(Math.abs(minutes) * minuteMs).toISOString().slice(11, 16);
  return `${minutes < 0 ? '-' : '+'}${hours}`;
}

/** Formats a moment in the community's time zone, with its offset from UTC: `2025-07-26T10:00:00-03:00`. */
export const formatIso = (moment: Date): string => formatClock(moment) + formatOffset(moment);

/** Formats a day and an hour (`HH:MM`) of the community's clock with its offset from UTC: `2025-07-26T21:00-03:00`. */
export const formatHour = (date: CalendarDate, hour: string): string =>
  `${date}T${hour}${formatOffset(momentOf(date, hour))}`;

/** Adds days to a calendar day: `2025-07-31` and 1 give `2025-08-01`. `days` may be negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another: 1 to the day after. Negative if `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  // JavaScript reads a day without an hour in UTC.
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Weekday of a calendar day, from 0 (Monday) to 6 (Sunday). */
export const weekdayOf = (date: CalendarDate): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Monday of a moment's week, in the community's time zone: `2025-07-21`. A Monday is in its own week. */
export function weekOf(moment: Date): CalendarDate {
  const today = calendarDate(moment);
  return addDays(today, -weekdayOf(today));
}

/** True if a text is a real day written `YYYY-MM-DD`, from 1900 to 2100. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isYear(Number(text.slice(0, 4)))) return false;
  const moment = new Date(text);
  // A Date turns 31 April into 1 May. An invalid one has no day.
  return moment.getUTCDate() === Number(text.slice(8));
}

/** Date, `2025-07-26`, of a day, month (from 1) and year. Null for a day that the year lacks, or not 1900 to 2100. */
export function calendarDay(day: number, month: number, year: number): CalendarDate | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}

/** Noon of a calendar day in UTC, in the zone of the formatters: no offset can move it to another day. */
const noon = (date: CalendarDate): Date => new Date(`${date}T12:00Z`);

/** Formats a calendar day in the community's language: `26/7`. */
export const formatDayMonth = (date: CalendarDate): string => dayMonth.format(noon(date));

/** Formats a moment's hour in the community's time zone: `21:05`, `09:00`. */
export const formatTime = (moment: Date): string => formatClock(moment).slice(11, 16);

/** Formats a moment in the community's time zone: `26 de julio de 2025, 21:05 hs` (docs/product.md, «News»). */
export const formatPublication = (moment: Date): string =>
  `${formatCalendarDay(calendarDate(moment))}, ${formatTime(moment)} hs`;

/** Formats a calendar day: `sábado 26 de julio de 2025`. */
export const formatWeekdayDate = (date: CalendarDate): string =>
  `${weekday.format(noon(date))} ${longDate.format(noon(date))}`;

/** Formats a calendar day without its year: `sábado 26 de julio`. */
export const formatWeekdayDay = (date: CalendarDate): string =>
  `${weekday.format(noon(date))} ${longDay.format(noon(date))}`;

/** Formats a calendar day: `sáb 26/7`. */
export const formatShortDay = (date: CalendarDate): string =>
  `${shortWeekday.format(noon(date))} ${dayMonth.format(noon(date))}`;

/** Formats a calendar day: `16 de noviembre de 2026`. */
export const formatCalendarDay = (date: CalendarDate): string => longDate.format(noon(date));

/** Formats the month of a calendar day without a full stop: `nov`. */
export const formatShortMonth = (date: CalendarDate): string =>
  shortMonth.format(noon(date)).replace('.', '');

/** Year of a moment in the community's time zone: 2026. */
export const yearOf = (moment: Date): number => Number(calendarDate(moment).slice(0, 4));

/** Years in which the nearest 29 February may be, before and after. Any other day is less than a year away. */
const leapYears = 4;

/** The date with this day and month (from 1) closest to `to`; of two, the earlier. Null if no year has it: 31/2. */
export function nearestDay(day: number, month: number, to: CalendarDate): CalendarDate | null {
  const thisYear = Number(to.slice(0, 4));
  const distance = (date: CalendarDate): number => Math.abs(daysBetween(to, date));
  let nearest: CalendarDate | null = null;
  for (let year = thisYear - leapYears; year <= thisYear + leapYears; year++) {
    const date = calendarDay(day, month, year);
    if (date === null) continue;
    if (nearest === null || distance(date) < distance(nearest)) nearest = date;
  }
  return nearest;
}
