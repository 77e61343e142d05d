/** Says whether two snapshots have the same data. */
import { sha256 } from '../lib/hash.ts';
import { weekOf } from '../lib/time.ts';
import { sourceNames } from '../sources/catalog/catalog.ts';
import { lastRightMoment } from './clock.ts';
import type { SnapshotFiles } from './files.ts';
import { readManifest, stateOf, type SourceState } from './manifest.ts';

/** Part of a state that stays equal between two runs that found the same data. */
function steadyPart(state: SourceState): object {
  if (state.status === 'absent') return { status: state.status, since: state.since };
  const { status, changedAt, sha256: hash, rows, problems, starts, criteria } = state;
  return { status, changedAt, sha256: hash, rows, problems, starts, criteria };
}

/**
 * Hashes a snapshot's source states, pictures, Elo history, corrections and first results, so that equal data has equal
 * hashes. Times of fetching and the wording of failures do not count. Null without a valid manifest.
 */
export function fingerprint(files: SnapshotFiles): string | null {
  const manifest = readManifest(files.manifest);
  if (!manifest) return null;
  const { history, corrections, results } = files;
  // Each week has a new fingerprint, so that the last snapshot's clock is never old (clock.ts).
  const right = lastRightMoment(manifest);
  const clock = [right && weekOf(right), manifest.clock?.odd];
  const states = sourceNames.map((name) => [name, steadyPart(stateOf(manifest, name))] as const);
  return sha256(JSON.stringify([states, manifest.pictures, history, corrections, results, clock]));
}
