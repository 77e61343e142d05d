/** Until when something is to be played, in words. */
import { formatShortDay, momentOf, type CalendarDate } from '../domain/time.ts';
import { relativeDay } from './relative-day.ts';

/** `hasta el dom 29/11`, `hasta mañana`, `hasta hoy`, `venció ayer`, `venció hace 3 días`. */
export function deadlineWords(lastDay: CalendarDate, today: CalendarDate): string {
  const words = relativeDay(momentOf(lastDay, '00:00'), momentOf(today, '00:00'));
  if (lastDay < today) return `venció ${words}`;
  return words.startsWith('en ') ? `hasta el ${formatShortDay(lastDay)}` : `hasta ${words}`;
}
