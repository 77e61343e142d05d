/** Positions in charts, in percent of the drawing. */
import { daysBetween, type CalendarDate } from '../../lib/time.ts';
import type { WeeklyRating } from '../../season/elo-history.ts';

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** The position of a value in a range, from 0 (`from`) to 100 (`to`), in tenths; 50 for an empty range. */
export function share(value: number, [from, to]: readonly [from: number, to: number]): number {
  return from === to ? 50 : roundToTenth((100 * Math.abs(value - from)) / Math.abs(to - from));
}

/** At most six round numbers for an axis, at least `leastStep` apart, that enclose `lowest` and `highest`. */
export function axisTicks(lowest: number, highest: number, leastStep: number): number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].filter((step) => step >= leastStep);
  for (const step of steps) {
    const first = Math.floor(lowest / step);
    const last = Math.max(first + 1, Math.ceil(highest / step));
    if (last - first <= 5) {
      return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
    }
  }
  return [lowest, highest];
}

/** The distance between shown labels, so that at most `atMost` of `count` are shown. */
export const labelStep = (count: number, atMost: number): number =>
  Math.max(1, Math.ceil(count / atMost));

/**
 * A smooth SVG path through places, level at each of them. A step to the right and a place are one unit each;
 * the first place is at 0.5.
 * @param start Steps to the right at which the path begins.
 */
export function placesPath(places: readonly number[], start = 0): string {
  const [first, ...rest] = places;
  if (first === undefined) throw new Error('A line needs a place');
  let path = `M${start} ${first - 0.5}`;
  let before = first;
  for (const [index, place] of rest.entries()) {
    const change = place - before;
    path += `${index === 0 ? 'c.5 0 ' : 's'}.5 ${change} 1 ${change}`;
    before = place;
  }
  return path;
}

/** A week whose Elo is known. */
export type EloWeek = WeeklyRating & { elo: number };

/** Returns the last `maxWeeks` weeks with an Elo, oldest first. The ranking writes 0 for a player without an Elo. */
export function eloWeeks(weeks: readonly WeeklyRating[], maxWeeks: number): EloWeek[] {
  return weeks.filter((week): week is EloWeek => Boolean(week.elo)).slice(-maxWeeks);
}

/** Elo between two grid lines, at least: a smaller step would exaggerate small changes. */
const minStepElo = 10;

/** Number of month labels that fit on a phone. */
const maxMonthLabels = 7;

/** Distance between two month labels, at least, in percent of the width. */
const minLabelGapPercent = 12;

/** The weekly Elo chart (docs/product.md, «A player's season»). */
interface EloDrawing {
  /** One point per week, oldest first. x and y are percent of the drawing; y grows downwards. */
  points: { x: number; y: number; elo: number }[];
  /** Horizontal grid lines, lowest Elo first. */
  ticks: { y: number; elo: number }[];
  /** The first week of each labelled month. */
  months: { x: number; week: CalendarDate }[];
  /** The point with the highest Elo; the latest if several have it. */
  best: { x: number; y: number; elo: number };
}

/** Lays out the chart of a player's Elo. Null for fewer than two weeks. @param weeks Oldest first. */
export function drawElo(weeks: readonly EloWeek[]): EloDrawing | null {
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last || first === last) return null;
  const elos = weeks.map(({ elo }) => elo);
  const ticks = axisTicks(Math.min(...elos), Math.max(...elos), minStepElo);
  const days = daysBetween(first.week, last.week);
  const xOf = (week: CalendarDate): number => share(daysBetween(first.week, week), [0, days]);
  const yOf = (elo: number): number => share(elo, [Math.max(...ticks), Math.min(...ticks)]);
  const points = weeks.map(({ week, elo }) => ({ x: xOf(week), y: yOf(elo), elo }));
  const monthOf = (week: CalendarDate | undefined) => week?.slice(0, 7);
  const months = weeks
    .filter(({ week }, index) => monthOf(week) !== monthOf(weeks[index - 1]?.week))
    .map(({ week }) => ({ x: xOf(week), week }));
  const [firstMonth, secondMonth] = months;
  // The first month may have only its last days in the chart, too few for the width of its label.
  if (firstMonth && secondMonth && secondMonth.x - firstMonth.x < minLabelGapPercent) {
    months.shift();
  }
  const step = labelStep(months.length, maxMonthLabels);
  return {
    points,
    ticks: ticks.map((elo) => ({ y: yOf(elo), elo })),
    months: months.filter((_, index) => index % step === 0),
    best: points.reduce((best, point) => (point.elo >= best.elo ? point : best)),
  };
}
