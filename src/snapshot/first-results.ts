/** `history/results.csv`: when each result was first seen, which no sheet says (docs/product.md, «Results feed»). */
import { parseLine } from '../sources/sheets/csv.ts';
import { pairKey } from '../sources/player-key.ts';
import { oneLine } from '../lib/clean.ts';
import { nickKey } from '../lib/nick.ts';
import { momentOf } from '../lib/time.ts';
import { resultDay } from '../season/dates.ts';
import { isResult, type Match, type Season } from '../season/model.ts';
import { appendRows } from './history.ts';

export const resultsFile = 'history/results.csv';

export interface FirstResult {
  /** Key of the duel, by `resultKey`. */
  key: string;
  seenAt: Date;
  /** Date that the result had when it was first seen. */
  date: Date;
}

const headings = 'visto,fecha,temporada,fixture,ronda,local,visitante'.split(',');

/** Identifies a duel among all seasons by its round and players, because codes are reassigned. */
const keyOf = ([season, fixture, round = '', home = '', away = '']: readonly string[]): string =>
  [season, fixture, nickKey(round), pairKey(home, away)].join('\n');

const cellsOf = ({ stage, round, home, away }: Match): string[] =>
  [stage.competition.edition, stage.fixture, round.name, home.nick, away.nick].map(oneLine);

/** Key of a match in `history/results.csv`: competition edition, fixture, round and players. */
export const resultKey = (match: Match): string => keyOf(cellsOf(match));

/** Parses the file's text. A damaged line is left out, so the next snapshot adds its result again. */
export function parseResults(text: string): FirstResult[] {
  return text.split('\n').flatMap((line) => {
    const cells = parseLine(resultsFile, line);
    const [seen = '', date = '', ...duel] = cells;
    const isDated = [seen, date].every((moment) => !Number.isNaN(Date.parse(moment)));
    if (!isDated || cells.length !== headings.length) return [];
    return [{ key: keyOf(duel), seenAt: new Date(seen), date: new Date(date) }];
  });
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

/**
 * Dates a result: by its duel's own day and hour, or else by what was known when it was first seen, and never later
 * than that. Without a row of the file, the date is the last day of its round, and at most `latest`.
 */
export function dateOfResult(match: Match, known: FirstResult | undefined, latest: Date): Date {
  if (known && !match.when) return known.date;
  const day = resultDay(match);
  const latestDate = known?.seenAt ?? latest;
  return day === null
    ? latestDate
    : earlier(momentOf(day, match.when?.time ?? '00:00'), latestDate);
}

/**
 * Adds a row for each result of the season that the file does not have. Returns the text unchanged if there is none.
 */
export function addResults(text: string | null, { matches }: Season, now: Date): string | null {
  const known = new Set(parseResults(text ?? '').map(({ key }) => key));
  const rows = matches
    .filter((match) => isResult(match) && !known.has(resultKey(match)))
    .map((match) => [
      now.toISOString(),
      dateOfResult(match, undefined, now).toISOString(),
      ...cellsOf(match),
    ]);
  return rows.length === 0 ? text : appendRows(text, headings, rows);
}
