/** Geometry of two charts: the places of a group's players by round, and a player's Elo by week. */
import { daysBetween, type CalendarDate } from '../../lib/time.ts';
import type { WeeklyRating } from '../../season/elo-history.ts';

/**
 * Returns the position of a value within a range as a percentage, rounded to tenths: 0 at `from`, 100 at `to`, which
 * may be lower than `from`. 50 for an empty range. Values beyond the range give percentages below 0 or above 100.
 */
export function positionPercent(value: number, [from, to]: readonly [number, number]): number {
  if (from === to) return 50;
  const percent = (100 * (value - from)) / (to - from);
  return Math.round(percent * 10) / 10;
}

/**
 * Returns the `d` of a smooth SVG path through a player's places (from 1), one per round, oldest first. A round to the
 * right and a place down are one unit each; place 1 is at `y` 0.5. One place gives only a beginning, `M0 0.5`.
 * @param start `x` at which the path begins. 0 for the first round. @throws Error without places.
 */
export function placesPath(places: readonly number[], start: number): string {
  const [first, ...laterPlaces] = places;
  if (first === undefined) throw new Error('A line needs a place');
  let path = `M${start} ${first - 0.5}`;
  let before = first;
  for (const [index, place] of laterPlaces.entries()) {
    const change = place - before;
    // Every curve leaves level. From the second on, `s` mirrors the level end of the curve before it.
    path += `${index === 0 ? 'c.5 0 ' : 's'}.5 ${change} 1 ${change}`;
    before = place;
  }
  return path;
}

/** A week whose Elo is known. */
export type EloWeek = WeeklyRating & { elo: number };

/** Returns the last `maxWeeks` of the weeks that have an Elo above 0, oldest first. @param weeks Oldest first. */
export function eloWeeks(weeks: readonly WeeklyRating[], maxWeeks: number): EloWeek[] {
  const hasElo = (week: WeeklyRating): week is EloWeek => week.elo !== null && week.elo > 0;
  return weeks.filter(hasElo).slice(-maxWeeks);
}

/** Distances between grid lines, in Elo. Smaller ones would exaggerate small changes. */
const gridSteps = [10, 20, 50, 100, 200, 500];
const largestGridStep = 1000;
/** Most distances that are easy to read. */
const maxGridSteps = 5;

/** Returns the multiples of a step that enclose both Elos, lowest first: two to six, or more beyond 5,000 Elo. */
function gridElos(lowest: number, highest: number): number[] {
  const countOf = (step: number): number => Math.ceil(highest / step) - Math.floor(lowest / step);
  const step = gridSteps.find((elo) => countOf(elo) <= maxGridSteps) ?? largestGridStep;
  const first = Math.floor(lowest / step);
  const last = Math.max(first + 1, Math.ceil(highest / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Least distance between the beginnings of two month labels, in percent of the width: «sept» on the narrowest phone. */
const minLabelGapPercent = 15;

/** A point of the weekly Elo chart, in percent of the drawing; y grows downwards. */
interface EloPoint {
  x: number;
  y: number;
  elo: number;
}

/** The weekly Elo chart (docs/product.md, «A player's season»). Positions are rounded to tenths. */
interface EloDrawing {
  /** One point per week, oldest first. */
  points: EloPoint[];
  last: EloPoint;
  /** The point with the highest Elo, the latest if several have it. Null if it is the last point. */
  best: EloPoint | null;
  /** Horizontal grid lines, lowest Elo first. */
  gridLines: { y: number; elo: number }[];
  /** The first week of each month, oldest first. A month too close to the next label has none. */
  months: { x: number; week: CalendarDate }[];
}

/**
 * Lays out a player's Elo chart, in percent of its box, `y` downwards. It has `points`, one per week; `last`; `best`,
 * the highest (the latest of several; null if it is `last`); `gridLines`, lowest Elo first; `months`, the first week of
 * each, oldest first, without crowded ones. @param weeks Oldest first. @throws Error for fewer than two weeks.
 */
export function drawElo(weeks: readonly EloWeek[]): EloDrawing {
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last || first === last) throw new Error('A chart needs two weeks');
  const elos = weeks.map(({ elo }) => elo);
  const grid = gridElos(Math.min(...elos), Math.max(...elos));
  const days = daysBetween(first.week, last.week);
  const xOf = (week: CalendarDate): number =>
    positionPercent(daysBetween(first.week, week), [0, days]);
  const yOf = (elo: number): number => positionPercent(elo, [Math.max(...grid), Math.min(...grid)]);
  const pointOf = ({ week, elo }: EloWeek): EloPoint => ({ x: xOf(week), y: yOf(elo), elo });
  const monthOf = (week: CalendarDate | undefined) => week?.slice(0, 7);
  const months: EloDrawing['months'] = [];
  // The newest month always has its label.
  for (const [index, { week }] of [...weeks.entries()].reverse()) {
    const x = xOf(week);
    const isFirstOfMonth = monthOf(week) !== monthOf(weeks[index - 1]?.week);
    const next = months[0];
    if (isFirstOfMonth && (!next || next.x - x >= minLabelGapPercent)) months.unshift({ x, week });
  }
  const best = weeks.reduce((known, week) => (week.elo >= known.elo ? week : known));
  return {
    points: weeks.map(pointOf),
    last: pointOf(last),
    best: best === last ? null : pointOf(best),
    gridLines: grid.map((elo) => ({ y: yOf(elo), elo })),
    months,
  };
}
