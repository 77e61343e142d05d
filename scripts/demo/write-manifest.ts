/** Writing the manifest of a snapshot made by hand: the demo's, or one generated for a test. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCsv } from '../../src/domain/csv.ts';
import type { Problem } from '../../src/domain/problem.ts';
import { isBlank } from '../../src/domain/rows.ts';
import { isCollection, sourceNames, type SourceName } from '../../src/snapshot/catalog.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../../src/snapshot/files.ts';
import { sha256, type Manifest, type SourceState } from '../../src/snapshot/manifest.ts';
import { parseSnapshot } from '../../src/snapshot/snapshot.ts';

/** The data «changed» the night before the demo's Monday: a fixed moment, so runs agree. */
const changedAt = `${demoMonday}T00:00:00.000Z`;

function countRows(name: SourceName, text: string): number {
  if (isCollection(name)) return (JSON.parse(text) as unknown[]).length;
  return parseCsv(name, text).filter((row) => !isBlank(row)).length;
}

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
  return { version: 1, sources: Object.fromEntries(entries) as Manifest['sources'] };
}

/**
 * Writes `manifest.json` for the files of a snapshot directory; sources without a file are absent.
 * @returns What was observed in the data.
 * @throws SnapshotError when the files are no valid snapshot.
 */
export async function writeManifest(directory: string): Promise<Problem[]> {
  const files = await readSnapshotFiles(directory);
  const draft = JSON.stringify(describeFiles(files, []));
  const { problems } = parseSnapshot({ ...files, manifest: draft });
  const manifest = describeFiles(files, problems);
  await writeFile(join(directory, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return problems;
}
