/** Finds the years of a fixture's days, which sheets leave out, from its first day on (docs/product.md, «Years»). */
import type { Round } from '../sources/sheets/fixture.ts';
import { dateOf, intervalDays, type SheetDay } from '../sources/sheets/sheet-moments.ts';
import { lowerMedian } from '../lib/number.ts';
import { addDays, daysBetween, type CalendarDate } from '../lib/time.ts';
import { beginsWithFinal, firstToLast } from './bracket.ts';
import { isBye, type Days } from './model.ts';

/** A round may begin up to this many days before the one above it, because duels are made up for out of order. */
const overlapDays = 60;
/** A day with its year nearest to half a year after another day is the first such day after that one. */
const halfYearDays = 182;

/** Date of a duel's day. Without a year, the first such from 120 days before `begins`. Null for no real day: 31/2. */
export const duelDate = (day: SheetDay, begins: CalendarDate): CalendarDate | null =>
  dateOf(day, addDays(begins, halfYearDays - 2 * overlapDays));

/** The days of a round, with their years. */
interface RoundDates {
  /** Null if the title does not say them. */
  days: Days | null;
  /** First day of the title, or else the day of the first row that has one. Null if neither has any. */
  opening: CalendarDate | null;
  /** True if `opening` has a year, in the title or the row, that is far from the rounds above. */
  isAstray: boolean;
  /** True if the round was played, at least in part (`hasResult`). */
  isPlayed: boolean;
  /** Day from which the days of the round's duels are found. */
  begins: CalendarDate;
  /** Day from which the next round goes forward. */
  last: CalendarDate;
}

/** Reads `days` and `opening` of a round. Days without a year have the one nearest to `near`. */
function readRound(
  { ends, duels }: Round,
  near: CalendarDate,
): Pick<RoundDates, 'days' | 'opening'> {
  const days = intervalDays(ends, near);
  if (days) return { days, opening: days[0] };
  const agreed = duels.find((duel) => duel.agreed)?.agreed;
  return { days: null, opening: agreed ? dateOf(agreed.day, near) : null };
}

/** True if a day is in the year around `near`, where days without a year are. */
const isWithinYear = (day: CalendarDate, near: CalendarDate): boolean =>
  Math.abs(daysBetween(near, day)) <= halfYearDays + 1;

/** True if the next dated round after one that begins on `opening` goes on from it. @param near As in `readRound`. */
function isConfirmed(opening: CalendarDate, below: readonly Round[], near: CalendarDate): boolean {
  for (const round of below) {
    const next = readRound(round, near).opening;
    if (next && isWithinYear(next, near)) return next >= addDays(opening, -overlapDays);
  }
  return false;
}

/**
 * Finds the days of a fixture's rounds, one item for each round, in their order: `days` by the title, and `opening`,
 * the first day by the title or else a row, are null if the sheet does not say them. Duels are dated from `begins`. A
 * round begins on the first such day after the round above it, or up to 60 days before. A round far from the one above
 * moves those below only if the next one confirms it. A sheet that begins with the final is read upwards.
 * @param start First day of the fixture. Its first round may begin up to 120 days before.
 */
export function datesFrom(rounds: readonly Round[], start: CalendarDate): RoundDates[] {
  if (beginsWithFinal(rounds)) return datesFrom(rounds.toReversed(), start).toReversed();
  let last = addDays(start, -overlapDays);
  const dates: RoundDates[] = [];
  for (const [index, round] of rounds.entries()) {
    const near = addDays(last, halfYearDays - overlapDays);
    const { days, opening } = readRound(round, near);
    const isAstray = opening !== null && !isWithinYear(opening, near);
    if (opening !== null && opening > last && !isAstray) {
      const isClose = daysBetween(last, opening) <= overlapDays;
      if (isClose || isConfirmed(opening, rounds.slice(index + 1), near)) last = opening;
    }
    const begins = isAstray || opening === null ? last : opening;
    dates.push({ days, opening, isAstray, isPlayed: hasResult(round), begins, last });
  }
  return dates;
}

/** True if at least one row of the round has games or a walkover. Rows with a bye do not count. */
export const hasResult = ({ duels }: Round): boolean =>
  duels.some((duel) => !isBye(duel) && (duel.walkover !== undefined || duel.score !== null));

