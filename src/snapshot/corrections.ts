/** `history/corrections.csv`: results that were online for a day and are others now (docs/product.md, «Corrections»). */
import { isCalendarDate } from '../lib/time.ts';
import { pairKey } from '../sources/player-key.ts';
import type { Correction } from '../season/corrections.ts';
import type { HistoryFile } from './history.ts';

const headings = 'dia,temporada,duelo,lugar,local,visitante,cambio,antes,despues'.split(',');

/** Values of the column `cambio`. Earlier versions also wrote lines about champions, players and days. */
const changeKinds = ['resultado', 'duelo', 'campeón', 'jugador', 'día'];

export const correctionsFile: HistoryFile<Correction> = {
  path: 'history/corrections.csv',
  headings,
  unread: {
    reason: 'el renglón no se entiende; esa corrección no se muestra',
    advice: `escribilo como los demás, con comas y el día así: 2026-11-24 (${headings.join(', ')}), o borralo`,
    isLoss: true,
  },
  parse: (cells) => {
    const [day = '', season = '', id = '', place = '', home = '', away = '', ...rest] = cells;
    const [change = '', before = '', after = '', ...more] = rest;
    const isWhole = isCalendarDate(day) && changeKinds.includes(change) && more.length === 0;
    if (!isWhole || !id || !before || !after) return null;
    return { day, season, id, place, home, away, change, before, after };
  },
  cellsOf: ({ day, season, id, place, home, away, change, before, after }) => [
    ...[day, season, id, place, home, away],
    ...[change, before, after],
  ],
  dayOf: ({ day }) => day,
  keyOf: ({ day, season, id, home, away, change, before, after }) =>
    [day, season, id, pairKey(home, away), change, before, after].join('\n'),
};
