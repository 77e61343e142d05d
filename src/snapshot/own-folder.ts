/**
 * Guards the snapshot directory. Runs replace it whole, and also the directories beside it that have endings of ours,
 * so none of them may hold anything of somebody else.
 */
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { ConfigurationError } from '../lib/error.ts';
import { readOrDefault } from '../lib/file-error.ts';

/** Directories for the next snapshot and for the previous one (store.ts, publish/rebuild.ts). */
const siblingEndings = ['.next', '.previous', '.candidate'];

/** Every path that a snapshot of any season may have. */
const snapshotPaths = [
  /^(firestore|sheets|history|images)$/,
  // Older snapshots also had lists of publications and of messages to chats.
  /^(manifest|posts|publications)\.json$/,
  /^hold\.txt$/,
  /^firestore\/[a-z-]+\.json$/,
  /^sheets\/ranking\.csv$/,
  /^sheets\/[a-z0-9-]+(\/(duels|(standings|fixtures)-\w+)\.csv)?$/,
  /^history\/((elo|chances|corrections(-later)?|events|results)\.csv|(changes|seasons)\.json)$/,
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
