/** The sources that a snapshot stores: of which edition they are, and whether they are sound. */
import { competitionOf } from '../config/competitions.ts';
import { sha256 } from '../lib/files.ts';
import { readOr } from '../sources/problem.ts';
import { readAccepted, sheetOf, type Source, type SourceName } from '../sources/catalog/catalog.ts';
import type { SnapshotFiles } from './files.ts';
import { presentStates, readManifest, type Manifest, type PresentState } from './manifest.ts';
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
export function damageOf(
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
