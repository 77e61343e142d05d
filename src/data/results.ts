/** The results of the running season with their corrections. */
import { absoluteUrl, duelsPath } from '../config/addresses.ts';
import { addDays, momentOf } from '../lib/time.ts';
import type { DatedResult } from '../outputs/feeds.ts';
import { newestFirst } from '../season/dates.ts';
import { isResult, pairOf, type Match, type Correction } from '../season/model.ts';
import { dateOfResult, keyOf, namesOf, type FirstResult } from '../snapshot/first-results.ts';
import { lastChange } from '../snapshot/manifest.ts';
import { snapshot, builtAt, once, today } from './this-build.ts';
import { season } from './season.ts';
import { oneLine } from '../lib/clean.ts';
import { weekText } from '../words/group-text.ts';
import { pairKey } from '../sources/player-key.ts';

/** `rowOf` finds the row of a match in the history of results. No result was published after `latest`. */
const history = once(async () => {
  const { firstResults, manifest } = await snapshot();
  // The first of several rows of a duel counts, so it is set last.
  const rows = new Map(firstResults.toReversed().map((row) => [keyOf(row), row]));
  const rowOf = (match: Match): FirstResult | undefined => rows.get(keyOf(namesOf(match)));
  return { rowOf, latest: lastChange(manifest) ?? builtAt };
});

/** Results of the season, in its order, with the dates under which feeds list them. */
const dated = once(async (): Promise<DatedResult[]> => {
  const { rowOf, latest } = await history();
  return (await season()).matches
    .filter(isResult)
    .map((match) => ({ ...match, date: dateOfResult(match, rowOf(match), latest) }));
});

/** Returns a function for the moment when a duel's result was first published, else that of the last change of data. */
export async function publicationOfResults(): Promise<(match: Match) => Date> {
  const { rowOf, latest } = await history();
  return (match) => rowOf(match)?.seenAt ?? latest;
}

/** Duels decided by games or walkover, with `date` as in feeds, newest first; at equal dates the later row first. */
export async function seasonResults(): Promise<DatedResult[]> {
  return newestFirst(await dated(), ({ date }) => date.toISOString());
}

/** Number of days in the week's results, including today. */
const weekDays = 7;

/** Spanish chat message with the first 40 results that feeds date in the last 7 days, today included, or null. */
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

/** True if a correction, of any kind, has a duel's id, edition and pair, at home or away and by former nicks, too. */
export const isAbout = (correction: Correction, match: Match): boolean =>
  correction.id === match.id &&
  correction.season === oneLine(match.stage.competition.edition) &&
  pairKey(correction.home, correction.away) === pairOf(match);

/** The newest correction of a duel's result, or undefined. Corrections that remove or restore a duel do not count. */
export async function lastCorrectionOf(match: Match): Promise<Correction | undefined> {
  const all = await corrections();
  return all.find((correction) => correction.change === 'resultado' && isAbout(correction, match));
}
