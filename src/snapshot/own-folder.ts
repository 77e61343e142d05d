/**
 * Whose a snapshot directory is. It is replaced whole, and so is what stands beside it under names of
 * ours: nothing in there may be anybody else's.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '../config/error.ts';
import { isCode } from './file-error.ts';

/** Where the next snapshot is prepared, and the one before put aside (store.ts, publish/rebuild.ts). */
const besides = ['.next', '.previous', '.candidate'];

const folders = ['firestore', 'sheets', 'history', 'images'];

/** Everything that a snapshot of any season may have, and none that it may not. */
const ofSnapshot = [
  /^(firestore|sheets|history|images)$/,
  // Snapshots of before had a list of publications, too.
  /^(manifest|publications)\.json$/,
  /^hold\.txt$/,
  /^firestore\/[a-z-]+\.json$/,
  /^sheets\/(ranking|(standings|fixtures|duels)-\w+)\.csv$/,
  /^history\/(elo|events|results)\.csv$/,
  /^images\/[0-9a-f]{64}\.\w+$/,
  // Systems make these anew.
  /(^|\/)(\.DS_Store|Icon\r|(ehthumbs|Thumbs)\.db|desktop\.ini)$/i,
];

/** What a folder of a directory holds that is of no snapshot; null when it is no folder. */
async function foreignIn(directory: string, folder: string): Promise<string[] | null> {
  try {
    const names = await readdir(join(directory, folder));
    const paths = names.toSorted().map((name) => (folder === '' ? name : `${folder}/${name}`));
    return paths.filter((path) => !ofSnapshot.some((pattern) => pattern.test(path)));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    if (isCode(error, 'ENOTDIR')) return null;
    throw error;
  }
}

/**
 * Refuses to use a directory for snapshots unless all that would be replaced is a snapshot's, whole
 * or what a killed run left of one, or there is nothing.
 * @throws ConfigurationError that names what somebody would lose.
 */
export async function requireOwnFolder(directory: string): Promise<void> {
  for (const path of [directory, ...besides.map((ending) => directory + ending)]) {
    for (const folder of ['', ...folders]) {
      const foreign = await foreignIn(path, folder);
      if (foreign?.length === 0) continue;
      const what = foreign ? `tiene «${foreign[0]}»` : 'es un archivo';
      throw new ConfigurationError(
        `${join(path, foreign ? '' : folder)}: ${what}, que no es de una instantánea y se borraría; no se tocó nada. Llevalo a otro lado, o poné en SNAPSHOT_DIR una carpeta nueva o vacía`,
      );
    }
  }
}
