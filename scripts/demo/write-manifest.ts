/** Writing the manifest of a snapshot made by hand: the demo's, or one generated for a test. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../src/domain/problem.ts';
import { sourceNames, type SourceName } from '../../src/sources/catalog.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../../src/snapshot/files.ts';
import {
  formatManifest,
  sha256,
  type Manifest,
  type SourceState,
} from '../../src/snapshot/manifest.ts';
import { countRows, parseSource } from '../../src/snapshot/parse.ts';
import { checkRelations, type KnownSources } from '../../src/snapshot/relations.ts';
import { parseSnapshot } from '../../src/snapshot/snapshot.ts';

/** The data «changed» the night before the demo's Monday: a fixed moment, so runs agree. */
const changedAt = `${demoMonday}T00:00:00.000Z`;

function describeSource(
  { sources }: SnapshotFiles,
  name: SourceName,
  problems: readonly Problem[],
): SourceState {
  const text = sources.get(name);
  if (text === undefined) return { status: 'absent' };
  return {
    status: 'fresh',
    fetchedAt: changedAt,
    changedAt,
    sha256: sha256(text),
    rows: countRows(name, text),
    problems: problems.filter(({ source }) => source === name),
  };
}

function describeFiles(files: SnapshotFiles, problems: readonly Problem[]): Manifest {
  const entries = sourceNames.map((name) => [name, describeSource(files, name, problems)]);
  return { version: 1, sources: Object.fromEntries(entries) as Manifest['sources'], pictures: {} };
}

/**
 * Writes `manifest.json` for the files of a snapshot directory; sources without a file are absent.
 * @returns What was observed in the data.
 * @throws SnapshotError when the files are no valid snapshot.
 */
export async function writeManifest(directory: string): Promise<Problem[]> {
  const files = await readSnapshotFiles(directory);
  const draft = formatManifest(describeFiles(files, []));
  const { problems } = parseSnapshot({ ...files, manifest: draft });
  const parsed = [...files.sources].map(([name, text]) => [name, parseSource(name, text).value]);
  const contradictions = checkRelations(Object.fromEntries(parsed) as KnownSources);
  const all = [...problems, ...contradictions];
  await writeFile(join(directory, 'manifest.json'), formatManifest(describeFiles(files, all)));
  return all;
}
