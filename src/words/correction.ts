/** What changed in a played duel after it was published, as pages write it. */
import type { Correction } from '../domain/corrections.ts';
import { formatShortDay, isCalendarDate } from '../domain/time.ts';

/** A correction's result as the other side reads it, with or without games: `1 - 2` for `2 - 1`. */
export const turnedResult = (result: string): string =>
  result.replace(/^(\S+)(\s-\s)(\S+)/, '$3$2$1');

/** What it was, or is: a day as pages write one, anything else as it stands. */
export function correctedValue(value: string): string {
  const unbroken = value.replaceAll(' - ', '\u00a0-\u00a0');
  return isCalendarDate(value) ? formatShortDay(value) : unbroken;
}

/** `corregido el mar 24/11: antes 2 - 1`, `día corregido el mar 24/11: antes dom 22/11`. */
export function correctionNote({ day, change, before }: Correction): string {
  const what = change === 'resultado' ? '' : `${change} `;
  return `${what}corregido el ${formatShortDay(day)}: antes\u00a0${correctedValue(before)}`;
}
