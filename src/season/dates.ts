/** Compares duels and rounds with a day. */
import { compareTexts } from '../lib/text.ts';
import type { CalendarDate } from '../lib/time.ts';
import { isOpen, type Days, type Match, type Round } from './model.ts';

/** True if a day is one of a round's days. False for a round without days. */
export const isOn = ({ days }: Pick<Round, 'days'>, day: CalendarDate): boolean =>
  days !== null && days[0] <= day && day <= days[1];

/** A duel's own day, or else the days of its round. Null if its sheets say neither. */
const daysOf = ({ when, round }: Match): Days | null =>
  when ? [when.date, when.date] : round.days;

/** Start of a duel as sortable text: `2026-11-20 21:00`, or its round's first day. Empty without days. */
export function startOf(match: Match): string {
  return [daysOf(match)?.[0], match.when?.time].filter(Boolean).join(' ');
}

/** Day of a duel's result: its own day, or the last of its round. Null if its sheets say neither. */
export const resultDay = (match: Match): CalendarDate | null => daysOf(match)?.[1] ?? null;

/** True if an open duel was not postponed, and its day, or the last of its round, is over. */
export function isOverdue(match: Match, today: CalendarDate): boolean {
  const last = daysOf(match)?.[1];
  return isOpen(match) && !match.isPostponed && last !== undefined && last < today;
}

/** Last day of an open duel's round. Null without days, for a postponed duel and for a decided one. */
export function deadlineOf(match: Match): CalendarDate | null {
  if (!isOpen(match) || match.isPostponed) return null;
  return match.round.days?.[1] ?? null;
}

/** True if an open duel has an agreed day, and that day is over. */
export const lacksResult = (match: Match, today: CalendarDate): boolean =>
  isOpen(match) && match.when !== null && match.when.date < today;

/**
 * The round that people talk about on a day: the first one being played, else the first with an open duel, else the
 * last (docs/product.md, «Fixtures»). Null if there are no rounds.
 */
export function currentRound(rounds: readonly Round[], today: CalendarDate): Round | null {
  return (
    rounds.find((round) => isOn(round, today)) ??
    rounds.find(({ matches }) => matches.some(isOpen)) ??
    rounds.at(-1) ??
    null
  );
}

/**
 * True if an open duel is due now: its round is being played, or it is overdue. A round without days counts as being
 * played if it is the stage's `currentRound`.
 */
export function isExpected(match: Match, today: CalendarDate): boolean {
  const { round, stage } = match;
  if (!isOpen(match)) return false;
  const isPlaying = round.days ? isOn(round, today) : round === currentRound(stage.rounds, today);
  return isPlaying || isOverdue(match, today);
}

/**
 * Sorts newest first. Items of the same moment are reversed, so that the last one given comes first.
 * @param momentOf Start of an item, as `startOf` formats it.
 */
export function newestFirst<Item>(
  results: readonly Item[],
  momentOf: (item: Item) => string,
): Item[] {
  return results.toReversed().toSorted((a, b) => compareTexts(momentOf(b), momentOf(a)));
}
