/** The community's ranking (SPEC.md §2 «Ranking», §3, §5). */
import { parseNumber } from './number.ts';
import { playerKey } from './player-key.ts';
import { ProblemLog, type Parsed } from './problem.ts';
import { cell, isBlank, type Rows } from './rows.ts';
import { compareNames } from './text.ts';
import { droppedLink, httpUrl } from './url.ts';

/** One row of the ranking sheet. */
export interface RankedPlayer {
  /** Player id on the platform; empty when the sheet has none. */
  id: string;
  nick: string;
  /** Current Elo; 0 when the sheet's cell is not a number. */
  elo: number;
  /** Best Elo ever; 0 when the sheet's cell is not a number. */
  maxElo: number;
  /** The game in which the best Elo was reached. */
  link: string | null;
}

/** What the ranking shows of a player. */
export type RankingLine = Omit<RankedPlayer, 'id'>;

export type RankingKey = 'maxElo' | 'elo';

const columns = { id: 0, nick: 2, elo: 3, maxElo: 4, link: 5 } as const;
const minimumColumns = 5;
const nameless = 'Sin Nick';

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

/** Whether the sheet tells a player's nick. */
export function isNamed({ nick }: Pick<RankedPlayer, 'nick'>): boolean {
  return nick !== nameless;
}

/**
 * The ranking in descending order of one key (SPEC.md §4; `maxElo` by default). Ties: the other
 * key, then the nick.
 */
export function sortRanking<Line extends RankingLine>(
  players: readonly Line[],
  key: RankingKey = 'maxElo',
): Line[] {
  const other = key === 'maxElo' ? 'elo' : 'maxElo';
  return players.toSorted(
    (a, b) => b[key] - a[key] || b[other] - a[other] || compareNames(a.nick, b.nick),
  );
}
