/** A snapshot directory's files, as text, without what they mean. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../files/file-error.ts';
import { isStray } from '../files/stray-files.ts';
import { sourceFile, sourceNames, type SourceName } from '../sources/catalog.ts';
import { chancesFile } from './chances.ts';
import { correctionsFile, laterCorrectionsFile } from './corrections.ts';
import { resultsFile } from './first-results.ts';
import { historyFile } from './history.ts';
import { changesFile } from './published-changes.ts';

export const manifestFile = 'manifest.json';

/** Paths of what a snapshot remembers because no source says it again. */
export const historyFiles = {
  /** Elo week by week. */
  history: historyFile,
  corrections: correctionsFile,
  /** All corrections until today, while an earlier snapshot is held. */
  laterCorrections: laterCorrectionsFile,
  /** When results were first seen. */
  results: resultsFile,
  /** Chances day by day. */
  chances: chancesFile,
  /** What the last publications changed. */
  changes: changesFile,
  /** The archive as it was published, for its corrections (publish/finished-seasons.ts). */
  seasons: 'history/seasons.json',
} as const;

/** Texts of the histories; null for a file that is missing. */
export type Histories = Record<keyof typeof historyFiles, string | null>;

/** What a snapshot directory holds, or is about to hold. */
export interface SnapshotFiles extends Histories {
  /** Directory in which the pictures are. */
  directory: string;
  manifest: string | null;
  /** Text of each source's file. A missing file is a missing key. */
  sources: ReadonlyMap<SourceName, string>;
  /** Paths of the pictures inside the directory: `images/<sha256>.<ext>`. */
  pictures: ReadonlySet<string>;
}

/** Reads every file a snapshot may have. */
export async function readSnapshotFiles(directory: string): Promise<SnapshotFiles> {
  const read = (path: string): Promise<string | null> =>
    ifThere(readFile(join(directory, path), 'utf8'), null);
  const [manifest, pictures, histories, sources] = await Promise.all([
    read(manifestFile),
    ifThere(readdir(join(directory, 'images')), []),
    Promise.all(Object.entries(historyFiles).map(async ([name, path]) => [name, await read(path)])),
    Promise.all(sourceNames.map(async (name) => [name, await read(sourceFile(name))] as const)),
  ]);
  return {
    ...(Object.fromEntries(histories) as Histories),
    ...{ directory, manifest },
    sources: new Map(sources.flatMap(([name, text]) => (text === null ? [] : [[name, text]]))),
    pictures: new Set(pictures.filter((name) => !isStray(name)).map((name) => `images/${name}`)),
  };
}
