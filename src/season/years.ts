/**
 * The years of a fixture's days, which sheets leave out (docs/product.md, «Years»). The day on which a fixture
 * starts is decided once; its rounds go forward from there, in the sheet's order.
 */
import type { Round } from '../domain/fixture.ts';
import { dateOf, intervalDays, type SheetDay } from '../domain/sheet-moments.ts';
import { addDays, daysBetween, type CalendarDate } from '../domain/time.ts';
import { isBye, type Days } from './model.ts';

/** Days that a round may begin before the one above it, because a duel was made up for out of order. */
const overlapDays = 60;
/** The day closest to this many days after another one is the first of its name since that one. */
const halfYearDays = 182;

/** A duel's own day, up to two overlaps before its round begins, or else after it; null where there is none. */
export const duelDate = (day: SheetDay, begins: CalendarDate): CalendarDate | null =>
  dateOf(day, addDays(begins, halfYearDays - 2 * overlapDays));

/** The days of a round. */
export interface RoundDates {
  /** Null where its title does not say them. */
  days: Days | null;
  /** The first day that its title or a duel says; null where neither does. */
  opening: CalendarDate | null;
  /** Whether the year that it says itself takes it away from the rounds above it. */
  isAstray: boolean;
  /** The day from which the next round goes forward. */
  last: CalendarDate;
}

/** What a round says of its days, closest to a day where it leaves out the year. */
function readRound({ ends, duels }: Round, near: CalendarDate) {
  const days = intervalDays(ends, near);
  if (days) return { days, opening: days[0] };
  const agreed = duels.find((duel) => duel.agreed)?.agreed;
  return { days, opening: agreed ? dateOf(agreed.day, near) : null };
}

/**
 * The days of a fixture's rounds. Each begins on the first such day since the round above it, or up to an overlap
 * before. A round that is far from the one above moves those below only if the next one confirms it, so that a wrong
 * month or year shifts no other round.
 * @param start The day on which the fixture starts; its first round may begin up to two overlaps before.
 */
export function datesFrom(rounds: readonly Round[], start: CalendarDate): RoundDates[] {
  let last = addDays(start, -overlapDays);
  return rounds.map((round, index) => {
    const near = addDays(last, halfYearDays - overlapDays);
    const isNear = (day: CalendarDate): boolean =>
      Math.abs(daysBetween(near, day)) <= halfYearDays + 1;
    const { days, opening } = readRound(round, near);
    if (opening === null) return { days, opening, isAstray: false, last };
    const isAstray = !isNear(opening);
    const isConfirmed = (): boolean => {
      if (daysBetween(last, opening) <= overlapDays) return true;
      for (const below of rounds.slice(index + 1)) {
        const next = readRound(below, near).opening;
        if (next && isNear(next)) return next >= addDays(opening, -overlapDays);
      }
      return false;
    };
    if (!isAstray && opening > last && isConfirmed()) last = opening;
    return { days, opening, isAstray, last };
  });
}

/** Whether a round has a result of two sides. */
export const hasResult = ({ duels }: Round): boolean =>
  duels.some(
    (duel) =>
      !isBye(duel) &&
      (duel.walkover !== undefined || (duel.homeScore ?? 0) + (duel.awayScore ?? 0) > 0),
  );

/** The middle one, or the lower of two: a round that is wrong is not believed against the others. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** Days until the rounds with results begin, and since the others were over; negative for the opposite. */
function distancesOf(rounds: readonly Round[], dates: readonly RoundDates[], today: CalendarDate) {
  const ahead: number[] = [];
  const over: number[] = [];
  for (const [index, round] of rounds.entries()) {
    const { opening = null, days = null } = dates[index] ?? {};
    if (opening === null) continue;
    if (hasResult(round)) ahead.push(daysBetween(today, opening));
    else over.push(daysBetween(days?.[1] ?? opening, today));
  }
  return { ahead: median(ahead), over: median(over) };
}

/** What a day weighs beside one between today and the fixture's rounds: until a result, and since an open round. */
const weights = { ahead: 7, over: 3 };
/** Days that it weighs that most rounds say another year themselves. */
const otherYearDays = 400;

/** Rounds at the beginning that may tell when a fixture starts: the first one may be wrong. */
const leadingRounds = 3;

/**
 * The start that costs least, by the first and last day of the rounds and by all of them; of several, the one that an
 * earlier round tells, nearest to a day. Null where no round has days.
 */
function bestStart(
  rounds: readonly Round[],
  near: CalendarDate,
  costOf: (span: Days, dates: readonly RoundDates[]) => number,
): CalendarDate | null {
  const openingIn = (round: Round, years: number): CalendarDate | null =>
    readRound(round, addDays(near, years * 365)).opening;
  // A round that says its year tells nothing of the others.
  const yearless = rounds.filter((round) => openingIn(round, 0) !== openingIn(round, -2));
  const leading = (yearless.length > 0 ? yearless : rounds).slice(0, leadingRounds);
  const starts = leading.flatMap((round) =>
    [0, -1, 1, -2].flatMap((years) => openingIn(round, years) ?? []),
  );
  const [best] = starts
    .map((start) => {
      const dates = datesFrom(rounds, start);
      const days = dates
        .flatMap((round) => (round.isAstray ? [] : (round.days ?? round.opening ?? [])))
        .toSorted();
      return { start, cost: costOf([days[0] ?? start, days.at(-1) ?? start], dates) };
    })
    .toSorted((a, b) => a.cost - b.cost);
  return best?.start ?? null;
}

/** The day on which a fixture starts that is seen on a day, by its results and its rounds; null without days. */
export const startSeenOn = (rounds: readonly Round[], today: CalendarDate): CalendarDate | null =>
  bestStart(rounds, today, ([first, last], dates) => {
    const { ahead, over } = distancesOf(rounds, dates, today);
    return (
      Math.max(0, daysBetween(today, first), daysBetween(last, today)) +
      weights.ahead * Math.max(0, ahead) +
      weights.over * Math.max(0, over) +
      median(dates.map(({ isAstray }) => (isAstray ? otherYearDays : 0)))
    );
  });

/** The day on which the fixture of a finished season starts: the middle of its rounds is near a day; null without days. */
export const startAround = (rounds: readonly Round[], middle: CalendarDate): CalendarDate | null =>
  bestStart(rounds, middle, ([first, last]) =>
    Math.abs(daysBetween(first, middle) + daysBetween(last, middle)),
  );

/** The day on which a fixture starts whose sheet was edited: as many rounds as can be keep their days; null without days. */
export function startAfterEdit(
  rounds: readonly Round[],
  before: { rounds: readonly Round[]; start: CalendarDate },
): CalendarDate | null {
  const known = new Set(datesFrom(before.rounds, before.start).map(({ opening }) => opening));
  return bestStart(
    rounds,
    before.start,
    (_, dates) => dates.filter(({ opening }) => !known.has(opening)).length,
  );
}

/** Whether a start agrees with the results that are there on a day: most of them are not far in the future. */
export const isPossibleStart = (
  rounds: readonly Round[],
  start: CalendarDate,
  today: CalendarDate,
): boolean => distancesOf(rounds, datesFrom(rounds, start), today).ahead <= overlapDays;
