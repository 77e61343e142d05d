/** Whether two snapshots say the same, whenever they were taken. */
import type { SnapshotFiles } from './files.ts';
import { readManifest, sha256, type SourceState } from './manifest.ts';

/** A state without what differs between two runs that found the same. */
function steadyPart(state: SourceState): object {
  if (state.status === 'absent') return state;
  const { status, changedAt, sha256: hash, rows, problems } = state;
  return { status, changedAt, sha256: hash, rows, problems };
}

/**
 * Hash of everything in a snapshot but the moments of fetching and the wording of failures; null
 * when there is no valid one.
 */
export function fingerprint(files: SnapshotFiles): string | null {
  const manifest = readManifest(files.manifest);
  if (!manifest) return null;
  const states = Object.entries(manifest.sources)
    .map(([name, state]) => [name, steadyPart(state)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([states, manifest.pictures, files.history]));
}
