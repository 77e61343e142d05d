/**
 * `npm run demo`: rewrites the demo snapshot's manifest.json after its files were edited, and prints the problems in
 * them. Given a folder, it does the same for another snapshot made by hand.
 */
import '../lib/begin.ts';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../../src/sources/problem.ts';
import { readSource, sourceNames, type SourceName } from '../../src/sources/catalog/catalog.ts';
import { demoMonday } from '../../src/snapshot/demo.ts';
import { openSnapshot } from '../../src/snapshot/files.ts';
import { sha256 } from '../../src/lib/files.ts';
import { formatManifest, type SourceState } from '../../src/snapshot/manifest.ts';
import { checkRelations, evidenceOf } from '../../src/snapshot/contradictions.ts';
import { parseSnapshot } from '../../src/snapshot/snapshot.ts';
import { readArguments } from '../lib/arguments.ts';
import { demoDirectory } from '../lib/demo-data.ts';

/** Fixed moment at which all data «changed», so that each run writes the same manifest. */
const changedAt = `${demoMonday}T00:00:00.000Z`;

/**
 * Writes `manifest.json` for the files of a snapshot directory. Sources without a file are listed as absent.
 * @returns Problems of the data, from parsing and from comparing sources.
 * @throws SourceError, ConfigurationError when the files are not a valid snapshot.
 */
export async function writeManifest(directory: string): Promise<Problem[]> {
  const files = await openSnapshot(directory);
  const sources = new Map(
    [...files.sources].map(([name, text]) => {
      return [name, { text, state: { changedAt }, reading: readSource(name, text) }] as const;
    }),
  );
  const contradictions = checkRelations(evidenceOf(sources, new Map(), null, demoMonday));
  const stateOf = (name: SourceName): SourceState => {
    const source = sources.get(name);
    if (!source) return { status: 'absent' };
    const { text, reading } = source;
    return {
      status: 'fresh',
      fetchedAt: changedAt,
      changedAt,
      sha256: sha256(text),
      rows: reading.rows,
      problems: [...reading.problems, ...contradictions.filter(({ source }) => source === name)],
    };
  };
  const manifest = formatManifest({
    version: 1,
    sources: Object.fromEntries(sourceNames.map((name) => [name, stateOf(name)])),
    pictures: {},
  });
  const { problems } = parseSnapshot({ ...files, manifest });
  await writeFile(join(directory, 'manifest.json'), manifest);
  return [...problems, ...contradictions];
}

if (import.meta.main) {
  const [directory = demoDirectory] = readArguments({}, { takesWords: true }).positionals;
  const problems = await writeManifest(directory);
  for (const { source, row, column, value, reason } of problems) {
    console.log(`${source}, fila ${row}, columna ${column}: «${value}»: ${reason}`);
  }
  console.log(`manifest.json, filas observadas: ${problems.length}`);
}
