/** Parses hours, days and intervals as people write them (docs/product.md, «Time»). Anything unreadable is null. */
import { saysNothing } from '../../lib/clean.ts';
import {
  addDays,
  calendarDay,
  daysBetween,
  minuteMs,
  nearestDay,
  type CalendarDate,
} from '../../lib/time.ts';
import type { Complaint } from '../problem.ts';
import type { SheetLog } from './sheet.ts';

/** A day as a sheet writes it. The year may be missing. */
export interface SheetDay {
  day: number;
  month: number;
  year: number | null;
}

/** Day and time of a duel as a sheet writes them. The time is `HH:MM`, or null while none is agreed. */
export interface SheetMoment {
  day: SheetDay;
  time: string | null;
}

/** First and last day of a round as a sheet writes them. The same object twice if only one day is written. */
export type SheetInterval = readonly [first: SheetDay, last: SheetDay];

/** A day with its position in a text. */
interface FoundDay {
  day: SheetDay;
  start: number;
  end: number;
}

const monthNames =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
const months = monthNames.split(' ');

/** Month from 1: `nov`, `noviembre`; `set` and `setiembre` are September. 0 for other words, such as `marinos`. */
const monthOf = (name: string): number =>
  1 + months.findIndex((month) => month.startsWith(name.toLowerCase().replace(/^set/, 'sept')));

const someMonth = [...months.map((month) => month.slice(0, 3)), 'set'].join('|');

/** Forms of a day: `2026-11-24` (or `/`), `24/11`, `24-11-2026`, `24.11.26`, `24 de noviembre de 2026`, `24-nov-26`. */
const dayForms = new RegExp(
  [
    '(?<y>\\d{4})[/-](?<m>\\d{1,2})[/-](?<d>\\d{1,2})',
    '(?<d>\\d{1,2})(?<sep>[/.-])(?<m>\\d{1,2})(?:\\k<sep>(?<y>\\d{4}|\\d{2}))?(?!\\s+de\\s+\\p{L})',
    `(?<d>\\d{1,2})(?:(?:º|°|ro)?\\s+(?:de\\s+)?|[/-])(?<name>(?:${someMonth})\\p{L}*)\\.?(?:\\s+(?:del?\\s+)?(?<y>\\d{4})|[/-](?<y>\\d{4}|\\d{2}))?`,
  ]
    // No digit or letter may follow, nor « de »: «11/1O» is not 11 January, «9-12 de mayo» not 9 December.
    .map((form) => `(?<![\\d/.:])${form}(?![\\d/:\\p{L}])`)
    .join('|'),
  'giu',
);

/** A leap year for days without a year, since 29 February may be one. */
const anyYear = 2000;

/** Finds the days in a text, in their order. Days that no calendar has are ignored. */
function findDays(text: string): FoundDay[] {
  const days: FoundDay[] = [];
  for (const match of text.matchAll(dayForms)) {
    const { d, m, y, name } = match.groups ?? {};
    const day = Number(d);
    const month = name === undefined ? Number(m) : monthOf(name);
    const year = y === undefined ? null : Number(y.padStart(4, '20'));
    if (calendarDay(day, month, year ?? anyYear) === null) continue;
    const end = match.index + match[0].length;
    days.push({ day: { day, month, year }, start: match.index, end });
  }
  return days;
}

/** Date of a day of a sheet. Without a year, the closest to `referenceDate`, the earlier of two. Null if none: 31/2. */
export const dateOf = (
  { day, month, year }: SheetDay,
  referenceDate: CalendarDate,
): CalendarDate | null =>
  year === null ? nearestDay(day, month, referenceDate) : calendarDay(day, month, year);

/** Part of a pattern: «el», or a weekday, perhaps cut short: `jueves`, `jue.`. */
const weekday = String.raw`(?:el(?!\p{L})|(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\p{L}*)\.?`;

/** Text beside a day that adds nothing: its weekday, «el», a comma, a dash, a bracket. */
const besideDay = new RegExp(String.raw`^(?:${weekday}|[\s:,;.()\[\]|–—-])*`, 'iu');

/** Text between a title, or an hour, and the days behind it: `:`, `/`, `del`, perhaps with a weekday: ` – domingo `. */
const beforeDays = new RegExp(
  String.raw`(?:[\s:,;.(\[|/–—-]|(?<!\p{L})(?:${weekday}|del?|desde|semana))*$`,
  'iu',
);

/** Formats a date as people type it, without zeros in front: `2026-01-05` → `5/1/2026`. */
export const asTyped = (date: CalendarDate): string =>
  date.split('-').map(Number).toReversed().join('/');

