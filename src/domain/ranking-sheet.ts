/** The sheet of the ranking (SPEC.md §3, §5). */
import { parseNumber } from './number.ts';
import { playerKey } from './player-key.ts';
import { ProblemLog, type Parsed } from './problem.ts';
import { nameless, type RankedPlayer } from './ranking.ts';
import { cell, isBlank, type Rows } from './rows.ts';
import { droppedLink, httpUrl } from './url.ts';

const columns = { id: 0, nick: 2, elo: 3, maxElo: 4, link: 5 } as const;
const minimumColumns = 5;

const complaints = {
  shortRow: {
    reason: `la fila tiene menos de ${minimumColumns} columnas; no se muestra`,
    advice: 'completá la fila, o borrala entera',
  },
  noNumber: { reason: 'no es un número; se toma como 0', advice: 'escribí solo el número' },
  noNick: {
    reason: `falta el nick; se muestra «${nameless}»`,
    advice: 'escribí el nick del jugador en la columna C',
  },
  repeatedNick: {
    reason: 'el nick está repetido; se muestran todas sus filas',
    advice: 'dejá una sola fila por jugador',
  },
} as const;

/**
 * Reads the ranking sheet: the first row is the header, rows with fewer than five columns are
 * rejected, a missing nick is «Sin Nick», an Elo that is not a number is 0 (SPEC.md §5).
 */
export function parseRanking(source: string, rows: Rows): Parsed<RankedPlayer[]> {
  const log = new ProblemLog(source);
  const players: RankedPlayer[] = [];
  /** Rows of each nick, to tell the repeated ones. */
  const rowsByNick = new Map<string, number[]>();

  rows.forEach((row, index) => {
    if (index === 0 || isBlank(row)) return;
    if (row.length < minimumColumns) {
      log.cell(index, row.length - 1, row.join(','), complaints.shortRow);
      return;
    }
    const elo = (column: number): number => {
      const value = parseNumber(cell(row, column));
      if (value === null && cell(row, column) !== '') {
        log.cell(index, column, cell(row, column), complaints.noNumber);
      }
      return value ?? 0;
    };
    const nick = cell(row, columns.nick);
    if (nick === '') log.cell(index, columns.nick, '', complaints.noNick);
    else rowsByNick.set(playerKey(nick), [...(rowsByNick.get(playerKey(nick)) ?? []), index]);
    const rawLink = cell(row, columns.link);
    const link = httpUrl(rawLink);
    if (rawLink !== '' && link === null) log.cell(index, columns.link, rawLink, droppedLink);

    players.push({
      id: cell(row, columns.id),
      nick: nick || nameless,
      elo: elo(columns.elo),
      maxElo: elo(columns.maxElo),
      link,
    });
  });

  for (const repeated of rowsByNick.values()) {
    if (repeated.length === 1) continue;
    for (const index of repeated) {
      log.cell(index, columns.nick, cell(rows[index] ?? [], columns.nick), complaints.repeatedNick);
    }
  }
  return { value: players, problems: log.problems };
}
