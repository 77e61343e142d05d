/** Results of the running season. */
import { newestResultsFirst, type DatedResult } from '../domain/season-duels.ts';
import { addDays, calendarDate, momentOf } from '../domain/time.ts';
import { builtAt } from './clock.ts';
import { once } from './once.ts';
import { snapshot } from './snapshot.ts';

/** All of them, newest first. */
export const seasonResults = once(async (): Promise<DatedResult[]> =>
  newestResultsFirst((await snapshot()).results),
);

/** Of how many days the results of the week are, today among them. */
const week = 7;

/** What came in the last seven days, in the order of stages and their sheets; the first and the last day. */
export async function weekResults(): Promise<{
  results: DatedResult[];
  days: readonly [string, string];
}> {
  const today = calendarDate(builtAt);
  const first = addDays(today, 1 - week);
  const since = momentOf(first, '00:00');
  const results = (await snapshot()).results.filter(({ publishedAt }) => publishedAt >= since);
  return { results, days: [first, today] };
}
