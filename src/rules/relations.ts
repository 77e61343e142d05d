/**
 * Where sources contradict each other, or the calendar: problems to report, never a refusal
 * (docs/product.md, «Reading a sheet»). A rule is what a file of rules exports.
 */
import type { Problem } from '../domain/problem.ts';
import * as ofDates from './dates.ts';
import * as ofDocuments from './documents.ts';
import * as ofNames from './names.ts';
import * as ofRatings from './ratings.ts';
import * as ofResults from './results.ts';
import * as ofRows from './rows.ts';
import type { Evidence, Rule } from './rule.ts';

const files = [ofNames, ofRatings, ofRows, ofResults, ofDates, ofDocuments];
const rules = files.flatMap((file): Rule[] => Object.values(file));

/** Everything that the rules find; of a source, in the order of its rows. */
export function checkRelations(evidence: Evidence): Problem[] {
  const found = rules.flatMap((rule) => [...rule(evidence)]);
  const byRow = (a: Problem, b: Problem): number => Number(a.row) - Number(b.row) || 0;
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  return bySource.flatMap((own) => own.toSorted(byRow));
}
