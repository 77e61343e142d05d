/**
 * How people write hours, days and intervals in a sheet (docs/product.md, «Time»). What cannot be read is
 * null: nobody guesses here, and who reads a sheet tells of it.
 */
import { addDays, calendarDay, daysBetween, nearestDay, type CalendarDate } from './time.ts';

/** A day as a sheet names it, which may leave out the year. */
export interface SheetDay {
  day: number;
  month: number;
  year: number | null;
}

/** A duel's day and hour as a sheet names them; the hour is `HH:MM`, or null while none is agreed. */
export interface SheetMoment {
  day: SheetDay;
  time: string | null;
}

/** First and last day of a round as a sheet names them. */
export type SheetInterval = readonly [first: SheetDay, last: SheetDay];

/** A day and where in a text it stands. */
interface FoundDay extends SheetDay {
  start: number;
  end: number;
}

const monthNames =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre';
const months = monthNames.split(' ');

/** `nov`, `noviembre`, and `set` beside `sep`. */
const monthOf = (name: string): number =>
  1 + months.findIndex((month) => month.startsWith(name.toLowerCase().replace(/^set/, 'sep')));

const someMonth = [...months.map((month) => month.slice(0, 3)), 'set'].join('|');

/** `2026-11-24`, `24/11`, `24-11-2026`, `24.11.26`, `24 de noviembre de 2026`, `24 nov`. */
const dayForms = new RegExp(
  [
    '(?<y>\\d{4})-(?<m>\\d{1,2})-(?<d>\\d{1,2})',
    '(?<d>\\d{1,2})(?<sep>[/.-])(?<m>\\d{1,2})(?:\\k<sep>(?<y>\\d{4}|\\d{2}))?',
    `(?<d>\\d{1,2})(?:º|°|ro)?\\s+(?:de\\s+)?(?<name>(?:${someMonth})\\p{L}*)\\.?(?:\\s+(?:del?\\s+)?(?<y>\\d{4}))?`,
  ]
    // «11/1O» is no 11 January.
    .map((form) => `(?<![\\d/.:])${form}(?![\\d/:\\p{L}])`)
    .join('|'),
  'giu',
);

/** Of a leap year, for days without a year: 29 February is one. */
const anyYear = 2000;

/** The days that a text names, in its order; what no calendar has is none. */
function findDays(text: string): FoundDay[] {
  return [...text.matchAll(dayForms)].flatMap((match): FoundDay[] => {
    const { d = '', m, y, name } = match.groups ?? {};
    const year = y === undefined ? null : Number(y.padStart(4, '20'));
    const [day, month] = [Number(d), name === undefined ? Number(m) : monthOf(name)];
    if (calendarDay(day, month, year ?? anyYear) === null) return [];
    return [{ day, month, year, start: match.index, end: match.index + match[0].length }];
  });
}

/** A day of the calendar; without a year, the one closest to `referenceDate`. */
export const dateOf = (
  { day, month, year }: SheetDay,
  referenceDate: CalendarDate,
): CalendarDate | null =>
  year === null ? nearestDay(day, month, referenceDate) : calendarDay(day, month, year);

/** What may stand beside a day, and says nothing of it: its weekday, «el», a comma. */
const besideDay = /^(?:(?:el|lun|mar|mi[eé]|jue|vie|s[aá]b|dom)\p{L}*\.?|[,;\s-])*$/iu;

/** A cell that holds a day and nothing else but its weekday; null for anything else. */
export function readDay(text: string): SheetDay | null {
  const [found, ...more] = findDays(text);
  if (!found || more.length > 0) return null;
  const { start, end, ...day } = found;
  return besideDay.test(text.slice(0, start) + text.slice(end)) ? day : null;
}

const hourForm =
  /^(\d{1,2})(?:\s*[:.h]\s*([0-5]\d)(?:[:.][0-5]\d)?)?\s*(?:h|hs|hrs?|horas?)?\.?\s*(?:([ap])\.?\s*m\.?)?$/i;

/** `21:00:00`, `21:00`, `21.30`, `21`, `21 hs`, `21h30`, `9:30 pm` as `HH:MM`; null when it is no hour. */
export function readTime(text: string): string | null {
  const [, digits = '', minutes = '00', half] = hourForm.exec(text.trim()) ?? [];
  if (digits === '') return null;
  const written = Number(digits);
  if (half !== undefined && written === 0) return null;
  const isNoonOrMidnight = half !== undefined && written === 12;
  const hour = isNoonOrMidnight ? 0 : written;
  const hours = half?.toLowerCase() === 'p' && hour < 12 ? hour + 12 : hour;
  return hours < 24 ? `${String(hours).padStart(2, '0')}:${minutes}` : null;
}

/**
 * A day and an hour in one cell, `Jue 24/9 21:00`, `2026-09-24 21 hs`, or a day alone while no hour is agreed;
 * null where it names no day, several, or holds something that cannot be read.
 */
export function readSchedule(text: string): SheetMoment | null {
  const [found] = findDays(text);
  if (!found) return null;
  const { start, end, ...day } = found;
  const before = text.slice(0, start);
  const after = text.slice(end).replace(/^[\s,;-]+(?:a\s+las?\s+)?|^\s*a\s+las?\s+/i, '');
  if (!besideDay.test(before)) return null;
  if (after.trim() === '') return { day, time: null };
  const time = readTime(after);
  return time === null ? null : { day, time };
}

/** Days: two in the wrong order would seem to be most of a year apart. */
const longestInterval = 120;
/** Days: a round is shorter, so the day closest to the middle of its year is the one meant. */
const halfYear = 182;

/** `del 9 al 22/11`: the first day leaves out its month. */
const firstWithoutMonth = /(?<!\d)(\d{1,2})\s*(?:al?|hasta(?:\s+el)?|[-–])\s*(?:el\s+)?$/i;

/**
 * Reads the days of a round as sheets write them: `9/11 al 22/11`, `del 9 al 22/11`, `21/12 al 3/1`,
 * `2026-11-23 al 2026-12-06`. One day, `6/10`, is both ends. Null for any other text.
 */
export function readInterval(text: string): SheetInterval | null {
  const [from, to, ...more] = findDays(text);
  if (!from || more.length > 0) return null;
  if (to) return [from, to];
  const [, day] = firstWithoutMonth.exec(text.slice(0, from.start)) ?? [];
  if (day === undefined) return readDay(text) && [from, from];
  const isMonthBefore = Number(day) > from.day;
  const month = isMonthBefore ? ((from.month + 10) % 12) + 1 : from.month;
  const isYearBefore = isMonthBefore && from.month === 1;
  const year = from.year === null ? null : from.year - Number(isYearBefore);
  return [{ day: Number(day), month, year }, from];
}

/**
 * First and last day of an interval. Without years, the first day is in the year closest to `referenceDate`, the
 * last one the next such day; a year of the last one is the first one's too. Null without an interval, and when its
 * days are not in order.
 */
export function intervalDays(
  interval: SheetInterval | null,
  referenceDate: CalendarDate,
): [first: CalendarDate, last: CalendarDate] | null {
  if (!interval) return null;
  const [from, to] = interval;
  const first = dateOf(
    from,
    to.year === null ? referenceDate : (dateOf(to, referenceDate) ?? referenceDate),
  );
  const last = first && dateOf(to, from === to ? first : addDays(first, halfYear));
  return first && last && first <= last && daysBetween(first, last) <= longestInterval
    ? [first, last]
    : null;
}
