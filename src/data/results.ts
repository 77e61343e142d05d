/** The results of the running season with their corrections. */
import { absoluteUrl, duelsPath } from '../config/addresses.ts';
import { addDays, formatClock, momentOf } from '../lib/time.ts';
import type { DatedResult } from '../outputs/feeds.ts';
import { newestFirst, startOf } from '../season/dates.ts';
import { isResult, pairOf, type Decided, type Match, type Correction } from '../season/model.ts';
import { dateOfResult, keyOf, resultKey } from '../snapshot/first-results.ts';
import { lastChange } from '../snapshot/manifest.ts';
import { snapshot, builtAt, once, today } from './this-build.ts';
import { season } from './season.ts';
import { oneLine } from '../lib/clean.ts';
import { weekText } from '../words/group-text.ts';
import { pairKey } from '../sources/player-key.ts';

/** Results of the season, in its order, with the dates under which feeds list them. */
const dated = once(async (): Promise<DatedResult[]> => {
  const { manifest, firstResults } = await snapshot();
  const latest = lastChange(manifest) ?? builtAt;
  const known = new Map(firstResults.toReversed().map((first) => [keyOf(first), first]));
  return (await season()).matches
    .filter(isResult)
    .map((match) => ({ ...match, date: dateOfResult(match, known.get(resultKey(match)), latest) }));
});

/** Date of each result in feeds, by duel id: the duel's day and hour, but not after the result was first published. */
export const resultDates = once(
  async () => new Map((await dated()).map(({ id, date }) => [id, date] as const)),
);

/** All results (`isResult`), newest date in the feed first. Of the same moment, the last in its sheet comes first. */
export async function seasonResults(): Promise<DatedResult[]> {
  return newestFirst(await dated(), ({ date }) => date.toISOString());
}

/**
 * The newest `count` results by the start of their duels, or without a day by that of their rounds, or without either by
 * their date in the feed. Of the same moment, the last in its sheet comes first.
 */
export async function latestResults(count: number): Promise<Decided[]> {
  const newest = newestFirst(
    await dated(),
    (result) => startOf(result) ?? formatClock(result.date).replace('T', ' '),
  );
  return newest.slice(0, count);
}

/** Number of days in the week's results, including today. */
const weekDays = 7;

/** Group message with the results that feeds date in the last 7 days, today included. Null without results. */
export async function weekMessage(): Promise<string | null> {
  const first = addDays(today, 1 - weekDays);
  const since = momentOf(first, '00:00');
  const results = (await dated()).filter(({ date }) => date >= since);
  return weekText(results, [first, today], absoluteUrl(`${duelsPath}#resultados`));
}

/** All corrections, newest first. */
export const corrections = once(async () =>
  newestFirst((await snapshot()).corrections, ({ day }) => day),
);

/** True if a correction has a duel's id, edition and players. Another duel may have got the id of one that is gone. */
export const isAbout = (correction: Correction, match: Match): boolean =>
  correction.id === match.id &&
  correction.season === oneLine(match.stage.competition.edition) &&
  pairKey(correction.home, correction.away) === pairOf(match);

/** The newest correction of a duel's result; undefined without any. Lines about a duel that was gone do not count. */
export async function lastCorrectionOf(match: Match): Promise<Correction | undefined> {
  const all = await corrections();
  return all.find((correction) => correction.change === 'resultado' && isAbout(correction, match));
}
