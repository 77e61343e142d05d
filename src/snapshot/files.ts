/** A snapshot directory's files, as text; knows nothing of what they mean. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../files/file-error.ts';
import { isStray } from '../files/stray-files.ts';
import { correctionsFile, laterCorrectionsFile } from './corrections.ts';
import { resultsFile } from './first-results.ts';
import { historyFile } from './history.ts';
import { changesFile } from './published-changes.ts';
import { sourceFile, sourceNames, type SourceName } from '../sources/catalog.ts';

/** What a snapshot directory holds. Missing files are missing keys. */
export interface SnapshotFiles {
  directory: string;
  manifest: string | null;
  /** Text of each source's file. */
  sources: ReadonlyMap<SourceName, string>;
  /** Text of the Elo history. */
  history: string | null;
  /** Text of the corrections. */
  corrections: string | null;
  /** Text of all corrections until today, while an earlier snapshot is held. */
  laterCorrections: string | null;
  /** Text of when results were first seen. */
  results: string | null;
  /** Text of what the last publications changed. */
  changes: string | null;
  /** Paths of the pictures inside the directory: `images/<sha256>.<ext>`. */
  pictures: ReadonlySet<string>;
}

const readIfPresent = (path: string): Promise<string | null> =>
  ifThere(readFile(path, 'utf8'), null);

/** Reads every file a snapshot may have. */
export async function readSnapshotFiles(directory: string): Promise<SnapshotFiles> {
  const [manifest, history, corrections, laterCorrections, results, changes, pictures, ...texts] =
    await Promise.all([
      readIfPresent(join(directory, 'manifest.json')),
      readIfPresent(join(directory, historyFile)),
      readIfPresent(join(directory, correctionsFile)),
      readIfPresent(join(directory, laterCorrectionsFile)),
      readIfPresent(join(directory, resultsFile)),
      readIfPresent(join(directory, changesFile)),
      ifThere(readdir(join(directory, 'images')), []),
      ...sourceNames.map((name) => readIfPresent(join(directory, sourceFile(name)))),
    ]);
  const sources = new Map<SourceName, string>();
  sourceNames.forEach((name, index) => {
    const text = texts[index];
    if (typeof text === 'string') sources.set(name, text);
  });
  return {
    ...{ directory, manifest, history, corrections, laterCorrections, results, changes, sources },
    pictures: new Set(pictures.filter((name) => !isStray(name)).map((name) => `images/${name}`)),
  };
}
