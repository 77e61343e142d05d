/** Deadlines of duels, in words that stay true on a page that is read a day later. */
import { formatDayMonth, formatShortDay, momentOf, type CalendarDate } from '../lib/time.ts';
import { deadlineOf } from '../season/dates.ts';
import type { Round } from '../season/model.ts';
import { relativeDay } from './relative-day.ts';

/** `hasta el dom 29/11`, also on that day; then `venció ayer`, `venció hace 3 días`. */
export function deadlineWords(lastDay: CalendarDate, today: CalendarDate): string {
  if (lastDay >= today) return `hasta el ${formatShortDay(lastDay)}`;
  return `venció ${relativeDay(momentOf(lastDay, '00:00'), momentOf(today, '00:00'))}`;
}

/**
 * A round's days: `16/11 al 29/11`. With pending duels `desde el 16/11, hasta el dom 29/11`, and after its last day
 * `2/11 al 15/11, venció hace 3 días`.
 */
export function roundDays({ days, interval, matches }: Round, today: CalendarDate): string {
  if (!days || days[0] > today || !matches.some(deadlineOf)) return interval;
  const words = deadlineWords(days[1], today);
  if (days[1] < today) return `${interval}, ${words}`;
  return `desde el ${formatDayMonth(days[0])}, ${words}`;
}
