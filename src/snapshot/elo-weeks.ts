/** `history/elo.csv`: one row for each player and week, kept for ever. */
import { parseElo, readId } from '../lib/number.ts';
import { isCalendarDate, weekOf } from '../lib/time.ts';
import { rowsToKeep, type Rated, type WeeklyRating } from '../season/elo-history.ts';
import { playerKey } from '../sources/player-key.ts';
import { formatHistory, readHistory, type HistoryFile } from './history.ts';

/** Parses a rating as the history stores it (`612.345`), or as people type it when they mend a row. */
const ratingOf = (text: string): number | null =>
  parseElo(/^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text);

export const eloFile: HistoryFile<WeeklyRating> = {
  path: 'history/elo.csv',
  headings: ['semana', 'id', 'nick', 'elo', 'maxElo'],
  unread: {
    reason: 'la semana no es una fecha AAAA-MM-DD, o hay comillas sin cerrar; la fila no se usa',
    advice: 'escribila como 2026-11-16, corregí las comillas, o borrá la fila',
    isLoss: true,
  },
  parse: ([week = '', id = '', nick = '', elo = '', maxElo = '']) => {
    if (!isCalendarDate(week)) return null;
    // An id that lost digits in a column of numbers is dropped. The nick still leads to the player.
    return { week, id: readId(id) ?? '', nick, elo: ratingOf(elo), maxElo: ratingOf(maxElo) };
  },
  cellsOf: ({ week, id, nick, elo, maxElo }) => [week, id, nick, elo, maxElo],
  dayOf: ({ week }) => week,
  keyOf: ({ week, id, nick }) => `${week} ${id || playerKey(nick)}`,
};

/**
 * Adds this week's ratings of players who have no row of this week yet, and removes those of later weeks. Players without
 * a nick or without any rating get no row.
 * @param text The file's text; null if there is none yet.
 * @returns The new text; null if there is still no row.
 */
export function addToHistory(
  text: string | null,
  ranking: readonly Rated[],
  now: Date,
): string | null {
  const week = weekOf(now);
  const { rows: all, damaged } = readHistory(eloFile, text);
  // Later weeks are from a clock that was once ahead (docs/product.md, «A wrong clock»).
  const rows = all.filter((row) => row.week <= week);
  const present = rows.filter((row) => row.week === week);
  const added = rowsToKeep(ranking, present);
  const ratings = added.map(({ id, nick, elo, maxElo }) => ({ week, id, nick, elo, maxElo }));
  return formatHistory(eloFile, { rows: [...rows, ...ratings], damaged });
}
