/**
 * The one module that knows the community's time zone (DESIGN.md §3, «Time»): what day it is, what
 * a sheet's date means, how a moment is written. A CalendarDate is `YYYY-MM-DD` in that zone.
 */
import { site } from '../config/site.ts';

/** A day of the community's calendar, `YYYY-MM-DD`; compares and sorts as text. */
export type CalendarDate = string;

const zone = { timeZone: site.timeZone } as const;
const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(site.lang, { ...zone, ...options });

const formats = {
  isoDay: new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' }),
  dayMonth: format({ day: 'numeric', month: 'numeric' }),
  longDate: format({ day: 'numeric', month: 'long', year: 'numeric' }),
  weekday: format({ weekday: 'long' }),
  shortWeekday: format({ weekday: 'short' }),
  time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
} as const;

/** The calendar day of a moment. */
export function calendarDate(moment: Date): CalendarDate {
  return formats.isoDay.format(moment);
}

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

/** Reads a sheet's `d/m/y` (two- or four-digit year); null when it is not a real day. */
export function parseSheetDate(text: string): CalendarDate | null {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text.trim());
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}

/** Reads a sheet's `H:MM:SS` or `H:MM` as `HH:MM`; null when it is not a time of day. */
export function parseSheetTime(text: string): string | null {
  const match = /^(\d{1,2}):([0-5]\d)(:[0-5]\d)?$/.exec(text.trim());
  const [, hour = '', minute = ''] = match ?? [];
  return match && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : null;
}

/** A calendar day at noon: far enough from midnight to be that day in the community's zone. */
const noon = (date: CalendarDate): Date => new Date(`${date}T15:00:00Z`);

/** `26/7`. */
export function formatDayMonth(moment: Date): string {
  return formats.dayMonth.format(moment);
}

/** `26 de julio de 2025`. */
export function formatLongDate(moment: Date): string {
  return formats.longDate.format(moment);
}

/** `21:05`. */
export function formatTime(moment: Date): string {
  return formats.time.format(moment);
}

/** `26 de julio de 2025, 21:05 hs` (SPEC.md §2, news detail). */
export function formatPublication(moment: Date): string {
  return `${formatLongDate(moment)}, ${formatTime(moment)} hs`;
}

/** `sábado 26 de julio de 2025`. */
export function formatWeekdayDate(date: CalendarDate): string {
  return `${formats.weekday.format(noon(date))} ${formats.longDate.format(noon(date))}`;
}

/** `sáb 26/7`. */
export function formatShortDay(date: CalendarDate): string {
  return `${formats.shortWeekday.format(noon(date))} ${formats.dayMonth.format(noon(date))}`;
}

/** The year a moment falls in. */
export function yearOf(moment: Date): number {
  return Number(calendarDate(moment).slice(0, 4));
}

/** Yearly records, newest first. */
export function newestYearFirst<T extends { year: number }>(records: readonly T[]): T[] {
  return records.toSorted((a, b) => b.year - a.year);
}

/** The day `d/m` of the year in which it is closest to another day. */
export function nearestDay(day: number, month: number, to: CalendarDate): CalendarDate | null {
  const year = Number(to.slice(0, 4));
  return [year - 1, year, year + 1]
    .flatMap((candidate) => parseSheetDate(`${day}/${month}/${candidate}`) ?? [])
    .reduce<CalendarDate | null>(
      (best, date) =>
        best && Math.abs(daysBetween(to, best)) <= Math.abs(daysBetween(to, date)) ? best : date,
      null,
    );
}

/**
 * First and last day of a round's interval as sheets write it (`9/11 al 22/11`), in the years
 * closest to a day; null when it does not hold two days.
 */
export function intervalDays(
  interval: string,
  near: CalendarDate,
): [first: CalendarDate, last: CalendarDate] | null {
  const days = [...interval.matchAll(/\b(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?\b/g)].map(([, d, m]) =>
    nearestDay(Number(d), Number(m), near),
  );
  const [first, last] = days;
  if (days.length !== 2 || !first || !last) return null;
  return first <= last ? [first, last] : null;
}
