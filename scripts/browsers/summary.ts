/** What became of the gestures, browser by browser. */
import { table } from '../lib/table.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

/** A browser that was gone through. */
export interface BrowserRun {
  name: string;
  version: string;
  /** Why it was left out as a whole. */
  missing?: string;
  /** In the order of the gestures. */
  outcomes: readonly Outcome[];
}

const cells: Record<Outcome, string> = { passed: 'ok', failed: 'FAILED', skipped: '-' };

/** A row for each gesture, a column for each browser, and a line «N passed, N failed, N skipped». */
export function summary(gestures: readonly string[], runs: readonly BrowserRun[]): string {
  const headings = runs.map(({ name, version }) => `${name} ${version}`.trim());
  const rows = gestures.map((name, index) => [
    name,
    ...runs.map(({ outcomes }) => cells[outcomes[index] ?? 'skipped']),
  ]);
  const all = runs.flatMap(({ outcomes }) => outcomes);
  const count = (wanted: Outcome): number => all.filter((outcome) => outcome === wanted).length;
  const line = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
  return `${table(['gesture', ...headings], rows)}\n\n${line}`;
}

/**
 * Whether the run as a whole fails.
 * @param require No browser may be left out, either.
 */
export const hasFailed = (runs: readonly BrowserRun[], require: boolean): boolean =>
  runs.some(
    ({ missing, outcomes }) => outcomes.includes('failed') || (require && missing !== undefined),
  );
