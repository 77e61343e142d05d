/** The snapshot this build publishes. */
import type { Environment } from '../config/environment.ts';
import { demoShift, shiftDemo } from './demo.ts';
import { parseSnapshot, type Snapshot } from './snapshot.ts';
import { openSnapshot } from './store.ts';

/**
 * Reads and validates the environment's snapshot; demo data is moved to the week of the build.
 * @throws SnapshotError naming file, place and reason, in Spanish.
 */
export async function readSnapshot({
  data,
  snapshotDirectory,
  now,
}: Pick<Environment, 'data' | 'snapshotDirectory' | 'now'>): Promise<Snapshot> {
  const files = await openSnapshot(snapshotDirectory);
  return parseSnapshot(data === 'demo' ? shiftDemo(files, demoShift(now)) : files);
}
