/** Results of the running season. */
import { addDays, momentOf } from '../domain/time.ts';
import type { DatedResult } from '../feeds/results-feed.ts';
import { newestFirst, resultDay } from '../season/dates.ts';
import { isResult, type Decided } from '../season/model.ts';
import { lastChange } from '../snapshot/snapshot.ts';
import { builtAt, today } from './clock.ts';
import { once } from './once.ts';
import { season } from './season.ts';
import { snapshot } from './snapshot.ts';

/** Each with its duel's day, or its round's last, and never after the data last changed. */
const dated = once(async (): Promise<DatedResult[]> => {
  const latest = lastChange((await snapshot()).manifest) ?? builtAt;
  return (await season()).matches.filter(isResult).map((match) => {
    const day = resultDay(match);
    const date = day === null ? latest : momentOf(day, match.when?.time ?? '00:00');
    return { ...match, date: date < latest ? date : latest };
  });
});

/** All of them, newest first; of one moment, the last in its sheet first. */
export async function seasonResults(): Promise<DatedResult[]> {
  return (await dated()).toReversed().toSorted((a, b) => b.date.getTime() - a.date.getTime());
}

/** The last `count` of them, newest first. */
export async function latestResults(count: number): Promise<Decided[]> {
  return newestFirst(await dated(), (match) => match).slice(0, count);
}

/** Of how many days the results of the week are, today among them. */
const week = 7;

/** What is of the last seven days, in the order of stages and their sheets; the first and the last day. */
export async function weekResults() {
  const first = addDays(today, 1 - week);
  const since = momentOf(first, '00:00');
  const results = (await dated()).filter(({ date }) => date >= since);
  return { results, days: [first, today] as const };
}
