/**
 * Reads what a snapshot's files say: for a build as validated data, where any mistake is an error, because half a site
 * is never built; for the next run the sound parts.
 */
import { competitionOf } from '../config/competitions.ts';
import type { Environment } from '../config/environment.ts';
import { site } from '../config/site.ts';
import { oneLine } from '../lib/clean.ts';
import { SnapshotError } from '../lib/error.ts';
import { sha256 } from '../lib/files.ts';
import { calendarDate } from '../lib/time.ts';
import type { WeeklyRating } from '../season/elo-history.ts';
import type { Correction } from '../season/model.ts';
import { dataOf, type SnapshotData } from '../season/parsed-data.ts';
import {
  readAccepted,
  sheetOf,
  sourceFile,
  type Source,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import { readOr, type Problem, type Reading } from '../sources/problem.ts';
import { chancesFile, type DailyChance } from './chances.ts';
import { correctionsFile } from './corrections.ts';
import { demoShift, shiftDemo } from './demo.ts';
import { manifestFile, openSnapshot, type SnapshotFiles } from './files.ts';
import { resultsFile, type FirstResult } from './first-results.ts';
import { eloFile, readHistory, readPublishedChanges, type PublishedChanges } from './history.ts';
import {
  lastFetch,
  presentStates,
  readManifest,
  type Manifest,
  type PresentState,
} from './manifest.ts';
import { picturesIn } from './pictures.ts';

/** A source with its state in the manifest. */
export type StoredSource = Source<PresentState>;

/** Makes a stored source. `reading` is null if the text cannot be parsed, or has no data and nobody accepted that. */
export function storedSource(name: SourceName, text: string, state: PresentState): StoredSource {
  const reading = readOr(
    () => readAccepted(name, text, state),
    () => null,
  );
  return { text, state, reading };
}

/** Returns the sources with data and a file, in the catalogue's order, also of other editions, and damaged ones. */
export function storedSources(
  { sources }: SnapshotFiles,
  manifest: Manifest,
): Map<SourceName, StoredSource> {
  const stored = new Map<SourceName, StoredSource>();
  for (const [name, state] of presentStates(manifest)) {
    const text = sources.get(name);
    if (text !== undefined) stored.set(name, storedSource(name, text, state));
  }
  return stored;
}

/** Edition of a source's competition, `2ª temporada`. Null for one without. @throws Error for an unknown source. */
export function editionOfSource(name: SourceName): string | null {
  const competition = sheetOf(name)?.competition;
  return competition ? competitionOf(competition).edition : null;
}

/** Criteria of a source's tables in the competition's file: `más DG`, `menos DP`. Undefined for all but standings. */
export function criteriaOfSource(name: SourceName): readonly string[] | undefined {
  const sheet = sheetOf(name);
  if (sheet?.kind !== 'standings' || sheet.competition === null) return undefined;
  return competitionOf(sheet.competition).criteria;
}

/** True if a source's data is of the current edition of its competition, or says no edition. */
export const isOfCurrentEdition = (
  name: SourceName,
  { season }: Pick<PresentState, 'season'>,
): boolean => season === undefined || season === editionOfSource(name);

/** Returns those of the sources whose data is of the current edition, or says no edition, in the same order. */
export const ofCurrentEdition = (sources: ReadonlyMap<SourceName, StoredSource>) =>
  new Map([...sources].filter(([name, { state }]) => isOfCurrentEdition(name, state)));

/**
 * Says in Spanish why a stored source cannot be used: its text has another SHA-256 than its state, or a picture that it
 * names is missing. Null if it can be used.
 * @param pictures Paths of the snapshot's pictures.
 */
function damageOf(
  name: SourceName,
  { text, state }: Pick<StoredSource, 'text' | 'state'>,
  pictures: ReadonlySet<string>,
): string | null {
  if (sha256(text) !== state.sha256) {
    return 'no coincide con manifest.json: alguien lo cambió a mano; deshacé ese cambio, o traé los datos de ahora con «npm run snapshot»';
  }
  const missing = picturesIn(name, text).find(({ reference }) => !pictures.has(reference));
  if (!missing) return null;
  return `documento ${missing.id}, campo ${missing.slot}: falta la imagen ${missing.reference}`;
}

/** The sound parts of the last snapshot. */
export interface LastSnapshot {
  /** Null if it is missing or damaged. */
  manifest: Manifest | null;
  /** Last good data of each source. */
  sources: Map<SourceName, StoredSource>;
  /** Names of sources that had data, even if a file of theirs is damaged or lost now. */
  names: Set<string>;
  /** Pictures that are there: SHA-256 of the address → path. */
  pictures: Map<string, string>;
}

/**
 * Returns the undamaged parts of the last snapshot (`damageOf`): `manifest`, null if not valid; `sources`, of any
 * edition; `names` of all sources that had data, damaged or not; `pictures` that are there, SHA-256 of the address →
 * path. Without a valid manifest there are only `names`, of the files.
 */
export function readLastGood(files: SnapshotFiles): LastSnapshot {
  const manifest = readManifest(files.manifest);
  const last: LastSnapshot = {
    manifest,
    sources: new Map(),
    names: new Set(files.sources.keys()),
    pictures: new Map(),
  };
  if (!manifest) return last;
  for (const [name, { status }] of Object.entries(manifest.sources)) {
    if (status !== 'absent') last.names.add(name);
  }
  for (const [name, source] of storedSources(files, manifest)) {
    if (damageOf(name, source, files.pictures) === null) last.sources.set(name, source);
  }
  for (const [address, path] of Object.entries(manifest.pictures)) {
    if (files.pictures.has(path)) last.pictures.set(address, path);
  }
  return last;
}

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
