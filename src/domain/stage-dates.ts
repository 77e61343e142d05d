/**
 * When the duels of a stage are. Sheets leave out the years: a season that began in March is over in
 * December, and its sheets stay until the next one, so it is the stage that has to be near today, not
 * each of its days.
 */
import type { Duel, Round } from './fixture.ts';
import {
  addDays,
  daysBetween,
  intervalDays,
  nearestDay,
  scheduleDay,
  scheduleTime,
  type CalendarDate,
} from './time.ts';

/**
 * The day that a stage's dates without a year are closest to: the middle of its rounds, which follow
 * each other in the sheet's order, in the year that brings it closest to `today`; today itself where
 * no round has dates.
 */
export function stageMiddle(
  rounds: readonly Pick<Round, 'interval'>[],
  today: CalendarDate,
): CalendarDate {
  let near = today;
  const days = rounds.flatMap(({ interval }) => {
    const found = intervalDays(interval, near);
    if (found) [near] = found;
    return found ?? [];
  });
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return today;
  const middle = addDays(first, Math.floor(daysBetween(first, last) / 2));
  const [, month, day] = middle.split('-').map(Number);
  return nearestDay(day ?? 0, month ?? 0, today) ?? today;
}

/** A duel and what its sheet says of its dates. */
interface DatedDuel {
  duel: Pick<Duel, 'schedule'>;
  /** Its round's, in the sheet's words; may be empty. */
  interval: string;
  /** `stageMiddle` of its stage. */
  near: CalendarDate;
}

/** The day its players agreed on; null where the sheet tells none. */
export function agreedDay({ duel, interval, near }: DatedDuel): CalendarDate | null {
  return scheduleDay(duel.schedule, intervalDays(interval, near)?.[0] ?? near);
}

/** A duel's own day, or its round's; null where the sheet tells neither. */
function daysOf(dated: DatedDuel): readonly [CalendarDate, CalendarDate] | null {
  const own = agreedDay(dated);
  return own === null ? intervalDays(dated.interval, dated.near) : [own, own];
}

/**
 * When a duel is, `2026-11-20 21:00`, or the day on which its round begins; null where the sheet tells
 * neither. Texts in the order of time.
 */
export function startOf(dated: DatedDuel): string | null {
  const day = daysOf(dated)?.[0];
  if (day === undefined) return null;
  return [day, scheduleTime(dated.duel.schedule)].filter(Boolean).join(' ');
}

/** Whether a duel to play should have been played: its day, or its round's last, is over. */
export function isOverdue(dated: DatedDuel, today: CalendarDate): boolean {
  const last = daysOf(dated)?.[1];
  return last !== undefined && last < today;
}
