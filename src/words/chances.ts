/** Words for chances (docs/product.md, «Chances»). */
import { listNames } from '../lib/text.ts';
import { formatDayMonth, type CalendarDate } from '../lib/time.ts';
import type { Chances } from '../season/chances.ts';

/** `41 %`, or `41 % (+6)` with the change since yesterday in percentage points. Numbers are not rounded. */
export function percentWords(percent: number, change = 0): string {
  const words = `${percent}\u00a0%`;
  if (change === 0) return words;
  return change > 0 ? `${words} (+${change})` : `${words} (−${-change})`;
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
  const elo = rankingDay === null ? 'de hoy' : `del ${formatDayMonth(rankingDay)}`;
  const sentences = [
    `Los porcentajes salen de los duelos que faltan y el Elo ${elo}: no saben cómo viene jugando cada uno ni cuánto tiempo tiene.`,
  ];
  if (chances.some(({ lines }) => lines.some(({ trend }) => trend !== ''))) {
    sentences.push(
      'Entre paréntesis está lo que cambió desde ayer; el gráfico muestra la temporada, de 0 a 100 %.',
    );
  }
  const unrated = chances.flatMap((table) => table.unrated);
  if (unrated.length > 0) {
    const verb = unrated.length > 1 ? 'tienen' : 'tiene';
    sentences.push(`${listNames(unrated)} no ${verb} Elo: se toma el promedio de los demás.`);
  }
  return sentences.join(' ');
}
