/** What was published of a played duel and is another now, `history/corrections.csv`: a row a change. */
import { parseCsv } from './csv.ts';
import { withoutApostrophe } from './elo-history.ts';
import { ProblemLog, readOr, type Parsed } from './problem.ts';
import { isCalendarDate } from './time.ts';

/** The file's columns: docs/datos.md, «Correcciones». */
export const correctionHeadings =
  'dia,temporada,duelo,lugar,local,visitante,cambio,antes,despues'.split(',');

/** What can be another: docs/datos.md, too. */
const kinds = ['resultado', 'jugador', 'día', 'duelo', 'campeón'];

/**
 * A row of it: `day` is when it was first published otherwise, `id` the duel's in its season; `before` and
 * `after` are as pages show them, but for days (`YYYY-MM-DD`). The sides are those of now. Of a champion, `id` is
 * the title's, and the sides are empty.
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

/** Reads the file's text, line by line: one that somebody damaged takes no other with it. */
export function parseCorrections(source: string, text: string): Parsed<Correction[]> {
  const log = new ProblemLog(source);
  const value = text.split('\n').flatMap((line, index): Correction[] => {
    if (line.trim() === '' || line.startsWith('dia,')) return [];
    const cells = readOr(
      () => parseCsv(source, line)[0] ?? [],
      () => [],
    ).map(withoutApostrophe);
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