/** Spreadsheets count days from this one. */
const serialStart: CalendarDate = '1899-12-30';
const dayMinutes = 24 * 60;

/**
 * Formats the number in which a spreadsheet stores a day (`46355`), a day and hour (`46355,9166666667`) or an hour
 * (`0,8958333333`) as people type them, to the nearest minute: `29/11/2026`, `29/11/2026 22:00`, `21:30`. Returns any
 * other text unchanged, also a day before 2009 or after 2064.
 */
export function fromSerial(text: string): string {
  // A whole part of 40000 to 59999 is a day from 2009 to 2064.
  const [, whole = '', fraction = ''] = /^(0|[45]\d{4})(?:[.,](\d+))?$/.exec(text) ?? [];
  if (whole === '' || (whole === '0' && fraction === '')) return text;
  const parts: string[] = [];
  if (whole !== '0') parts.push(asTyped(addDays(serialStart, Number(whole))));
  if (fraction !== '') {
    // 23:59:59 is not rounded to the next day.
    const minutes = Math.min(Math.round(Number(`0.${fraction}`) * dayMinutes), dayMinutes - 1);
    parts.push(new Date(minutes * minuteMs).toISOString().slice(11, 16));
  }
  return parts.join(' ');
}

const serialComplaint: Complaint = {
  reason: 'es el número con que la planilla guarda el día y la hora; se lee como fecha',
  advice: 'seleccioná la columna y elegí Formato → Número → Fecha y hora',
};

/** Formats like `fromSerial`, and cuts ` 0:00:00` off a mere date: `18/11/2026 0:00:00` → `18/11/2026`. */
export const plainMoment = (text: string): string => fromSerial(text).replace(/ 0?0:00:00$/, '');

/** Text of a cell with a day or hour, row and column from 0, by `plainMoment`. Reports a serial number in the log. */
export function momentIn(log: SheetLog, index: number, column: number): string {
  const text = log.textAt(index, column);
  if (fromSerial(text) !== text) log.reportCell(index, column, serialComplaint);
  return plainMoment(text);
}

/** Joins a day and an hour by a space: `24/11 21:00`. Drops an hour in which the day ends, and a part that is `-`. */
export function joinMoment(day: string, hour: string): string {
  // The hour has to be a whole word at the end of the day's text: «24/11» does not repeat the hour «11».
  if (` ${day}`.toLowerCase().endsWith(` ${hour}`.toLowerCase())) return day;
  return [day, hour].filter((text) => !saysNothing(text)).join(' ');
}

const hourForm =
  /^(\d{1,2})(?:\s*[:.h]\s*([0-5]\d)(?:[:.][0-5]\d)?)?\s*(?:h|hs|hrs?|horas?)?\.?\s*(?:([ap])\.?\s*m\.?)?$/i;

/** Parses a trimmed `21:00:00`, `21.30`, `21`, `a las 21 hs`, `21h30` or `9 pm` to `HH:MM`. Else null, as for `24`. */
export function readTime(text: string): string | null {
  // An emoji after the hour adds nothing.
  const plain = text.replace(/^a\s+las?\s+/i, '').replace(/[^\p{L}\d.]+$/u, '');
  const [, digits = '', minutes = '00', half] = hourForm.exec(plain) ?? [];
  if (digits === '') return null;
  const written = Number(digits);
  if (half !== undefined && written === 0) return null;
  const isNoonOrMidnight = half !== undefined && written === 12;
  const hour = isNoonOrMidnight ? 0 : written;
  const hours = half?.toLowerCase() === 'p' && hour < 12 ? hour + 12 : hour;
  return hours < 24 ? `${String(hours).padStart(2, '0')}:${minutes}` : null;
}

/**
 * Parses a day and an hour in one cell (`Jue 24/9 21:00`, `21 hs del 24/9`), or a day alone, whose `time` is null.
 * The year may be null. Null if the text names no real day or several, or has an unreadable part.
 */
export function readSchedule(text: string): SheetMoment | null {
  const [found] = findDays(text);
  if (!found) return null;
  const { day, start, end } = found;
  const before = text.slice(0, start);
  const after = text.slice(end).replace(besideDay, '').trim();
  if (before.replace(besideDay, '') === '') {
    if (after === '') return { day, time: null };
    const time = readTime(after);
    return time === null ? null : { day, time };
  }
  // «9-22/11» are two days, so an hour before the day needs its sign: `21:00 24/11`, `21 hs del jueves 24/11`.
  const hour = before.replace(beforeDays, '');
  const time = after === '' && /[:.hm]/i.test(hour) ? readTime(hour) : null;
  return time === null ? null : { day, time };
}

