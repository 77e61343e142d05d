/** The state of every source, for whoever maintains them. */
import type { Problem } from '../domain/problem.ts';
import { sourceNames, type SourceName } from '../sources/catalog.ts';
import { stateOf, type SourceState } from '../snapshot/manifest.ts';
import { placeOf, statusNames } from '../snapshot/report.ts';
import { sourceTitle } from '../snapshot/titles.ts';
import { formatAge } from '../snapshot/words.ts';
import { snapshot } from './snapshot.ts';

export interface SourceSummary {
  /** As in the report and in sources.json. */
  name: SourceName;
  title: string;
  /** In words: `al día`. */
  status: string;
  /** Null when it is not published yet. */
  data: SourceData | null;
}

interface SourceData {
  rows: number;
  /** How long before `now` it was fetched: `3 h`. */
  age: string;
  changedAt: Date;
  /** Present while its last good data stays in place of what came. */
  kept: { since: Date; because: string } | null;
  problems: (Problem & { place: string })[];
}

function summarise(state: SourceState, now: Date): SourceData | null {
  if (state.status === 'absent') return null;
  return {
    rows: state.rows,
    age: formatAge(state.fetchedAt, now.toISOString()),
    changedAt: new Date(state.changedAt),
    kept: state.status === 'kept' ? { since: new Date(state.since), because: state.because } : null,
    problems: state.problems.map((problem) => ({ ...problem, place: placeOf(problem) })),
  };
}

/** All sources, in the catalogue's order. */
export async function sourceSummaries(now: Date): Promise<SourceSummary[]> {
  const { manifest } = await snapshot();
  return sourceNames.map((name) => {
    const state = stateOf(manifest, name);
    const status = statusNames[state.status];
    return { name, title: sourceTitle(name), status, data: summarise(state, now) };
  });
}
