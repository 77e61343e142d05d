/** Goes back to earlier snapshots: the commits of the branch «snapshot», of which the snapshot directory is a checkout. */
import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { ConfigurationError } from '../lib/error.ts';
import type { SnapshotFiles } from '../snapshot/files.ts';
import {
  formatManifest,
  lastRightMoment,
  mergeAccepted,
  readManifest,
  type Manifest,
  type SourceState,
} from '../snapshot/manifest.ts';
import { parseSnapshot } from '../snapshot/snapshot.ts';

const execute = promisify(execFile);

async function git(directory: string, ...args: string[]): Promise<string> {
  return (await execute('git', args, { cwd: directory })).stdout.trim();
}

/** Full hash of the commit with an earlier snapshot. @throws ConfigurationError if there is none. */
async function snapshotCommit(directory: string, reference: string): Promise<string> {
  try {
    const name = ['--verify', '--end-of-options', `${reference}^{commit}`];
    const commit = await git(directory, 'rev-parse', ...name);
    await git(directory, 'cat-file', '-e', `${commit}:./manifest.json`);
    return commit;
  } catch {
    throw new ConfigurationError(
      `«${reference}» no es una instantánea anterior de ${directory}: copiá el código de un commit de la rama «snapshot»`,
    );
  }
}

/**
 * Replaces the directory `to` with an earlier snapshot of `directory`, by any git name of its commit.
 * @returns The full hash of the snapshot's commit.
 * @throws ConfigurationError if there is no such snapshot. Other errors, such as a full disk, are thrown as they are.
 */
export async function restoreSnapshot(
  directory: string,
  reference: string,
  to: string,
): Promise<string> {
  const commit = await snapshotCommit(directory, reference);
  const archive = `${to}.tar`;
  try {
    await git(directory, 'archive', '--output', archive, commit, '.');
    await rm(to, { recursive: true, force: true });
    await mkdir(to);
    await execute('tar', ['-xf', archive, '-C', to]);
    return commit;
  } finally {
    await rm(archive, { force: true });
  }
}

/** Adds the contents that a later state of the source accepted in the same season: they may come back. */
function withAcceptedOf(state: SourceState, later: SourceState | undefined): SourceState {
  if (state.status === 'absent' || !later || later.status === 'absent') return state;
  if (state.season !== later.season) return state;
  return { ...state, accepted: mergeAccepted(state.accepted, later.accepted) };
}

/**
 * Returns the snapshot to publish instead of `last`: the data and pictures of an earlier one, with the histories of
 * `last`. Its manifest knows the last right clock, and what was accepted in between.
 * @throws SnapshotError if the earlier snapshot cannot be used, as one of another season.
 */
export function goBackTo(earlier: SnapshotFiles, last: SnapshotFiles): SnapshotFiles {
  const { manifest } = parseSnapshot(earlier);
  const lastManifest = readManifest(last.manifest);
  const restored: Manifest = { ...manifest, sources: {} };
  for (const [name, state] of Object.entries(manifest.sources)) {
    restored.sources[name] = withAcceptedOf(state, lastManifest?.sources[name]);
  }
  const right = lastManifest && lastRightMoment(lastManifest);
  if (right) restored.clock = { right: right.toISOString() };
  const { directory, sources, pictures } = earlier;
  return { ...last, directory, sources, pictures, manifest: formatManifest(restored) };
}
