/**
 * Guards the snapshot directory. It is replaced whole, and so is what stands beside it under names of
 * ours: nothing in there may be anybody else's.
 */
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { ConfigurationError } from '../config/error.ts';
import { ifThere } from '../files/file-error.ts';

/** Where the next snapshot is prepared, and the one before put aside (store.ts, publish/rebuild.ts). */
const besides = ['.next', '.previous', '.candidate'];

/** Everything that a snapshot of any season may have, and none that it may not. */
const ofSnapshot = [
  /^(firestore|sheets|history|images)$/,
  // Snapshots of before had a list of publications, too.
  /^(manifest|posts|publications)\.json$/,
  /^hold\.txt$/,
  /^firestore\/[a-z-]+\.json$/,
  /^sheets\/ranking\.csv$/,
  /^sheets\/[a-z0-9-]+(\/(duels|(standings|fixtures)-\w+)\.csv)?$/,
  /^history\/((elo|chances|corrections(-later)?|events|results)\.csv|(changes|seasons)\.json)$/,
  /^images\/[0-9a-f]{64}\.\w+$/,
  // Systems make these anew.
  /(^|\/)(\.DS_Store|Icon\r|(ehthumbs|Thumbs)\.db|desktop\.ini)$/i,
];

/**
 * Refuses to use a directory for snapshots unless all that would be replaced is a snapshot's, whole
 * or what a killed run left of one, or there is nothing.
 * @throws ConfigurationError that names what somebody would lose.
 */
export async function requireOwnFolder(directory: string): Promise<void> {
  for (const path of [directory, ...besides.map((ending) => directory + ending)]) {
    // Somebody's own folders are named before they are read.
    for (const recursive of [false, true]) {
      const names = await ifThere(readdir(path, { recursive }), []);
      const foreign = names
        .toSorted()
        .find((name) => !ofSnapshot.some((pattern) => pattern.test(name.replaceAll(sep, '/'))));
      if (foreign === undefined) continue;
      throw new ConfigurationError(
        `${path}: tiene «${foreign}», que no es de una instantánea y se borraría; no se tocó nada. Llevalo a otro lado, o poné en SNAPSHOT_DIR una carpeta nueva o vacía`,
      );
    }
  }
}
