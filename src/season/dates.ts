/** Days of duels and rounds, compared with today. */
import { compareTexts } from '../lib/text.ts';
import type { CalendarDate } from '../lib/time.ts';
import { isOpen, type Days, type Match, type Round } from './model.ts';

/** True if a day is one of a round's days, from the first to the last. False for a round without days. */
export const playsOn = ({ days }: Pick<Round, 'days'>, day: CalendarDate): boolean =>
  days !== null && days[0] <= day && day <= days[1];

/** A duel's own day, or else the days of its round. Null if its sheets say neither. */
const daysOf = ({ when, round }: Match): Days | null =>
  when ? [when.date, when.date] : round.days;

/** Sortable start of a duel: `2026-11-20 21:00`, its day if no hour is known, or its round's first day; else null. */
export function startOf(match: Match): string | null {
  const days = daysOf(match);
  if (days === null) return null;
  const time = match.when?.time;
  return time ? `${days[0]} ${time}` : days[0];
}

/** Compares days, hours or starts (`startOf`) for sorting: negative if `a` is earlier, 0 if equal. Null comes last. */
export function compareMoments(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareTexts(a, b);
}

/** The day by which a duel is played: its own day, or the last of its round. Null if its sheets say neither. */
export const resultDay = (match: Match): CalendarDate | null => daysOf(match)?.[1] ?? null;

/** True if an open duel was not postponed, and its day, or else the last of its round, is before today. */
export function isOverdue(match: Match, today: CalendarDate): boolean {
  if (!isOpen(match) || match.isPostponed) return false;
  const lastDay = resultDay(match);
  return lastDay !== null && lastDay < today;
}

/** Last day of an open duel's round, whatever its own day. Null without days, and for a postponed or decided duel. */
export function deadlineOf(match: Match): CalendarDate | null {
  if (!isOpen(match) || match.isPostponed) return null;
  return match.round.days?.[1] ?? null;
}

/**
 * The round that people talk about on a day: the first whose days include it; else the first with an open duel that is
 * not postponed, where of rounds that are over only the last counts; else the last of all. So between rounds it is the
 * one that ended while it has such a duel, then the next. Null without rounds. @param rounds In playing order.
 */
export function currentRound(rounds: readonly Round[], today: CalendarDate): Round | null {
  const inPlay = rounds.find((round) => playsOn(round, today));
  if (inPlay) return inPlay;
  const isOver = ({ days }: Round): boolean => days !== null && days[1] < today;
  const lastOver = rounds.findLast(isOver);
  for (const round of rounds) {
    const hasDuelToPlay = round.matches.some((match) => isOpen(match) && !match.isPostponed);
    if (hasDuelToPlay && (round === lastOver || !isOver(round))) return round;
  }
  return rounds.at(-1) ?? null;
}

/**
 * True if an open duel is due: its round is being played, even if the duel is postponed, or it is overdue
 * (`isOverdue`). A round without days counts as being played if it is the stage's `currentRound`.
 */
export function isExpected(match: Match, today: CalendarDate): boolean {
  const { round, stage } = match;
  if (!isOpen(match)) return false;
  if (isOverdue(match, today)) return true;
  return round.days === null ? round === currentRound(stage.rounds, today) : playsOn(round, today);
}

/**
 * Returns the items newest first, those without a moment last. Items of the same moment are in reversed order.
 * @param momentOf Sortable moment of an item, such as `startOf`. Null if it is not known.
 */
export function newestFirst<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => string | null,
): Item[] {
  // The empty text is before every moment.
  const momentIn = (item: Item): string => momentOf(item) ?? '';
  return items.toReversed().toSorted((a, b) => compareTexts(momentIn(b), momentIn(a)));
}