/** Median days until rounds with results begin (`ahead`), and since the others ended (`over`). 0 if there are none. */
function distancesOf(dates: readonly RoundDates[], today: CalendarDate) {
  const ahead: number[] = [];
  const over: number[] = [];
  for (const { opening, days, isPlayed } of dates) {
    if (opening === null) continue;
    if (isPlayed) ahead.push(daysBetween(today, opening));
    else over.push(daysBetween(days?.[1] ?? opening, today));
  }
  return { ahead: lowerMedian(ahead) ?? 0, over: lowerMedian(over) ?? 0 };
}

/** Costs of a day by which results are in the future, or open rounds in the past. Any other day costs 1. */
const weights = { ahead: 7, over: 3 };
/** Cost if most rounds say another year themselves, in days: more than a whole year off costs. */
const otherYearDays = 400;

/** Number of first rounds that may suggest the start: the very first may be wrong. */
const leadingRounds = 3;

/** Years in which a start may be, relative to the day that it is near to, likeliest first. */
const yearsToTry = [0, -1, 1, -2];

/**
 * Chooses the start of a fixture with the lowest cost. Of several, the one that an earlier round suggests, nearest to
 * `near`. Null if no round has days.
 * @param costOf Cost of a start, from the first and last day of the rounds and from all their dates.
 */
function bestStart(
  rounds: readonly Round[],
  near: CalendarDate,
  costOf: (span: Days, dates: readonly RoundDates[]) => number,
): CalendarDate | null {
  const openingIn = (round: Round, years: number): CalendarDate | null =>
    readRound(round, addDays(near, years * 365)).opening;
  const dated = firstToLast(rounds).filter((round) => openingIn(round, 0) !== null);
  // A round that says its year tells nothing about the others.
  const yearless = dated.filter((round) => openingIn(round, 0) !== openingIn(round, -2));
  const leading = (yearless.length > 0 ? yearless : dated).slice(0, leadingRounds);
  const starts = leading.flatMap((round) => yearsToTry.map((years) => openingIn(round, years)));
  let best: { start: CalendarDate; cost: number } | null = null;
  for (const start of starts) {
    if (start === null) continue;
    const dates = datesFrom(rounds, start);
    const ownDays: CalendarDate[] = [];
    for (const { days, opening, isAstray } of dates) {
      if (isAstray) continue;
      if (days) ownDays.push(...days);
      else if (opening) ownDays.push(opening);
    }
    ownDays.sort();
    const cost = costOf([ownDays[0] ?? start, ownDays.at(-1) ?? start], dates);
    if (best === null || cost < best.cost) best = { start, cost };
  }
  return best?.start ?? null;
}

/**
 * Finds the first day of a fixture, in the year that suits `today`, a day of the season, best: the fixture is near, its
 * results are past, and its open rounds are to come. Null if no round has days.
 */
export const startSeenOn = (rounds: readonly Round[], today: CalendarDate): CalendarDate | null =>
  bestStart(rounds, today, ([first, last], dates) => {
    const { ahead, over } = distancesOf(dates, today);
    const areMostAstray = dates.filter(({ isAstray }) => isAstray).length * 2 > dates.length;
    return (
      Math.max(0, daysBetween(today, first), daysBetween(last, today)) +
      weights.ahead * Math.max(0, ahead) +
      weights.over * Math.max(0, over) +
      (areMostAstray ? otherYearDays : 0)
    );
  });

/** First day of a finished fixture, in the year that puts its middle nearest to `middle`. Null if no round has days. */
export const startAround = (rounds: readonly Round[], middle: CalendarDate): CalendarDate | null =>
  bestStart(rounds, middle, ([first, last]) =>
    Math.abs(daysBetween(first, middle) + daysBetween(last, middle)),
  );

/** First day of an edited fixture with which most rounds keep their first days of `before`. Null if none has days. */
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

/** A fixture starts at most so long before it is first seen with a result. */
const maxUnseenDays = 365;

/**
 * True if a start agrees with the results seen on `today`: the median first day of rounds with results is at most 60
 * days later, and the start at most 365 days before `firstSeen`, the first day with a result, or after it.
 */
export const isPossibleStart = (
  rounds: readonly Round[],
  start: CalendarDate,
  { today, firstSeen }: { today: CalendarDate; firstSeen: CalendarDate },
): boolean =>
  daysBetween(start, firstSeen) <= maxUnseenDays &&
  distancesOf(datesFrom(rounds, start), today).ahead <= overlapDays;
