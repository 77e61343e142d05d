/**
 * Runs all rules about contradictions between sources, or with the calendar. They report problems and refuse nothing
 * (docs/product.md, «Reading a sheet»).
 */
import type { Problem } from '../../sources/problem.ts';
import { dateRules } from './dates.ts';
import { documentRules } from './documents.ts';
import { nameRules } from './names.ts';
import { ratingLeaps } from './ratings.ts';
import { resultRules } from './results.ts';
import { rowRules } from './rows.ts';
import type { Evidence, Rule } from './rule.ts';

const rules: readonly Rule[] = [
  ...nameRules,
  ratingLeaps,
  ...rowRules,
  ...resultRules,
  ...dateRules,
  ...documentRules,
];

/** Runs all rules. Problems are grouped by source and sorted by row. */
export function checkRelations(evidence: Evidence): Problem[] {
  const found = rules.flatMap((rule) => [...rule(evidence)]);
  const byRow = (a: Problem, b: Problem): number => Number(a.row) - Number(b.row) || 0;
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  return bySource.flatMap((problems) => problems.toSorted(byRow));
}
