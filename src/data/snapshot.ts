/** The snapshot that this build publishes, and how old it is. */
import { sourceNames, type SourceName } from '../sources/catalog.ts';
import { stateOf, type SourceState } from '../snapshot/manifest.ts';
import { lastChange, readSnapshot } from '../snapshot/snapshot.ts';
import { environment } from './environment.ts';
import { once } from './once.ts';

/** Everything in the snapshot. @throws SnapshotError naming file, place and reason, in Spanish. */
export const snapshot = once(() => readSnapshot(environment));

/** Whether this is the demo, and when any data last changed (null when there is none). */
export async function freshness(): Promise<{ isDemo: boolean; changedAt: Date | null }> {
  const { manifest } = await snapshot();
  return { isDemo: environment.data === 'demo', changedAt: lastChange(manifest) };
}

/** The state of every source, in the catalogue's order. */
export async function sourceStates(): Promise<{ name: SourceName; state: SourceState }[]> {
  const { manifest } = await snapshot();
  return sourceNames.map((name) => ({ name, state: stateOf(manifest, name) }));
}
