/** Geometry of the weekly Elo chart (docs/product.md, «Elo week by week»). */
import type { WeeklyRating } from '../../domain/elo-history.ts';
import { daysBetween, type CalendarDate } from '../../domain/time.ts';
import { axisTicks, labelStep, share } from '../chart/geometry.ts';

/** A week with its Elo. */
export type EloWeek = WeeklyRating & { elo: number };

/** The last weeks that have an Elo: the ranking writes 0 for none. */
export function eloWeeks(weeks: readonly WeeklyRating[], maxWeeks: number): EloWeek[] {
  return weeks.filter((week): week is EloWeek => Boolean(week.elo)).slice(-maxWeeks);
}

/** Least Elo between two lines of the chart: less would exaggerate small changes. */
const leastStep = 10;

/** Labels of months that fit on a phone. */
const monthsNamed = 7;

/** Least distance between two labels, in percent. */
const monthApart = 12;

export interface EloDrawing {
  /** One per week, in percent of the drawing. y grows downwards. */
  points: { x: number; y: number; elo: number }[];
  /** Horizontal grid lines. */
  ticks: { y: number; elo: number }[];
  /** The first week of each labelled month. */
  months: { x: number; week: CalendarDate }[];
  /** The highest point; the latest of several. */
  best: { x: number; y: number; elo: number };
}

/** Lays out the chart of a player's Elo. Null for fewer than two weeks. @param weeks Oldest first. */
export function drawElo(weeks: readonly EloWeek[]): EloDrawing | null {
  const first = weeks[0]?.week ?? '';
  const days = daysBetween(first, weeks.at(-1)?.week ?? '');
  if (weeks.length < 2) return null;
  const elos = weeks.map(({ elo }) => elo);
  const ticks = axisTicks(Math.min(...elos), Math.max(...elos), leastStep);
  const range = [ticks[0] ?? 0, ticks.at(-1) ?? 0] as const;
  const xOf = (week: CalendarDate): number => share(daysBetween(first, week), [0, days]);
  const yOf = (elo: number): number => share(elo, [range[1], range[0]]);
  const points = weeks.map(({ week, elo }) => ({ x: xOf(week), y: yOf(elo), elo }));
  const months = [...Map.groupBy(weeks, ({ week }) => week.slice(0, 7)).values()]
    .flatMap(([week]) => (week ? [{ x: xOf(week.week), week: week.week }] : []))
    // The first month may have only its last days in the chart, and no room for its label.
    .filter(({ x }, index, all) => (all[index + 1]?.x ?? 200) - x >= monthApart || index > 0);
  const step = labelStep(months.length, monthsNamed);
  return {
    points,
    ticks: ticks.map((elo) => ({ y: yOf(elo), elo })),
    months: months.filter((_, index) => index % step === 0),
    best: points.reduce((best, point) => (point.elo >= best.elo ? point : best)),
  };
}
