/** What became of each source in a run, for the run's report. */
import { counterparts } from '../lib/counterparts.ts';
import type { SourceName } from '../sources/catalog/catalog.ts';
import type { Problem } from '../sources/problem.ts';
import type { SourceState } from './manifest.ts';

/** What became of a source. */
export interface SourceOutcome {
  name: SourceName;
  /** `missing`: without fresh or last good data, which stops the run. */
  status: SourceState['status'] | 'missing';
  /** Rows of the published data; 0 without data. */
  rows: number;
  /** When the published data was fetched, ISO 8601 UTC. Null without data. */
  fetchedAt: string | null;
  /** Spanish reason why the fetched data was refused. Null if it was accepted, or nothing was fetched. */
  refusal: string | null;
  problems: ObservedProblem[];
}

/** A problem; `isKnown` if the last snapshot already had it. */
export type ObservedProblem = Problem & { isKnown: boolean };

/** What a run found. */
export interface TakeReport {
  /** Moment of the run by the last right clock, ISO 8601 UTC. */
  takenAt: string;
  /** Sources in the catalogue's order. */
  sources: SourceOutcome[];
  /** False if a source is missing: then nothing was written. */
  written: boolean;
  /** True if the data of any source differs from the last snapshot's. */
  changed: boolean;
  /** Spanish sentence about a clock that is odd; null for a right one. */
  oddClock: string | null;
}

/** Keys of the same problem in two snapshots: an inserted row moves those below it to other rows. */
const sameProblem: readonly ((problem: Problem) => string[])[] = [
  ({ row, column, value, reason }) => [[row, column, value, reason].join('\n')],
  ({ column, value, reason }) => [[column, value, reason].join('\n')],
];

/** Says which problems the last snapshot had, too. */
function observe(problems: readonly Problem[], before: readonly Problem[]): ObservedProblem[] {
  const known = new Set(counterparts(before, problems, sameProblem).values());
  return problems.map((problem) => ({ ...problem, isKnown: known.has(problem) }));
}

/**
 * Says what became of a source.
 * @param failure Why there is no data to publish, in Spanish; undefined if there is, or if nothing was fetched.
 * @param state State in the next snapshot; undefined if a source that had data, or must have it, has none.
 * @param before Problems that the last snapshot had of the source.
 */
export function outcomeOf(
  name: SourceName,
  failure: string | undefined,
  state: SourceState | undefined,
  before: readonly Problem[],
): SourceOutcome {
  if (state === undefined || state.status === 'absent') {
    const status = state ? 'absent' : 'missing';
    return { name, status, rows: 0, fetchedAt: null, refusal: failure ?? null, problems: [] };
  }
  const { status, rows, fetchedAt } = state;
  const refusal = status === 'kept' ? state.because : null;
  return { name, status, rows, fetchedAt, refusal, problems: observe(state.problems, before) };
}
