/** The views of the daily duels, which a browser chooses by its clock. */
import { addDays, type CalendarDate } from './time.ts';

/** The views of the modal: today, tomorrow, everything later. */
export const dayOffsets = [0, 1, 2] as const;

export type DayOffset = (typeof dayOffsets)[number];

/** Whether a day belongs to a view; offset 2 is everything after tomorrow. */
export function isInView(date: CalendarDate, today: CalendarDate, offset: DayOffset): boolean {
  const day = addDays(today, offset);
  return offset === 2 ? date >= day : date === day;
}
