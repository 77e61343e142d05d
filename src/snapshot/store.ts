/** Snapshot directories on disk: read the last good one, replace it whole. */
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sourceFile } from '../sources/catalog.ts';
import { correctionsFile, laterCorrectionsFile } from './corrections.ts';
import { resultsFile } from './first-results.ts';
import { historyFile } from './history.ts';
import { changesFile } from './published-changes.ts';
import { readSnapshotFiles, type SnapshotFiles } from './files.ts';
import { formatManifest, type Manifest } from './manifest.ts';
import { putBack, swapDirectory } from '../files/swap.ts';

/** What a snapshot remembers, and a source does not say again. */
type Histories = Pick<
  SnapshotFiles,
  'history' | 'corrections' | 'laterCorrections' | 'results' | 'changes'
>;

/** Everything of a snapshot that is about to be written. */
export interface NewSnapshot
  extends Omit<Histories, 'laterCorrections'>, Pick<SnapshotFiles, 'sources'> {
  /** By path in the snapshot: the bytes, or the file to copy. */
  pictures: ReadonlyMap<string, Uint8Array | { copyOf: string }>;
  manifest: Manifest;
}

/**
 * Reads the snapshot of a directory. If a run was killed in the instant between putting the old one aside and
 * the new one in place, the old one is put back first.
 */
export async function openSnapshot(directory: string): Promise<SnapshotFiles> {
  await putBack(directory);
  return readSnapshotFiles(directory);
}

async function writeAt(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Writes the histories that are given; the others stay as they are. */
export async function writeHistories(directory: string, files: Partial<Histories>): Promise<void> {
  const texts = [
    [historyFile, files.history],
    [correctionsFile, files.corrections],
    [laterCorrectionsFile, files.laterCorrections],
    [resultsFile, files.results],
    [changesFile, files.changes],
  ] as const;
  for (const [path, text] of texts) if (text) await writeAt(join(directory, path), text);
}

/**
 * Replaces the snapshot of a directory: writes beside it and renames. Whenever the process is killed, the
 * old one or the new one is there, whole. Where anything cannot be written, the old one stays.
 */
export async function replaceSnapshot(directory: string, snapshot: NewSnapshot): Promise<void> {
  const next = `${directory}.next`;
  await rm(next, { recursive: true, force: true });
  try {
    // All settled before anything is cleared away: a write that goes on would bring it back.
    const writes = await Promise.allSettled([
      ...[...snapshot.sources].map(([name, text]) => writeAt(join(next, sourceFile(name)), text)),
      ...[...snapshot.pictures].map(async ([path, picture]) => {
        if (picture instanceof Uint8Array) return writeAt(join(next, path), picture);
        await mkdir(dirname(join(next, path)), { recursive: true });
        return copyFile(picture.copyOf, join(next, path));
      }),
      writeHistories(next, snapshot),
      writeAt(join(next, 'manifest.json'), formatManifest(snapshot.manifest)),
    ]);
    const failed = writes.find((write) => write.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  await swapDirectory(next, directory);
}
