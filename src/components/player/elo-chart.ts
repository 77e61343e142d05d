/** Geometry of the weekly Elo chart. */
import type { WeeklyRating } from '../../domain/elo-history.ts';
import { daysBetween } from '../../domain/time.ts';

/** Units of the drawing. */
export const chartSize = { width: 320, height: 120, margin: 8 } as const;

/** A week with its Elo. */
export type EloWeek = WeeklyRating & { elo: number };

/** Weeks that have an Elo, the last ones. */
export function eloWeeks(weeks: readonly WeeklyRating[], most: number): EloWeek[] {
  return weeks.filter((week): week is EloWeek => week.elo !== null).slice(-most);
}

/** Where each week stands in the drawing: weeks to the right, more Elo upwards. */
export function chartPoints(weeks: readonly EloWeek[]): { x: number; y: number }[] {
  const first = weeks[0]?.week ?? '';
  const elos = weeks.map(({ elo }) => elo);
  const lowest = Math.min(...elos);
  const range = Math.max(...elos) - lowest || 1;
  const days = Math.max(1, daysBetween(first, weeks.at(-1)?.week ?? first));
  const { width, height, margin } = chartSize;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return weeks.map(({ week, elo }) => ({
    x: round(margin + ((width - 2 * margin) * daysBetween(first, week)) / days),
    y: round(height - margin - ((height - 2 * margin) * (elo - lowest)) / range),
  }));
}
