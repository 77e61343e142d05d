/**
 * Runs all rules about contradictions between sources, or with the calendar. They report problems and refuse nothing
 * (docs/product.md, «Reading a sheet»).
 */
import type { Problem } from '../../sources/problem.ts';
import * as dateRules from './dates.ts';
import * as documentRules from './documents.ts';
import * as nameRules from './names.ts';
import * as ratingRules from './ratings.ts';
import * as resultRules from './results.ts';
import * as rowRules from './rows.ts';
import type { Evidence, Rule } from './rule.ts';

/** All rules: each export of these files is one. */
const rules: readonly Rule[] = [
  nameRules,
  ratingRules,
  rowRules,
  resultRules,
  dateRules,
  documentRules,
].flatMap((file: Readonly<Record<string, Rule>>) => Object.values(file));

/** Runs all rules. Problems are grouped by source and sorted by row. */
export function checkRelations(evidence: Evidence): Problem[] {
  const found = rules.flatMap((rule) => [...rule(evidence)]);
  const byRow = (a: Problem, b: Problem): number => Number(a.row) - Number(b.row) || 0;
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  return bySource.flatMap((problems) => problems.toSorted(byRow));
}
