/**
 * `history/results.csv`: when each result was first seen, and when it last became another. Sheets do not
 * say it of a duel, and feed readers take what has a new date for new (docs/product.md, «Results feed»).
 */
import Papa from 'papaparse';
import { sheets } from '../config/site.ts';
import {
  isResult,
  listStages,
  seasonDuels,
  type DatedResult,
  type SeasonResult,
} from '../domain/season-duels.ts';
import { startOf } from '../domain/stage-dates.ts';
import { calendarDate, momentOf } from '../domain/time.ts';
import { mapNames } from '../sources/catalog.ts';
import { sha256 } from './manifest.ts';
import type { KnownSources } from './parse.ts';

export const resultHistoryFile = 'history/results.csv';

const header = ['id', 'suma', 'visto', 'modificado'];

interface Memory {
  sum: string;
  publishedAt: Date;
  updatedAt: Date;
}

/** What a history remembers; null when there is none, or somebody damaged it. */
function readMemories(history: string | null): Map<string, Memory> | null {
  const [first, ...rows] = Papa.parse<string[]>(history ?? '').data;
  if (first?.join() !== header.join()) return null;
  return new Map(
    rows.flatMap(([id = '', sum = '', seen = '', changed = '']) => {
      const [publishedAt, updatedAt] = [new Date(seen), new Date(changed)];
      const isRead = id !== '' && !Number.isNaN(publishedAt.getTime() + updatedAt.getTime());
      return isRead ? [[id, { sum, publishedAt, updatedAt }] as const] : [];
    }),
  );
}

/** Digest of what a feed shows of a result: when it changes, so has the result. */
const sumOf = ({ duel: { home, homeScore, awayScore, away, link } }: SeasonResult): string =>
  sha256(JSON.stringify([home, homeScore, awayScore, away, link])).slice(0, 16);

/** Where nothing is remembered: the duel's day, or its round's first one, and never after `latest`. */
function dayOf(result: SeasonResult, latest: Date): Date {
  const [day, time = '00:00'] = startOf(result)?.split(' ') ?? [];
  const moment = day === undefined ? latest : momentOf(day, time);
  return moment < latest ? moment : latest;
}

/**
 * The history after these results: a new one was first seen now, a changed one changed now, the others
 * stay. Results that left keep their row: they may come back. What is there before anything is
 * remembered is as old as its day.
 * @param history The file's text, null when there is none yet.
 */
export function addToResultHistory(
  history: string | null,
  results: readonly SeasonResult[],
  now: Date,
): string {
  const remembered = readMemories(history);
  const memories = new Map(remembered);
  for (const result of results) {
    const before = memories.get(result.uid);
    const sum = sumOf(result);
    if (before?.sum === sum) continue;
    const seen = remembered ? now : dayOf(result, now);
    memories.set(result.uid, {
      sum,
      publishedAt: before?.publishedAt ?? seen,
      updatedAt: seen,
    });
  }
  const rows = [...memories]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { sum, publishedAt, updatedAt }]) => [
      id,
      sum,
      publishedAt.toISOString(),
      updatedAt.toISOString(),
    ]);
  return `${Papa.unparse([header, ...rows], { newline: '\n' })}\n`;
}

/** Results with what is remembered of them; one that is not, as in the demo, is as old as its day. */
export function withDates(
  results: readonly SeasonResult[],
  history: string | null,
  dataChangedAt: Date,
): DatedResult[] {
  const memories = readMemories(history);
  return results.map((result) => {
    const day = dayOf(result, dataChangedAt);
    const { publishedAt, updatedAt } = memories?.get(result.uid) ?? {
      publishedAt: day,
      updatedAt: day,
    };
    return { ...result, publishedAt, updatedAt };
  });
}

/** The results in these sources; those without a year are the ones closest to `now`. */
export function resultsIn(known: KnownSources, now: Date): SeasonResult[] {
  const fixtures = mapNames(sheets.fixtures, (name) => known[`fixtures-${name}`] ?? []);
  return seasonDuels(listStages(fixtures), calendarDate(now)).filter(isResult);
}
