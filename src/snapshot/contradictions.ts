/** Runs the rules of `src/snapshot/rules` on the sources of a run (docs/product.md, «Reading a sheet»). */
import { running } from '../config/site.ts';
import type { CalendarDate } from '../lib/time.ts';
import type { Problem } from '../sources/problem.ts';
import type { Evidence, Rule } from './rules/rule.ts';
import { buildSeason } from '../season/build.ts';
import type { Source, SourceName } from '../sources/catalog/catalog.ts';
import { dataOf } from '../season/parsed-data.ts';
import { eloFile, readHistory } from './history.ts';
import { ofCurrentEdition, type StoredSource } from './snapshot.ts';
import { dateRules } from './rules/dates.ts';
import { documentRules } from './rules/documents.ts';
import { ratingLeaps } from './rules/ratings.ts';
import { resultRules } from './rules/results.ts';
import { rowRules } from './rules/rows.ts';

/**
 * Collects what the rules compare, parsed: `data` and `season` of a run's sources; of the last good data the season
 * `before`, `lastQualifiers` (null without) and the problems that were `reported`; Elo `history`, oldest first;
 * `today`.
 * @param last Last good data of all sources. Data of another edition of a competition is left out.
 * @param history CSV text of the Elo history; null if there is none yet.
 */
export function evidenceOf(
  sources: Iterable<readonly [SourceName, Source]>,
  last: ReadonlyMap<SourceName, StoredSource>,
  history: string | null,
  today: CalendarDate,
): Evidence {
  const data = dataOf(sources);
  const lastOfEdition = ofCurrentEdition(last);
  const lastData = dataOf(lastOfEdition);
  return {
    data,
    season: buildSeason(running, data.competitions),
    before: buildSeason(running, lastData.competitions),
    lastQualifiers: lastOfEdition.has('national-qualifiers') ? lastData.qualifiers : null,
    reported: [...lastOfEdition.values()].flatMap(({ state }) => state.problems),
    today,
    history: readHistory(eloFile, history).rows,
  };
}

/** Lists the problems of a source besides contradictions. @param contradictions Those that rules find now. */
function ownProblems({ state, reading }: StoredSource, contradictions: readonly Problem[]) {
  if (state.status === 'fresh') return state.problems;
  // A kept state lists the contradictions of its own day, which are dropped, and remarks that later data alone does not
  // show, such as a missing picture, which stay.
  const remembered = state.problems.filter(
    ({ isRemembered, reason, row }) =>
      isRemembered && !contradictions.some((now) => now.reason === reason && now.row === row),
  );
  return reading ? [...remembered, ...reading.problems] : remembered;
}

/** Copies sources, in order. A copy's `problems` are its own, then contradictions found now, and no earlier ones. */
export function withRelations(
  sources: ReadonlyMap<SourceName, StoredSource>,
  evidence: Evidence,
): Map<SourceName, StoredSource> {
  const found = Map.groupBy(checkRelations(evidence), ({ source }) => source);
  const related = new Map<SourceName, StoredSource>();
  for (const [name, source] of sources) {
    const contradictions = found.get(name) ?? [];
    const problems = [...ownProblems(source, contradictions), ...contradictions];
    related.set(name, { ...source, state: { ...source.state, problems } });
  }
  return related;
}

const rules: readonly Rule[] = [
  ...rowRules,
  ratingLeaps,
  ...resultRules,
  ...dateRules,
  ...documentRules,
];

/** Returns the problems of all rules, source by source as first found; a sheet's from its top row, others as found. */
export function checkRelations(evidence: Evidence): Problem[] {
  const found = rules.flatMap((rule) => [...rule(evidence)]);
  const rowOf = ({ row }: Problem): number => (typeof row === 'number' ? row : 0);
  const bySource = [...Map.groupBy(found, ({ source }) => source).values()];
  return bySource.flatMap((problems) => problems.toSorted((a, b) => rowOf(a) - rowOf(b)));
}
