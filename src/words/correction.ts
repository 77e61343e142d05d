/** Corrections of published duels, as pages write them. */
import type { Correction } from '../season/corrections.ts';
import { formatShortDay, isCalendarDate } from '../lib/time.ts';

/** A result from the other side's view: `2 - 1` becomes `1 - 2`. Also without games: `W.O. - 0`. */
export const turnedResult = (result: string): string =>
  result.replace(/^(\S+)(\s-\s)(\S+)/, '$3$2$1');

/** A former or current value: a day in the format of pages; any other value with hyphens that do not break a line. */
export function correctedValue(value: string): string {
  const unbroken = value.replaceAll(' - ', '\u00a0-\u00a0');
  return isCalendarDate(value) ? formatShortDay(value) : unbroken;
}

/** `corregido el mar 24/11: antes 2 - 1`, `día corregido el mar 24/11: antes dom 22/11`. */
export function correctionNote({ day, change, before }: Correction): string {
  const what = change === 'resultado' ? '' : `${change} `;
  return `${what}corregido el ${formatShortDay(day)}: antes\u00a0${correctedValue(before)}`;
}
