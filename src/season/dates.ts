/** When the duels of a season are, beside today. */
import { compareTexts } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import { isOpen, type Days, type Match, type Round } from './model.ts';

/** Whether a day is within a round's days. */
export const isOn = ({ days }: Pick<Round, 'days'>, day: CalendarDate): boolean =>
  days !== null && days[0] <= day && day <= days[1];

/** A duel's own day, or its round's; null where its sheets tell neither. */
const daysOf = ({ when, round }: Match): Days | null =>
  when ? [when.date, when.date] : round.days;

/**
 * When a duel is, `2026-11-20 21:00`, or the day on which its round begins; empty where its sheets tell
 * neither. Texts in the order of time.
 */
export function startOf(match: Match): string {
  return [daysOf(match)?.[0], match.when?.time].filter(Boolean).join(' ');
}

/** The day that a result is of: its duel's, or its round's last; null where its sheets tell neither. */
export const resultDay = (match: Match): CalendarDate | null => daysOf(match)?.[1] ?? null;

/** Whether a duel to play should have been played: its day, or its round's last, is over, and it was not put off. */
export function isOverdue(match: Match, today: CalendarDate): boolean {
  const last = daysOf(match)?.[1];
  return isOpen(match) && !match.isPostponed && last !== undefined && last < today;
}

/** The last day on which an open duel may be played; null where its sheet tells none, and once it was put off. */
export const deadlineOf = (match: Match): CalendarDate | null =>
  (isOpen(match) && !match.isPostponed && match.round.days?.[1]) || null;

/** Whether the day on which a duel was to be played is over, and it has no result. */
export const lacksResult = (match: Match, today: CalendarDate): boolean =>
  isOpen(match) && match.when !== null && match.when.date < today;

/**
 * The round people talk about on a day: the first one being played; where no dates say so, the first
 * with an open duel, else the last. Null when there are none.
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
 * Whether a duel to play is expected now: its round is being played, or it is overdue. Of a stage without
 * dates the round that people talk about is played.
 */
export function isExpected(match: Match, today: CalendarDate): boolean {
  const { round, stage } = match;
  if (!isOpen(match)) return false;
  const isPlaying = round.days ? isOn(round, today) : round === currentRound(stage.rounds, today);
  return isPlaying || isOverdue(match, today);
}

/** Newest first; of one moment, the last one given first. @param momentOf When each begins, as `startOf` writes it. */
export function newestFirst<Of>(results: readonly Of[], momentOf: (of: Of) => string): Of[] {
  return results
    .map((result) => ({ result, start: momentOf(result) }))
    .toReversed()
    .toSorted((a, b) => compareTexts(b.start, a.start))
    .map(({ result }) => result);
}
