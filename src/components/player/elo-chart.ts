/** What the weekly Elo chart shows. */
import type { WeeklyRating } from '../../domain/elo-history.ts';
import { daysBetween, type CalendarDate } from '../../domain/time.ts';
import { axisTicks, labelStep, share } from '../chart/geometry.ts';

/** A week with its Elo. */
export type EloWeek = WeeklyRating & { elo: number };

/** Weeks that have an Elo, the last ones; 0 is how the ranking has none. */
export function eloWeeks(weeks: readonly WeeklyRating[], most: number): EloWeek[] {
  return weeks.filter((week): week is EloWeek => Boolean(week.elo)).slice(-most);
}

/** Elo between two lines of the chart: less would make hills of nothing. */
const leastStep = 10;

/** Months that a phone has room to name. */
const monthsNamed = 7;

/** The least distance between two of their names. */
const monthApart = 12;

export interface EloDrawing {
  /** In percent of the drawing, y downwards: weeks to the right, more Elo upwards. */
  points: { x: number; y: number; elo: number }[];
  /** Lines to read the Elo by. */
  ticks: { y: number; elo: number }[];
  /** The first week of each month, or of every so many. */
  months: { x: number; week: CalendarDate }[];
  /** The highest point, the last one where it was reached again. */
  best: { x: number; y: number; elo: number };
}

/** A drawing of two weeks or more; null of fewer, which show no way. */
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
    // The end of a month before the first whole one has no room for its name.
    .filter(({ x }, index, all) => (all[index + 1]?.x ?? 200) - x >= monthApart || index > 0);
  const step = labelStep(months.length, monthsNamed);
  return {
    points,
    ticks: ticks.map((elo) => ({ y: yOf(elo), elo })),
    months: months.filter((_, index) => index % step === 0),
    best: points.reduce((best, point) => (point.elo >= best.elo ? point : best)),
  };
}
