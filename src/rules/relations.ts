/**
 * Runs all rules about contradictions between sources, or with the calendar. They report problems and refuse nothing
 * (docs/product.md, «Reading a sheet»).
 */
import type { Problem } from '../domain/problem.ts';
import * as dates from './dates.ts';
import * as documents from './documents.ts';
import * as names from './names.ts';
import * as ratings from './ratings.ts';
import * as results from './results.ts';
import * as rows from './rows.ts';
import type { Evidence, Rule } from './rule.ts';

/** Files of rules. Everything that they export is a rule. */
const files: readonly Readonly<Record<string, Rule>>[] = [
  names,
  ratings,
  rows,
  results,
  dates,
  documents,
];

/** All rules, file by file and by name. The order decides how problems of one row are sorted. */
const rules = files.flatMap((file) =>
  Object.keys(file)
    .toSorted()
    .flatMap((name) => file[name] ?? []),
);

/** Runs all rules. Problems are grouped by source and sorted by row. */
export function checkRelations(evidence: Evidence): Problem[] {
  const found = rules.flatMap((rule) => [...rule(evidence)]);
  const byRow = (a: Problem, b: Problem): number => Number(a.row) - Number(b.row) || 0;
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  return bySource.flatMap((problems) => problems.toSorted(byRow));
}
