/** Spans of time in words. Needs no time zone, so that a script of a page does not import time.ts. */

/** Days from now to the day that begins at `start`: 0 on that day. A day on which clocks change is off by an hour. */
const daysTo = (start: Date, now: Date): number =>
  Math.ceil((start.getTime() - now.getTime()) / 86_400_000);

/** Words for a distance in whole days from today: `hoy`, `mañana`, `en 6 días`, `ayer`, and `hace 2 días` for -2. */
export function dayDistance(days: number): string {
  if (days > 1) return `en ${days} días`;
  if (days < -1) return `hace ${-days} días`;
  if (days === 1) return 'mañana';
  return days === 0 ? 'hoy' : 'ayer';
}

/** Words for a last day: `faltan 5 días`, `falta 1 día`, `último día`, then `terminó ayer`, `terminó hace 2 días`. */
function daysLeft(days: number): string {
  if (days > 1) return `faltan ${days} días`;
  if (days < 0) return `terminó ${dayDistance(days)}`;
  return days === 1 ? 'falta 1 día' : 'último día';
}

/**
 * Words for the day that begins at `start`, the community's midnight: `hoy`, `en 6 días`, with a capital if `atStart`.
 * Words for a last day (`isLast`): `faltan 5 días`, `falta 1 día` on the day before, `último día`, `terminó ayer`,
 * always in lower case. Days are 24 hours, counted from `start` both ways, also where clocks change.
 */
export function dayWords(
  start: Date,
  now: Date,
  { isLast, atStart }: Record<'isLast' | 'atStart', boolean>,
): string {
  const days = daysTo(start, now);
  if (isLast) return daysLeft(days);
  const words = dayDistance(days);
  return atStart ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}

/**
 * Words for a last day, which begins at `start`, the community's midnight: `hasta hoy`, `hasta mañana`, `venció ayer`,
 * `venció hace 2 días`. Returns the text `later` for any day after tomorrow. Days are 24 hours from `start` on, also
 * where clocks change.
 */
export function untilDay(start: Date, now: Date, later: string): string {
  const days = daysTo(start, now);
  if (days > 1) return later;
  return `${days < 0 ? 'venció' : 'hasta'} ${dayDistance(days)}`;
}

const minuteMs = 60_000;

/**
 * Formats the time between two moments in ISO 8601, rounded to the nearest unit, halves up: `40 min`, `2 h` for 90 min,
 * and days from 48 h on, `2 días`. `0 min` if `to` is before `from`.
 */
export function formatAge(from: string, to: string): string {
  const minutes = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / minuteMs));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} días`;
}
