/** The weekly Elo history, `history/elo.csv`: a row a player and week. */
import { parseCsv } from './csv.ts';
import { parseElo, readId } from './number.ts';
import { playerKey } from './player-key.ts';
import { ProblemLog, readOr, SourceError, type Parsed } from './problem.ts';
import { isNamed } from './ranking.ts';
import { isBlank, type Rows } from './rows.ts';
import { daysBetween, isCalendarDate, type CalendarDate } from './time.ts';

/** A player's ratings at the beginning of a week; null where the ranking had none. */
export interface WeeklyRating {
  /** The week's Monday. */
  week: CalendarDate;
  /** Player id on the platform; may be empty. */
  id: string;
  nick: string;
  elo: number | null;
  maxElo: number | null;
}

const noWeek = {
  reason: 'la semana no es una fecha AAAA-MM-DD, o hay comillas sin cerrar; la fila no se usa',
  advice: 'escribila como 2026-11-16, corregí las comillas, o borrá la fila',
  isLoss: true,
} as const;

/** The file is opened in spreadsheets: an apostrophe keeps them from running a nick as a formula. */
export const withoutApostrophe = (nick: string): string => nick.replace(/^'(?=[=+\-@])/, '');

/** A rating as the history is written, `612.345`; as people write it where somebody mended a row. */
const ratingOf = (text: string): number | null =>
  parseElo(/^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text);

/** The rows of a text in which somebody damaged a line: one that is no CSV is a cell. */
const damagedRows = (source: string, text: string): Rows =>
  text.split('\n').map((line) =>
    readOr(
      () => parseCsv(source, line)[0] ?? [],
      () => [line],
    ),
  );

/**
 * Reads the history's text, its header in the first row. A line that cannot be read takes no other with it.
 * @throws SourceError when it is no CSV, and no line of it is.
 */
export function parseEloHistory(source: string, text: string): Parsed<WeeklyRating[]> {
  const log = new ProblemLog(source);
  const whole = readOr(
    () => parseCsv(source, text),
    (error) => error,
  );
  const isDamaged = whole instanceof SourceError;
  const rows = isDamaged ? damagedRows(source, text) : whole;
  const value = rows.flatMap((row, index): WeeklyRating[] => {
    if (index === 0 || isBlank(row)) return [];
    const [week = '', id = '', written = '', elo = '', maxElo = ''] = row;
    const nick = withoutApostrophe(written);
    if (isCalendarDate(week)) {
      // What a column of numbers once showed as an id still leads to its player, by the nick at least.
      return [{ week, id: readId(id) ?? '', nick, elo: ratingOf(elo), maxElo: ratingOf(maxElo) }];
    }
    log.cell(index, 0, week, noWeek);
    return [];
  });
  if (isDamaged && value.length === 0) throw whole;
  return { value, problems: log.problems };
}

/** What the history keeps of a player. */
export type Rated = Pick<WeeklyRating, 'id' | 'nick' | 'elo' | 'maxElo'>;

/**
 * The rows of a ranking, or of a week, that the history keeps: a row of somebody, with an Elo, once. Under a new nick,
 * or without an id, a player is still the same.
 */
export function rowsToKeep<Row extends Rated>(
  rows: readonly Row[],
  before: readonly Rated[] = [],
): Row[] {
  const namesOf = ({ id, nick }: Rated): string[] => [id, playerKey(nick)].filter(Boolean);
  const seen = new Set(before.flatMap(namesOf));
  return rows.filter((row) => {
    const names = namesOf(row);
    if (!isNamed(row) || names.some((name) => seen.has(name))) return false;
    if (!row.elo && !row.maxElo) return false;
    for (const name of names) seen.add(name);
    return true;
  });
}

/**
 * A look-up of a player's weeks, oldest first; the first row of a week counts. Players are known by the platform's
 * id, which a new nick does not change, or by the nick.
 */
export function weeksByPlayer(history: readonly WeeklyRating[]) {
  const byId = Map.groupBy(history, ({ id }) => id);
  const byNick = Map.groupBy(history, ({ nick }) => playerKey(nick));
  return ({ id, nick }: Pick<WeeklyRating, 'id' | 'nick'>): WeeklyRating[] => {
    const named = byNick.get(playerKey(nick)) ?? [];
    const rows = id === '' ? named : [...(byId.get(id) ?? []), ...named.filter((row) => !row.id)];
    const weeks = new Map<CalendarDate, WeeklyRating>();
    for (const row of rows) if (!weeks.has(row.week)) weeks.set(row.week, row);
    return [...weeks.values()].toSorted((a, b) => (a.week < b.week ? -1 : 1));
  };
}

/** Days after which a week's Elo is none of a duel any more. */
const eloLasts = 28;

/** A player's Elo on a day: that of its week, or of the last one known before; null without a recent one. */
export function eloOn(weeks: readonly WeeklyRating[], day: CalendarDate): number | null {
  const last = weeks.findLast(({ week, elo }) => week <= day && Boolean(elo));
  return last && daysBetween(last.week, day) < eloLasts ? last.elo : null;
}
