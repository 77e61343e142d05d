/** Goes back to an earlier snapshot (docs/product.md, «Publishing»). */
import { lastRightMoment } from './clock.ts';
import type { SnapshotFiles } from './files.ts';
import {
  formatManifest,
  mergeAccepted,
  readManifest,
  stateOf,
  type SourceState,
} from './manifest.ts';
import { parseSnapshot } from './snapshot.ts';
import type { SourceName } from '../sources/catalog/catalog.ts';

/** Adds the contents that a later state of the source accepted in the same season: they may come back. */
function withAcceptedOf(state: SourceState, later: SourceState): SourceState {
  if (state.status === 'absent' || later.status === 'absent') return state;
  const isSameSeason = state.season === later.season;
  return { ...state, accepted: mergeAccepted(state.accepted, isSameSeason ? later.accepted : []) };
}

/**
 * Returns the snapshot to publish instead of `last`: the data and pictures of an earlier one, with the histories of
 * `last`. Its manifest knows the last right clock, and what was accepted in between.
 * @throws ConfigurationError if the earlier snapshot cannot be used, as one of another season.
 */
export function goBackTo(earlier: SnapshotFiles, last: SnapshotFiles): SnapshotFiles {
  const { manifest } = parseSnapshot(earlier);
  const lastManifest = readManifest(last.manifest);
  if (lastManifest) {
    for (const [name, state] of Object.entries(manifest.sources)) {
      manifest.sources[name] = withAcceptedOf(state, stateOf(lastManifest, name as SourceName));
    }
    const right = lastRightMoment(lastManifest);
    if (right) manifest.clock = { right: right.toISOString() };
  }
  const { directory, sources, pictures } = earlier;
  return { ...last, directory, sources, pictures, manifest: formatManifest(manifest) };
}
