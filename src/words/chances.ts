/** How chances are told (docs/product.md, «Chances»). */
import { listNames } from '../domain/text.ts';
import { formatDayMonth, momentOf, type CalendarDate } from '../domain/time.ts';
import type { Chances } from '../season/chances.ts';

/**
 * How percentages come about, and what they do not know; empty without any.
 * @param rankingDay The day of a ranking that is not of now.
 */
export function chanceNote(
  chances: readonly Pick<Chances<unknown>, 'unrated'>[],
  rankingDay: CalendarDate | null,
): string {
  if (chances.length === 0) return '';
  const unrated = chances.flatMap((one) => one.unrated);
  const elo = rankingDay ? `del ${formatDayMonth(momentOf(rankingDay, '12:00'))}` : 'de hoy';
  const verb = unrated.length > 1 ? 'tienen' : 'tiene';
  return [
    `Los porcentajes salen de los duelos que faltan y el Elo ${elo}: no saben cómo viene jugando cada uno ni cuánto tiempo tiene.`,
    ...(unrated.length > 0 ? [`${listNames(unrated)} no ${verb} Elo: vale el promedio.`] : []),
  ].join(' ');
}
