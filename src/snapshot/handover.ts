/**
 * The snapshot that a build has read already, for its collections: reading and validating it again
 * costs as much as the first time. The collections are bundled by Vite and the build's script is
 * not, so they meet in the process's global object.
 */
import type { Snapshot } from './snapshot.ts';

declare global {
  var readSnapshotOfBuild: Snapshot | undefined;
}

/** Leaves a snapshot for the collections of this process. */
export function handOver(snapshot: Snapshot): void {
  globalThis.readSnapshotOfBuild = snapshot;
}

/** The snapshot that was left, once: what reads it again wants it as it is by then. */
export function takeOver(): Snapshot | undefined {
  const snapshot = globalThis.readSnapshotOfBuild;
  globalThis.readSnapshotOfBuild = undefined;
  return snapshot;
}
