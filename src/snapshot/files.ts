/** Reads and replaces snapshot directories: their files as text, without parsing them. */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { oneLine } from '../lib/clean.ts';
import { ConfigurationError } from '../lib/error.ts';
import { entriesIn, readOrDefault, restorePrevious, swapDirectory, writeAt } from '../lib/files.ts';
import { sourceFile, sourceNames, type SourceName } from '../sources/catalog/catalog.ts';
import { chancesFile } from './chances.ts';
import { correctionsFile } from './corrections.ts';
import { eraseNames } from './erase.ts';
import { resultsFile } from './first-results.ts';
import { changesFile, eloFile } from './history.ts';

export const manifestFile = 'manifest.json';
const holdFile = 'hold.txt';

/** Paths of the histories: what a snapshot remembers because no source says it again. `history` is that of the Elo. */
const historyFiles = [
  ['history', eloFile.path],
  ['corrections', correctionsFile.path],
  ['results', resultsFile.path],
  ['chances', chancesFile.path],
  ['changes', changesFile],
] as const;

/** Texts of the histories. A missing file is null. */
export type Histories = Record<(typeof historyFiles)[number][0], string | null>;

/** The files of a snapshot as text. */
export interface SnapshotFiles extends Histories {
  /** Directory that holds the pictures. */
  directory: string;
  /** Null if there is no manifest.json, as before the first snapshot. */
  manifest: string | null;
  /** Text of each source's file. A missing file is a missing key. */
  sources: ReadonlyMap<SourceName, string>;
  /** Paths of the pictures inside the directory: `images/<sha256>.<ext>`. */
  pictures: ReadonlySet<string>;
}

/** Reads a file of a directory. Null if it is missing. */
const readText = (directory: string, path: string): Promise<string | null> =>
  readOrDefault(readFile(join(directory, path), 'utf8'), null);

/** Reads a snapshot as stored, even names erased since. Without the directory, its texts are null, its lists empty. */
export async function readStoredFiles(directory: string): Promise<SnapshotFiles> {
  const read = (path: string): Promise<string | null> => readText(directory, path);
  const sources = new Map<SourceName, string>();
  for (const name of sourceNames) {
    const text = await read(sourceFile(name));
    if (text !== null) sources.set(name, text);
  }
  return {
    directory,
    manifest: await read(manifestFile),
    sources,
    pictures: new Set(entriesIn(join(directory, 'images')).map(({ name }) => `images/${name}`)),
    history: await read(eloFile.path),
    corrections: await read(correctionsFile.path),
    results: await read(resultsFile.path),
    chances: await read(chancesFile.path),
    changes: await read(changesFile),
  };
}

/**
 * Reads the snapshot of a directory, without the names of erased people; an empty one if it is missing. If a run was
 * killed between the two renames of a replacement, restores the old directory first.
 */
export async function openSnapshot(directory: string): Promise<SnapshotFiles> {
  await restorePrevious(directory);
  return eraseNames(await readStoredFiles(directory));
}

async function writeTexts(directory: string, snapshot: SnapshotFiles): Promise<void> {
  for (const [name, text] of snapshot.sources) {
    await writeAt(join(directory, sourceFile(name)), text);
  }
  for (const [name, path] of historyFiles) {
    const text = snapshot[name];
    if (text) await writeAt(join(directory, path), text);
  }
  // An empty manifest counts as damaged, like a missing one.
  await writeAt(join(directory, manifestFile), snapshot.manifest ?? '');
}

/**
 * Replaces the snapshot of a directory, and ends a hold: writes a new directory beside it and renames. If the process
 * is killed, the old or the new snapshot is there, whole. Rejects if a file cannot be written; then the old one stays.
 * @param fetched Bytes of new pictures, by their paths. Other pictures are copied from the snapshot's own directory.
 */
export async function replaceSnapshot(
  directory: string,
  snapshot: SnapshotFiles,
  fetched: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<void> {
  const next = `${directory}.next`;
  await rm(next, { recursive: true, force: true });
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
  if (failed) {
    await rm(next, { recursive: true, force: true });
    throw failed.reason;
  }
  await swapDirectory(next, directory);
}

/**
 * Reads why a directory's data is held (hold.txt), as one line in Spanish, `no dice por qué` if the file is empty: no
 * source is fetched, and the site keeps its data. Null if it is not held.
 */
export async function readHold(directory: string): Promise<string | null> {
  const text = await readText(directory, holdFile);
  return text === null ? null : oneLine(text) || 'no dice por qué';
}

/** Holds an existing directory's data: no source is fetched until a person releases it. @param why In Spanish. */
export async function writeHold(directory: string, why: string): Promise<void> {
  await writeFile(join(directory, holdFile), `${why}\n`);
}

/** Endings of the next directory (here), of the previous one (lib/files.ts), and of a rebuild's (publish/rebuild.ts). */
const siblingEndings = ['.next', '.previous', '.candidate'];

/** Every path that a snapshot of any season may have. */
const snapshotPaths = [
  /^(firestore|sheets|history|images)$/,
  // Older snapshots also had lists of publications and of messages to chats, and other histories.
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
 * Throws if a directory that a run replaces (`directory`, or it with `.next`, `.previous`, `.candidate`) holds anything
 * but a snapshot, whole or left incomplete by a killed run. Missing and empty directories pass.
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
