/** Turns a snapshot's files into validated data. Any mistake is an error: half a site is never built. */
import type { Environment } from '../config/environment.ts';
import { site } from '../config/site.ts';
import { oneLine } from '../lib/clean.ts';
import { SnapshotError } from '../lib/error.ts';
import type { Correction } from '../season/model.ts';
import type { WeeklyRating } from '../season/elo-history.ts';
import { readOr, type Problem, type Reading } from '../sources/problem.ts';
import { readAccepted, sourceFile, type SourceName } from '../sources/catalog/catalog.ts';
import { calendarDate } from '../lib/time.ts';
import { chancesFile, type DailyChance } from './chances.ts';
import { correctionsFile } from './corrections.ts';
import { demoShift, shiftDemo } from './demo.ts';
import { resultsFile, type FirstResult } from './first-results.ts';
import { manifestFile, type SnapshotFiles, openSnapshot } from './files.ts';
import { eloFile, readHistory, readPublishedChanges, type PublishedChanges } from './history.ts';
import {
  lastFetch,
  presentStates,
  readManifest,
  type Manifest,
  type PresentState,
} from './manifest.ts';
import { dataOf, type SnapshotData } from '../season/parsed-data.ts';
import {
  damageOf,
  editionOfSource,
  isOfCurrentEdition,
  type StoredSource,
} from './stored-source.ts';

/** Error about a file. @param reason In Spanish. */
const fileError = (file: string, reason: string): SnapshotError =>
  new SnapshotError(oneLine(`${file}: ${reason}`));

/** All validated data of the site. Rows of the histories are oldest first; before the first snapshot there are none. */
export interface Snapshot extends SnapshotData {
  eloHistory: readonly WeeklyRating[];
  corrections: readonly Correction[];
  chances: readonly DailyChance[];
  /** When each result was first seen. */
  firstResults: readonly FirstResult[];
  /** Changes of the last publications, newest first. */
  changes: PublishedChanges[];
  manifest: Manifest;
  /** Problems of all sources and of the histories. */
  problems: Problem[];
}

/**
 * Reads the snapshot that this build publishes, without names of erased people. Demo data (`data` is `demo`) is moved
 * to the week of `now`. @throws SnapshotError that names file, place and reason, also if there is no snapshot.
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
 * Parses and validates a snapshot. Bad cells, rows and lines of histories do not throw: they are in `problems`, beside
 * values that are only odd, and the data has what could be read.
 * @throws SnapshotError that names file, place and reason, if the manifest, a source that it has, or a picture of one is
 * missing, damaged or of another season.
 */
export function parseSnapshot(files: SnapshotFiles): Snapshot {
  const manifest = parseManifest(files);
  const sources = presentStates(manifest).map(
    ([name, state]) => [name, readStored(files, name, state)] as const,
  );
  // Without a ranking no page speaks of Elo, even if an earlier snapshot has a history of it.
  const elo = readHistory(eloFile, site.ranking && files.history);
  const chances = readHistory(chancesFile, site.ranking && files.chances);
  const corrections = readHistory(correctionsFile, files.corrections);
  const results = readHistory(resultsFile, files.results);
  const readings = sources.map(([, { reading }]) => reading);
  return {
    ...dataOf(sources),
    eloHistory: elo.rows,
    corrections: correctionsUntil(manifest, corrections.rows),
    chances: chances.rows,
    firstResults: results.rows,
    changes: readPublishedChanges(files.changes),
    manifest,
    problems: [...readings, elo, chances, corrections, results].flatMap(({ problems }) => problems),
  };
}

/**
 * Corrections that fit the data. An earlier snapshot that is held has all corrections, but shows those before its last
 * day: its data may have what later ones corrected.
 */
function correctionsUntil(
  manifest: Manifest,
  corrections: readonly Correction[],
): readonly Correction[] {
  const isRestored = manifest.clock !== undefined && manifest.clock.odd === undefined;
  const fetchedAt = isRestored ? lastFetch(manifest) : null;
  if (!fetchedAt) return corrections;
  return corrections.filter(({ day }) => day < calendarDate(fetchedAt));
}

/** Reads a source. @throws SnapshotError if its file or a picture is missing or damaged, or of another season. */
function readStored(
  { sources, pictures }: SnapshotFiles,
  name: SourceName,
  state: PresentState,
): StoredSource & { reading: Reading } {
  const file = sourceFile(name);
  if (!isOfCurrentEdition(name, state)) {
    const [season, now] = [state.season, editionOfSource(name)];
    throw fileError(
      file,
      `es de «${season}» y el sitio, de «${now}»: para volver a «${season}», deshacé antes el cambio de temporada («Revert» en su pull request); si no, elegí una instantánea posterior, o traé los datos de ahora con «npm run snapshot»`,
    );
  }
  const text = sources.get(name);
  if (text === undefined) throw fileError(file, 'falta el archivo');
  const reading = readOr(
    () => readAccepted(name, text, state),
    ({ message }) => {
      throw fileError(file, message);
    },
  );
  const damage = damageOf(name, { text, state }, pictures);
  if (damage !== null) throw fileError(file, damage);
  return { text, state, reading };
}

function parseManifest({ directory, manifest }: SnapshotFiles): Manifest {
  const parsed = readManifest(manifest);
  if (parsed) return parsed;
  const fault = manifest === null ? 'falta el archivo' : 'está dañado';
  throw fileError(manifestFile, `${fault} en ${directory}; creá los datos con «npm run snapshot»`);
}
