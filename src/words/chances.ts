/** Words for chances (docs/product.md, «Chances»). */
import { listNames } from '../domain/text.ts';
import { formatDayMonth, type CalendarDate } from '../domain/time.ts';
import type { Chances } from '../season/chances.ts';

/**
 * Explains where a page's percentages come from, and which players have no Elo. Empty for a page without chances.
 * @param rankingDay Day of a ranking that could not be fetched now; null for a fresh one.
 */
export function chanceNote(
  chances: readonly Pick<Chances<unknown>, 'unrated'>[],
  rankingDay: CalendarDate | null,
): string {
  if (chances.length === 0) return '';
  const unrated = chances.flatMap((part) => part.unrated);
  const elo = rankingDay ? `del ${formatDayMonth(rankingDay)}` : 'de hoy';
  const verb = unrated.length > 1 ? 'tienen' : 'tiene';
  return [
    `Los porcentajes salen de los duelos que faltan y el Elo ${elo}: no saben cómo viene jugando cada uno ni cuánto tiempo tiene.`,
    ...(unrated.length > 0 ? [`${listNames(unrated)} no ${verb} Elo: vale el promedio.`] : []),
  ].join(' ');
}
