/** Turns a snapshot's files into validated data. Any mistake is an error: half a site is never built. */
import type { Environment } from '../config/environment.ts';
import { site } from '../config/site.ts';
import { parseCorrections, type Correction } from '../domain/corrections.ts';
import { parseEloHistory, type WeeklyRating } from '../domain/elo-history.ts';
import type { Problem } from '../domain/problem.ts';
import { sourceFile, sourceNames, type SourceName } from '../sources/catalog.ts';
import { parseChances, type DailyChance } from './chances.ts';
import { correctionsFile } from './corrections.ts';
import { demoShift, shiftDemo } from './demo.ts';
import { readAs, SnapshotError } from './error.ts';
import { parseResults, type FirstResult } from './first-results.ts';
import { manifestFile, type SnapshotFiles } from './files.ts';
import { historyFile } from './history.ts';
import { isOfCurrentEdition, editionOfSource } from './layout.ts';
import { sha256 } from '../files/hash.ts';
import { manifestSchema, stateOf, type Manifest, type PresentState } from './manifest.ts';
import { dataOf, readAccepted, type SnapshotData } from '../sources/read.ts';
import { parseJson, type Reading } from '../sources/reading.ts';
import { picturesIn } from './pictures.ts';
import { readPublishedChanges, type PublishedChanges } from './published-changes.ts';
import { openSnapshot } from './store.ts';

/** All validated data of the site. */
export interface Snapshot extends SnapshotData {
  /** Ratings week by week. Empty before the first snapshot. */
  eloHistory: WeeklyRating[];
  /** Corrections in order of publication. */
  corrections: Correction[];
  /** Chances day by day. Empty before the first snapshot. */
  chances: DailyChance[];
  /** When each result was first seen. Empty before the first snapshot. */
  firstResults: FirstResult[];
  changes: PublishedChanges[];
  pictures: string[];
  manifest: Manifest;
  /** Problems of all sources. */
  problems: Problem[];
}

/**
 * Reads the snapshot that this build publishes. Demo data is moved to the week of the build.
 * @throws SnapshotError naming file, place and reason, in Spanish.
 */
export async function readSnapshot({
  data,
  snapshotDirectory,
  now,
}: Pick<Environment, 'data' | 'snapshotDirectory' | 'now'>): Promise<Snapshot> {
  const files = await openSnapshot(snapshotDirectory);
  return parseSnapshot(data === 'demo' ? shiftDemo(files, demoShift(now)) : files);
}

/**
 * Parses and validates a snapshot.
 * @throws SnapshotError naming file, place and reason, also if the snapshot belongs to another season.
 */
export function parseSnapshot(files: SnapshotFiles): Snapshot {
  const manifest = parseManifest(files);
  requireSeason(manifest);
  const sources = readSources(files, manifest);
  // Without a ranking no page speaks of Elo, even if an earlier snapshot has a history of it.
  const eloHistory = (site.ranking && files.history) ?? '';
  const history = readAs(historyFile, () => parseEloHistory(historyFile, eloHistory));
  const corrections = parseCorrections(correctionsFile, files.corrections ?? '');
  requirePictures(files, manifest);
  return {
    ...dataOf(sources),
    eloHistory: history.value,
    corrections: corrections.value,
    chances: parseChances((site.ranking && files.chances) ?? ''),
    firstResults: parseResults(files.results ?? ''),
    changes: readPublishedChanges(files.changes),
    pictures: [...files.pictures].toSorted(),
    manifest,
    problems: [...sources.map(([, { reading }]) => reading), history, corrections].flatMap(
      ({ problems }) => problems,
    ),
  };
}

/** Sources with data, in the catalogue's order. */
const present = (manifest: Manifest): [SourceName, PresentState][] =>
  sourceNames.flatMap((name) => {
    const state = stateOf(manifest, name);
    return state.status === 'absent' ? [] : [[name, state] as const];
  });

function requireSeason(manifest: Manifest): void {
  for (const [name, state] of present(manifest)) {
    if (isOfCurrentEdition(name, state)) continue;
    const [season, now] = [state.season, editionOfSource(name)];
    throw new SnapshotError(
      sourceFile(name),
      `es de «${season}» y el sitio, de «${now}»: para volver a «${season}», deshacé antes el cambio de temporada («Revert» en su pull request); si no, elegí una instantánea posterior, o traé los datos de ahora con «npm run snapshot»`,
    );
  }
}

const readSources = (
  files: SnapshotFiles,
  manifest: Manifest,
): [SourceName, { reading: Reading; state: PresentState }][] =>
  present(manifest).map(([name, state]) => {
    const text = files.sources.get(name);
    if (text === undefined) throw new SnapshotError(sourceFile(name), 'falta el archivo');
    const reading = readAs(sourceFile(name), () => readAccepted(name, text, state));
    if (sha256(text) === state.sha256) return [name, { reading, state }];
    const reason =
      'no coincide con manifest.json: alguien lo cambió a mano; deshacé ese cambio, o traé los datos de ahora con «npm run snapshot»';
    throw new SnapshotError(sourceFile(name), reason);
  });

function parseManifest({ directory, manifest }: SnapshotFiles): Manifest {
  if (manifest === null) {
    throw new SnapshotError(
      manifestFile,
      `falta el archivo en ${directory}; creá los datos con «npm run snapshot»`,
    );
  }
  const result = manifestSchema.safeParse(readAs(manifestFile, () => parseJson('', manifest)));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new SnapshotError(manifestFile, issue?.message ?? 'no es válido', issue?.path.join('.'));
}

/** Throws if a document names a picture that the snapshot does not have. */
function requirePictures({ sources, pictures }: SnapshotFiles, manifest: Manifest): void {
  for (const [name] of present(manifest)) {
    const named = picturesIn(name, sources.get(name) ?? '[]');
    const missing = named.find(({ reference }) => !pictures.has(reference));
    if (!missing) continue;
    const { id, slot, reference } = missing;
    const place = `documento ${id}, campo ${slot}`;
    throw new SnapshotError(sourceFile(name), `falta la imagen ${reference}`, place);
  }
}

/** When the data of these sources last changed; by default, of all sources. Null if all of them are absent. */
export function lastChange(manifest: Manifest, names = sourceNames): Date | null {
  const moments = present(manifest)
    .filter(([name]) => names.includes(name))
    .map(([, { changedAt }]) => Date.parse(changedAt));
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}
