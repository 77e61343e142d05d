/** Words for chances (docs/product.md, «Chances»). */
import { listNames } from '../lib/text.ts';
import { formatDayMonth, type CalendarDate } from '../lib/time.ts';
import type { Chances } from '../season/chances.ts';

/** `41 %`, or `41 % (+6)` with the change since yesterday in percentage points. Numbers are not rounded. */
export function percentWords(percent: number, change = 0): string {
  const sign = change > 0 ? '+' : '−';
  return `${percent}\u00a0%${change === 0 ? '' : ` (${sign}${Math.abs(change)})`}`;
}

/**
 * Explains where a page's percentages come from, their charts, and which players have no Elo. Empty for a page without
 * chances.
 * @param rankingDay Day of a ranking that could not be fetched now; null for a fresh one.
 */
export function chanceNote(
  chances: readonly {
    unrated: Chances['unrated'];
    /** The chart of each line is empty before the second day. */
    lines: readonly { trend: string }[];
  }[],
  rankingDay: CalendarDate | null,
): string {
  if (chances.length === 0) return '';
  const unrated = chances.flatMap((part) => part.unrated);
  const elo = rankingDay ? `del ${formatDayMonth(rankingDay)}` : 'de hoy';
  const hasCharts = chances.some(({ lines }) => lines.some(({ trend }) => trend !== ''));
  const verb = unrated.length > 1 ? 'tienen' : 'tiene';
  return [
    `Los porcentajes salen de los duelos que faltan y el Elo ${elo}: no saben cómo viene jugando cada uno ni cuánto tiempo tiene.`,
    ...(hasCharts
      ? [
          'Entre paréntesis está lo que cambió desde ayer; el gráfico muestra la temporada, de 0 a 100 %.',
        ]
      : []),
    ...(unrated.length > 0
      ? [`${listNames(unrated)} no ${verb} Elo: se toma el promedio de los demás.`]
      : []),
  ].join(' ');
}
