/** Reads the files of a snapshot directory as text, without parsing them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStray, readOrDefault } from '../lib/file-error.ts';
import { sourceFile, sourceNames, type SourceName } from '../sources/catalog/catalog.ts';
import { sha256 } from '../lib/hash.ts';
import { chancesFile } from './chances.ts';
import { correctionsFile } from './corrections.ts';
import { eraseNames } from './erase.ts';
import { resultsFile } from './first-results.ts';
import { eloFile } from './elo-weeks.ts';
import { changesFile } from './published-changes.ts';

export const manifestFile = 'manifest.json';

/** Paths of the histories: what a snapshot remembers because no source says it again. */
export const historyFiles = {
  history: eloFile.path,
  corrections: correctionsFile.path,
  /** When each result was first seen. */
  results: resultsFile.path,
  chances: chancesFile.path,
  changes: changesFile,
} as const;

/** Texts of the histories. A missing file is null. */
export type Histories = Record<keyof typeof historyFiles, string | null>;

export interface SnapshotFiles extends Histories {
  /** Directory that holds the pictures. */
  directory: string;
  manifest: string | null;
  /** Text of each source's file. A missing file is a missing key. */
  sources: ReadonlyMap<SourceName, string>;
  /** Paths of the pictures inside the directory: `images/<sha256>.<ext>`. */
  pictures: ReadonlySet<string>;
}

/**
 * Replaces texts of sources. Digests in the manifest follow: a file that matched its digest still matches, and one that
 * somebody edited still does not.
 */
export function replaceSources(
  files: SnapshotFiles,
  replace: (name: SourceName, text: string) => string,
): SnapshotFiles {
  let { manifest } = files;
  const sources = new Map<SourceName, string>();
  for (const [name, text] of files.sources) {
    const replaced = replace(name, text);
    sources.set(name, replaced);
    if (manifest !== null) manifest = manifest.replace(sha256(text), sha256(replaced));
  }
  return { ...files, manifest, sources };
}

/** Reads every file that a snapshot may have, without erased names. A missing directory gives an empty snapshot. */
export async function readSnapshotFiles(directory: string): Promise<SnapshotFiles> {
  return eraseNames(await readStoredFiles(directory));
}

/** Reads the files of a snapshot as they are stored: they may name people who were erased since. */
export async function readStoredFiles(directory: string): Promise<SnapshotFiles> {
  const read = (path: string): Promise<string | null> =>
    readOrDefault(readFile(join(directory, path), 'utf8'), null);
  const sources = new Map<SourceName, string>();
  for (const name of sourceNames) {
    const text = await read(sourceFile(name));
    if (text !== null) sources.set(name, text);
  }
  const pictures = await readOrDefault(readdir(join(directory, 'images')), []);
  return {
    directory,
    manifest: await read(manifestFile),
    sources,
    pictures: new Set(pictures.filter((name) => !isStray(name)).map((name) => `images/${name}`)),
    history: await read(historyFiles.history),
    corrections: await read(historyFiles.corrections),
    results: await read(historyFiles.results),
    chances: await read(historyFiles.chances),
    changes: await read(historyFiles.changes),
  };
}
