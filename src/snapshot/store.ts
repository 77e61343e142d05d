/** Reads snapshot directories, and replaces them unless somebody else's files would be lost. */
import { copyFile, mkdir, rm, readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
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
import { ConfigurationError } from '../lib/error.ts';
import { readOrDefault } from '../lib/file-error.ts';

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

/** Endings of the directories for the next snapshot and for the previous one (here, and in publish/rebuild.ts). */
const siblingEndings = ['.next', '.previous', '.candidate'];

/** Every path that a snapshot of any season may have. */
const snapshotPaths = [
  /^(firestore|sheets|history|images)$/,
  /^manifest\.json$/,
  /^hold\.txt$/,
  /^firestore\/[a-z-]+\.json$/,
  /^sheets\/ranking\.csv$/,
  /^sheets\/[a-z0-9-]+(\/(duels|(standings|fixtures)-\w+)\.csv)?$/,
  /^history\/((elo|chances|corrections|results)\.csv|changes\.json)$/,
  /^images\/[0-9a-f]{64}\.\w+$/,
  // Systems create these files by themselves.
  /(^|\/)(\.DS_Store|Icon\r|(ehthumbs|Thumbs)\.db|desktop\.ini)$/i,
];

/**
 * Throws unless each directory that would be replaced is missing, or holds nothing but a snapshot, whole or left
 * incomplete by a killed run.
 * @throws ConfigurationError that names a file somebody would lose.
 */
export async function requireOwnFolder(directory: string): Promise<void> {
  for (const path of [directory, ...siblingEndings.map((ending) => directory + ending)]) {
    // Foreign folders are refused by their name, before anything in them is read.
    for (const recursive of [false, true]) {
      const names = await readOrDefault(readdir(path, { recursive }), []);
      const foreign = names
        .toSorted()
        .find((name) => !snapshotPaths.some((pattern) => pattern.test(name.replaceAll(sep, '/'))));
      if (foreign === undefined) continue;
      throw new ConfigurationError(
        `${path}: tiene «${foreign}», que no es de una instantánea y se borraría; no se tocó nada. Llevalo a otro lado, o poné en SNAPSHOT_DIR una carpeta nueva o vacía`,
      );
    }
  }
}
