/** Reads and replaces snapshot directories. */
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { restorePrevious, swapDirectory } from '../lib/swap.ts';
import { writeAt } from '../lib/write.ts';
import { sourceFile } from '../sources/catalog/catalog.ts';
import {
  historyFiles,
  manifestFile,
  readSnapshotFiles,
  type Histories,
  type SnapshotFiles,
} from './files.ts';

/**
 * Reads the snapshot of a directory, an empty one if it is missing. If a run was killed between the two renames of a
 * replacement, restores the old directory first.
 */
export async function openSnapshot(directory: string): Promise<SnapshotFiles> {
  await restorePrevious(directory);
  return readSnapshotFiles(directory);
}

async function writeTexts(directory: string, snapshot: SnapshotFiles): Promise<void> {
  for (const [name, text] of snapshot.sources) {
    await writeAt(join(directory, sourceFile(name)), text);
  }
  for (const [name, path] of Object.entries(historyFiles)) {
    const text = snapshot[name as keyof Histories];
    if (text) await writeAt(join(directory, path), text);
  }
  await writeAt(join(directory, manifestFile), snapshot.manifest ?? '');
}

/**
 * Replaces the snapshot of a directory: writes a new directory beside it and renames. Whenever the process is killed,
 * either the old or the new snapshot is there, whole. If any file cannot be written, the old one stays.
 * @param fetched Bytes of new pictures, by their paths. Other pictures are copied from the snapshot's own directory.
 */
export async function replaceSnapshot(
  directory: string,
  snapshot: SnapshotFiles,
  fetched: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<void> {
  const next = `${directory}.next`;
  await rm(next, { recursive: true, force: true });
  try {
    // Wait for all writes before removing the directory: a write still in progress would create it again.
    const writes = await Promise.allSettled([
      writeTexts(next, snapshot),
      ...[...snapshot.pictures].map(async (path) => {
        const bytes = fetched.get(path);
        if (bytes) return writeAt(join(next, path), bytes);
        await mkdir(dirname(join(next, path)), { recursive: true });
        return copyFile(join(snapshot.directory, path), join(next, path));
      }),
    ]);
    const failed = writes.find((write) => write.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  await swapDirectory(next, directory);
}
