/** What differs between two snapshots: whether anything does, and in words for a maintainer. */
import { sourceNames } from '../sources/catalog.ts';
import type { SnapshotFiles } from './files.ts';
import { readManifest, sha256, stateOf, type SourceState } from './manifest.ts';
import { sourceTitle } from './titles.ts';

function describeData(before: SourceState, after: SourceState): string[] {
  if (before.status === 'absent') return after.status === 'absent' ? [] : ['primeros datos'];
  if (after.status === 'absent') return ['ya no se publica'];
  if (before.sha256 === after.sha256) return [];
  const more = after.rows - before.rows;
  if (more === 0) return ['cambios'];
  return [`${more > 0 ? '+' : '−'}${Math.abs(more)}`];
}

function describeStatus(before: SourceState, after: SourceState): string[] {
  if (before.status !== 'kept' && after.status === 'kept') return ['se conserva lo anterior'];
  return before.status === 'kept' && after.status === 'fresh' ? ['al día otra vez'] : [];
}

/** The differences, a phrase each source, in the catalogue's order; empty when there are none. */
export function describeChanges(before: SnapshotFiles, after: SnapshotFiles): string[] {
  const old = readManifest(before.manifest);
  const current = readManifest(after.manifest);
  if (!current) return [];
  if (!old) return [`primera instantánea, ${after.sources.size} fuentes`];
  const changes = sourceNames.flatMap((name) => {
    const states = [stateOf(old, name), stateOf(current, name)] as const;
    const parts = [...describeData(...states), ...describeStatus(...states)];
    return parts.length > 0 ? [`${sourceTitle(name)}: ${parts.join(', ')}`] : [];
  });
  return before.history === after.history
    ? changes
    : [...changes, 'historial de Elo: semana nueva'];
}

/** A state without what differs between two runs that found the same. */
function steadyPart(state: SourceState): object {
  if (state.status === 'absent') return state;
  const { status, changedAt, sha256: hash, rows, problems, starts } = state;
  return { status, changedAt, sha256: hash, rows, problems, starts };
}

/**
 * Hash of everything in a snapshot but the moments of fetching and the wording of failures; null
 * when there is no valid one.
 */
export function fingerprint(files: SnapshotFiles): string | null {
  const manifest = readManifest(files.manifest);
  if (!manifest) return null;
  const { history, corrections, results } = files;
  const states = sourceNames.map((name) => [name, steadyPart(stateOf(manifest, name))] as const);
  return sha256(JSON.stringify([states, manifest.pictures, history, corrections, results]));
}
