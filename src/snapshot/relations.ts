/**
 * Where sources contradict each other, or the calendar: problems to report, never a refusal
 * (docs/product.md, «Reading a sheet»). A rule is what a file of rules exports.
 */
import { running } from '../config/site.ts';
import { parseEloHistory } from '../domain/elo-history.ts';
import type { Problem } from '../domain/problem.ts';
import type { CalendarDate } from '../domain/time.ts';
import { buildSeason } from '../season/build.ts';
import { sheetOf, type SourceName } from '../sources/catalog.ts';
import { readAs } from './error.ts';
import { historyFile } from './history.ts';
import { isOfNow } from './layout.ts';
import { dataOf, type Reading } from './parse.ts';
import * as ofDates from './dates-rules.ts';
import * as ofNames from './names-rules.ts';
import * as ofRatings from './rating-rules.ts';
import * as ofResults from './results-rules.ts';
import * as ofRows from './rows-rules.ts';
import type { Evidence, Rule } from './rule.ts';
import { readAgain, type SourceVersion } from './validate.ts';

const rules: readonly Rule[] = [ofNames, ofRatings, ofRows, ofResults, ofDates].flatMap(
  (file): Rule[] => Object.values(file),
);

/** What is known once each source is read by itself; `last` is the last good data. */
export function evidenceOf(
  readings: Iterable<readonly [SourceName, Pick<Reading, 'value'>]>,
  last: ReadonlyMap<SourceName, SourceVersion>,
  history: string | null,
  today: CalendarDate,
): Evidence {
  const data = dataOf(readings);
  const ofNow = [...last].filter(([name, { state }]) => isOfNow(name, state));
  const duels = ofNow.flatMap(([name, version]) => {
    const isOfDuels = ['fixtures', 'duels'].includes(sheetOf(name)?.kind ?? '');
    const reading = isOfDuels ? readAgain(name, version) : null;
    return reading ? [[name, reading] as const] : [];
  });
  return {
    data,
    season: buildSeason(running, data, today),
    before: buildSeason(running, dataOf(duels), today),
    told: ofNow.flatMap(([, { state }]) => state.problems),
    today,
    history: readAs(historyFile, () => parseEloHistory(historyFile, history ?? '')).value,
  };
}

/** Everything that the rules find; of a source, in the order of its rows. */
export function checkRelations(evidence: Evidence): Problem[] {
  const found = rules.flatMap((rule) => [...rule(evidence)]);
  const byRow = (a: Problem, b: Problem): number => Number(a.row) - Number(b.row) || 0;
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  return bySource.flatMap((own) => own.toSorted(byRow));
}
