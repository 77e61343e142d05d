/**
 * Whose a snapshot directory is. It is replaced whole, and so is what stands beside it under names of
 * ours: nothing in there may be anybody else's.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '../config/error.ts';
import { isCode } from './file-error.ts';
import { isOfSystem } from './stray-files.ts';

/** Where the next snapshot is prepared, and the one before put aside (store.ts, publish/rebuild.ts). */
const besides = ['.next', '.previous', '.candidate'];

const folders = ['firestore', 'sheets', 'history', 'images'];

/** Every file that a snapshot of any season may have, and none that it may not. */
const ofSnapshot = [
  // Snapshots of before had a list of publications, too.
  /^(manifest|publications)\.json$/,
  /^hold\.txt$/,
  /^firestore\/[a-z-]+\.json$/,
  /^sheets\/(ranking|(standings|fixtures|duels)-\w+)\.csv$/,
  /^history\/(elo|events|results)\.csv$/,
  /^images\/[0-9a-f]{64}\.\w+$/,
];

/** Whether a manifest.json is of a snapshot, or of one that is damaged: other programs have theirs. */
async function isManifest(path: string): Promise<boolean> {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    const manifest: unknown = JSON.parse(text);
    return typeof manifest === 'object' && manifest !== null && 'sources' in manifest;
  } catch {
    return true;
  }
}

/** The first thing in a folder that is of no snapshot; null when there is none, or no folder. */
async function foreignIn(directory: string, folder = ''): Promise<string | null> {
  const entries = await readdir(join(directory, folder), { withFileTypes: true }).catch(
    (error: unknown) => {
      if (isCode(error, 'ENOENT')) return [];
      throw error;
    },
  );
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder + entry.name;
    if (entry.isDirectory()) {
      const foreign = folders.includes(path) ? await foreignIn(directory, `${path}/`) : path;
      if (foreign !== null) return foreign;
    } else {
      const isOurs =
        isOfSystem(entry.name) ||
        (ofSnapshot.some((pattern) => pattern.test(path)) &&
          (path !== 'manifest.json' || (await isManifest(join(directory, path)))));
      if (!isOurs) return path;
    }
  }
  return null;
}

/**
 * Refuses to use a directory for snapshots unless all that would be replaced is a snapshot's, whole
 * or what a killed run left of one, or there is nothing.
 * @throws ConfigurationError that names what somebody would lose.
 */
export async function requireOwnFolder(directory: string): Promise<void> {
  for (const path of [directory, ...besides.map((ending) => directory + ending)]) {
    const foreign = await foreignIn(path).catch((error: unknown) => {
      if (isCode(error, 'ENOTDIR')) return '';
      throw error;
    });
    if (foreign === null) continue;
    const what = foreign === '' ? 'es un archivo' : `tiene «${foreign}»`;
    throw new ConfigurationError(
      `${path}: ${what}, que no es de una instantánea y se borraría; no se tocó nada. Llevalo a otro lado, o poné en SNAPSHOT_DIR una carpeta nueva o vacía`,
    );
  }
}
