/**
 * Parses `history/corrections.csv`: changes of duels that were published as played (docs/product.md, «Corrections»).
 */
import { parseLine } from '../sources/sheets/csv.ts';
import { ProblemLog, type Parsed } from '../sources/problem.ts';
import { isCalendarDate } from '../lib/time.ts';

/** Headings of the file (docs/datos.md, «Correcciones»). */
export const correctionHeadings =
  'dia,temporada,duelo,lugar,local,visitante,cambio,antes,despues'.split(',');

/** Values of the column `cambio` (docs/datos.md, «Correcciones»). */
const kinds = ['resultado', 'jugador', 'día', 'duelo', 'campeón'];

/**
 * A row of the file. `day` is when the change was published, `id` the duel's id in its season. `before` and `after` are
 * written as pages show them, except days (`YYYY-MM-DD`). Sides are those after the change. For a champion, `id` is the
 * title's id and the sides are empty.
 */
export type Correction = Record<
  'day' | 'season' | 'id' | 'place' | 'home' | 'away' | 'change' | 'before' | 'after',
  string
>;

const unread = {
  reason: 'el renglón no se entiende; esa corrección no se muestra',
  advice: `escribilo como los demás, con comas y el día así: 2026-11-24 (${correctionHeadings.join(', ')}), o borralo`,
  isLoss: true,
} as const;

/** Parses the file line by line. A damaged line is reported and does not affect the others. */
export function parseCorrections(source: string, text: string): Parsed<Correction[]> {
  const log = new ProblemLog(source);
  const value = text.split('\n').flatMap((line, index): Correction[] => {
    if (line.trim() === '' || line.startsWith('dia,')) return [];
    const cells = parseLine(source, line);
    const [day = '', season = '', id, place = '', home = '', away = '', ...rest] = cells;
    const [change = '', before, after, ...more] = rest;
    const isWhole = isCalendarDate(day) && kinds.includes(change) && more.length === 0;
    if (isWhole && id && before && after) {
      return [{ day, season, id, place, home, away, change, before, after }];
    }
    log.cell(index, 0, line, unread);
    return [];
  });
  return { value, problems: log.problems };
}
