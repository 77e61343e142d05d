/** `history/elo.csv`: one row a player and week, kept for ever. */
import Papa from 'papaparse';
import { parseEloHistory } from '../domain/elo-history.ts';
import { playerKey } from '../domain/player-key.ts';
import { isNamed, type RankedPlayer } from '../domain/ranking.ts';
import { weekOf } from '../domain/time.ts';
import { readAs } from './error.ts';

export const historyFile = 'history/elo.csv';

/** What the history keeps of a player. */
type Rated = Pick<RankedPlayer, 'id' | 'nick' | 'elo' | 'maxElo'>;

const header = ['semana', 'id', 'nick', 'elo', 'maxElo'];

/**
 * The history with this week's ratings added for players who have no row of this week yet; the
 * same text when there is nothing to add. Players without a nick or any rating get no row.
 * @param history The file's text, null when there is none yet.
 * @throws SnapshotError when it is no history: a row is never added to what cannot be read.
 */
export function addToHistory(history: string | null, ranking: readonly Rated[], now: Date): string {
  const week = weekOf(now);
  const text = withFinalNewline(history || Papa.unparse([header], csv));
  const weeks = readAs(historyFile, () => parseEloHistory(historyFile, text)).value;
  /** Ids and nicks of this week's players: under a new nick, a player is still the same. */
  const present = new Set(
    weeks.filter((row) => row.week === week).flatMap(({ id, nick }) => [id, playerKey(nick)]),
  );
  const rows = ranking.filter(isNamed).flatMap(({ id, nick, elo, maxElo }) => {
    const isPresent = (id !== '' && present.has(id)) || present.has(playerKey(nick));
    if (isPresent || (elo === null && maxElo === null)) return [];
    present.add(id).add(playerKey(nick));
    return [[week, id, nick, String(elo ?? ''), String(maxElo ?? '')]];
  });
  return rows.length === 0 ? text : withFinalNewline(text + Papa.unparse(rows, csv));
}

/** A nick that begins like a formula gets an apostrophe: people open the files of histories as spreadsheets. */
export const csv = { newline: '\n', escapeFormulae: true };

export const withFinalNewline = (text: string): string =>
  text.endsWith('\n') ? text : `${text}\n`;