/** Maximum length of an interval in days. Two days in the wrong order would seem to be most of a year apart. */
const maxIntervalDays = 120;
/** Days to the middle of the following year. A round is shorter, so the nearest such day is the one meant. */
const halfYearDays = 182;

/** First day without its month: `del 9 al 22/11`, `28 y 29/11`, `lunes 1° al domingo 7/12`. Not `27, 28 y 29/11`. */
const firstWithoutMonth = new RegExp(
  String.raw`(?<![\d/])(\d{1,2})(?:º|°|ro)?\s*(?:(?:al?|hasta|(?<!,.*)y)\s*(?:${weekday}\s+)*|[-–]\s*(?:el\s+)?)$`,
  'iu',
);

/**
 * Parses the days of a round: `9/11 al 22/11`, `del 9 al 22/11`, `21/12 al 3/1`, `2026-11-23 al 2026-12-06`. A single
 * day, `6/10`, is both ends. Years may be null, and days in the wrong order. Null for others and for days that do not
 * exist, `31/2`, but a first day without its month is not checked: `del 31 al 3/3`.
 */
export function readInterval(text: string): SheetInterval | null {
  const [from, to, ...more] = findDays(text);
  if (!from || more.length > 0) return null;
  if (to) return [from.day, to.day];
  const last = from.day;
  const [, day] = firstWithoutMonth.exec(text.slice(0, from.start)) ?? [];
  if (day === undefined) return readSchedule(text)?.time === null ? [last, last] : null;
  const first: SheetDay = { ...last, day: Number(day) };
  // «del 28 al 4/1» begins in December of the year before.
  if (first.day > last.day) first.month -= 1;
  if (first.month === 0) {
    first.month = 12;
    if (first.year !== null) first.year -= 1;
  }
  return [first, last];
}

/**
 * First and last date of an interval. A first day without a year is the closest to the last day, if that has a year,
 * else to `referenceDate`. A last day without one is the first such on or after the first day. Null for null, or if
 * its days do not exist, are out of order or over 120 days apart.
 */
export function intervalDays(
  interval: SheetInterval | null,
  referenceDate: CalendarDate,
): [first: CalendarDate, last: CalendarDate] | null {
  if (!interval) return null;
  const [from, to] = interval;
  const typedLast = to.year === null ? null : dateOf(to, referenceDate);
  const first = dateOf(from, typedLast ?? referenceDate);
  if (first === null) return null;
  const last = dateOf(to, from === to ? first : addDays(first, halfYearDays));
  if (last === null || first > last || daysBetween(first, last) > maxIntervalDays) return null;
  return [first, last];
}

/** Words before a day that is only one end of a round: `Fecha 2 (hasta el domingo `, `desde el `, `semana del `. */
const oneEnd = new RegExp(String.raw`(?:hasta|desde|partir|semana)\s+(?:d?${weekday}\s+)*$`, 'iu');

/** Numbers of two rounds in one title, which are no day: `Fechas 3-4`, `Fechas 7/8`. Not `Fechas 3-4/12`. */
const roundNumbers = /^(?:fecha|jornada|ronda)s\s*\d{1,2}\s*[-–/]\s*\d{1,2}(?![/.\d-])/i;

/** Number of a round before its first day: `Fecha 10-14/12`, `Desempate 1 - 4/12`. Not the 9 of `Final 9-22/11`. */
const roundNumber =
  /^[^\d:(]*(?:(?:fecha|jornada|ronda|fase)s?(?:\s+n\S{0,3})?\s*\d{1,2}\s*|\p{L}\s*\d\s+)[-–]\s*(?:el\s+)?$/iu;

/**
 * Splits a title that ends in a round's days: «Fecha 2 (25/11 al 3/12)» and «Fecha 2: 25/11 al 3/12» give `Fecha 2` and
 * `25/11 al 3/12`. `name` is empty for days alone. Null for any other title, also for «Fecha 2 (hasta el 3/12)».
 */
export function splitDays(title: string): { name: string; days: string } | null {
  const [numbers = ''] = roundNumbers.exec(title) ?? [];
  const text = title.slice(numbers.length);
  const [first, ...more] = findDays(text);
  if (!first) return null;
  const before = text.slice(0, first.start);
  if (more.length === 0 && oneEnd.test(before)) return null;
  const isFirst = more.length > 0 || roundNumber.test(before);
  const [firstDay = ''] = isFirst ? [] : (firstWithoutMonth.exec(before) ?? []);
  const start = first.start - firstDay.length;
  const days = text.slice(start).replace(/[\s).\]]+$/, '');
  if (!readInterval(days) || findDays(days).at(-1)?.end !== days.length) return null;
  return { name: numbers + text.slice(0, start).replace(beforeDays, ''), days };
}
