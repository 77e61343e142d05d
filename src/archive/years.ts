/** When finished seasons were played, and their order. */
import { addDays, daysBetween, type CalendarDate } from '../domain/time.ts';
import type { ArchivedSeason } from '../season/model.ts';

/** The day that a finished season's dates without a year are closest to: the middle of its years. */
export function middleOfYears(years: readonly number[]): CalendarDate {
  const [first, last] = [`${years[0]}-01-01`, `${years.at(-1)}-12-31`];
  return addDays(first, Math.floor(daysBetween(first, last) / 2));
}

/** Newest first: by their last year, and of one year by id. */
export function newestSeasonFirst(seasons: readonly ArchivedSeason[]): ArchivedSeason[] {
  const yearOf = ({ years }: ArchivedSeason): number => years.at(-1) ?? 0;
  return seasons.toSorted((a, b) => yearOf(b) - yearOf(a) || (a.id < b.id ? 1 : -1));
}
