/** Taking a snapshot: sources → accept or keep → pictures → relations → one directory. */
import type { Sources } from '../config/sources.ts';
import { byPlayer } from '../domain/player-key.ts';
import type { Problem } from '../domain/problem.ts';
import { calendarDate } from '../domain/time.ts';
import { seasonChances } from '../season/chances.ts';
import { fetchAll, type FetchedText, type FetchOptions } from '../sources/fetch-all.ts';
import type { RetryPolicy } from '../sources/retry-policy.ts';
import { canonicalDocuments, type SnapshotDocument } from '../sources/canonical.ts';
import { isCollection, sourceOf, sourceNames, type SourceName } from '../sources/catalog.ts';
import { addChances } from './chances.ts';
import { addCorrections } from './corrections.ts';
import { fetchPictures, imageCache, type ImageCache } from './fetch-pictures.ts';
import type { SnapshotFiles } from './files.ts';
import { addResults } from './first-results.ts';
import { addToHistory } from './history.ts';
import { growthProblems, validate, type Validation } from './validate.ts';
import { storedVersions, type SourceVersion } from './version.ts';
import { placesOf } from './layout.ts';
import { withLock } from '../files/lock.ts';
import { sha256 } from '../files/hash.ts';
import { formatManifest, readManifest, type SourceState } from './manifest.ts';
import { requireOwnFolder } from './own-folder.ts';
import { picturesIn } from './pictures.ts';
import { checkRelations } from '../rules/relations.ts';
import { evidenceOf } from './evidence.ts';
import { type Evidence } from '../rules/rule.ts';
import { openSnapshot, replaceSnapshot } from './store.ts';

export interface ComposeOptions {
  now: Date;
  /** Sources that may lose any number of their rows. */
  acceptShrink: readonly SourceName[];
  /** Where each is; without it, where it was. */
  placeOf?: (name: SourceName) => string;
  /** With the hosts of pictures. */
  retryPolicy: RetryPolicy;
}

export interface TakeOptions extends ComposeOptions, FetchOptions {
  sources: Sources;
  /** The snapshot directory: read for the last good data, then replaced. */
  directory: string;
  /** How all sources are fetched; tests give here what upstream may send. */
  fetchTexts?: typeof fetchAll;
}

/** What became of one source. */
export interface SourceOutcome {
  name: SourceName;
  /** `missing`: configured, but there is neither fresh nor last good data. */
  status: SourceState['status'] | 'missing';
  /** Rows of the data that is published; 0 without data. */
  rows: number;
  /** When that data was fetched, ISO 8601 UTC; null without data. */
  fetchedAt: string | null;
  /** Why what came was refused. */
  refusal: string | null;
  problems: ObservedProblem[];
}

/** A problem, and whether the last snapshot had it already. */
export type ObservedProblem = Problem & { isKnown: boolean };

export interface TakeReport {
  takenAt: string;
  /** Sources in the catalogue's order. */
  sources: SourceOutcome[];
  /** Whether the snapshot was written: not when a source is missing. */
  written: boolean;
  /** Whether any data differs from the last snapshot's. */
  changed: boolean;
}

/**
 * The last good data, source by source: one file that somebody damaged does not take the others
 * with it.
 */
function lastGood(files: SnapshotFiles) {
  const manifest = readManifest(files.manifest);
  const stored = manifest ? [...storedVersions(files, manifest)] : [];
  const whole = stored.filter(
    ([name, { text, state }]) =>
      sha256(text) === state.sha256 &&
      picturesIn(name, text).every(({ reference }) => files.pictures.has(reference)),
  );
  const pictures = Object.entries(manifest?.pictures ?? {});
  return {
    versions: new Map(whole),
    /** Names of sources that had data, also where a file of theirs is damaged or lost now. */
    names: new Set<string>([
      ...files.sources.keys(),
      ...Object.entries(manifest?.sources ?? {}).flatMap(([name, { status }]) =>
        status === 'absent' ? [] : [name],
      ),
    ]),
    pictures: new Map(pictures.filter(([, path]) => files.pictures.has(path))),
  };
}

/** True for a collection without documents: unless it had some before, it is absent like a sheet without address. */
const isUnusedCollection = (name: SourceName, fetched: FetchedText): boolean =>
  isCollection(name) && 'text' in fetched && /^\s*\[\s*\]\s*$/.test(fetched.text);

/** Replaces the addresses of pictures in what was fetched; `last` is the last good data. */
async function withPictures(
  name: SourceName,
  fetched: FetchedText,
  cache: ImageCache,
  last: SourceVersion | undefined,
): Promise<FetchedText> {
  if ('failure' in fetched || sourceOf(name).pictures.length === 0) return fetched;
  const documents = JSON.parse(fetched.text) as SnapshotDocument[];
  const replaced = await fetchPictures(
    name,
    documents,
    cache,
    picturesIn(name, last?.text ?? '[]'),
  );
  return { text: canonicalDocuments(replaced.documents), problems: replaced.problems };
}

/** Adds to each source the contradictions that were found in it. */
export function withRelations(
  sources: ReadonlyMap<SourceName, SourceVersion>,
  evidence: Evidence,
): Map<SourceName, SourceVersion> {
  const contradictions = checkRelations(evidence);
  return new Map(
    [...sources].map(([name, validated]) => {
      const { state, reading } = validated;
      // A kept state still carries the contradictions of its own day; its pictures are still missing.
      const isPicture = ({ isRemembered }: Problem): boolean =>
        isRemembered === true && isCollection(name);
      const own =
        state.status === 'fresh'
          ? state.problems
          : [...state.problems.filter(isPicture), ...(reading?.problems ?? [])];
      const found = contradictions.filter(({ source }) => source === name);
      const problems = [...growthProblems(name, state), ...own, ...found];
      return [name, { text: validated.text, reading, state: { ...state, problems } }];
    }),
  );
}

/**
 * Takes a snapshot. A source that fails in any way keeps its last good data and does not stop the
 * others; when one has neither, nothing is written.
 * @throws ConfigurationError when the directory holds what is no snapshot's.
 */
export async function takeSnapshot(options: TakeOptions): Promise<TakeReport> {
  const { sources, directory, fetchTexts = fetchAll } = options;
  await requireOwnFolder(directory);
  return withLock(directory, async () => {
    const before = await openSnapshot(directory);
    const texts = await fetchTexts(sources, options);
    const known = { placeOf: placesOf(sources), ...options };
    const { report, snapshot, fetched } = await compose(before, texts, known);
    if (snapshot) await replaceSnapshot(directory, snapshot, fetched);
    return report;
  });
}

/** A snapshot that was composed. */
export interface Composed {
  report: TakeReport;
  /** Null when a source is missing. */
  snapshot: SnapshotFiles | null;
  /** Bytes of new pictures, by their paths in the snapshot. */
  fetched: ReadonlyMap<string, Uint8Array>;
}

/** Composes the snapshot that follows another one from what was fetched. */
export async function compose(
  before: SnapshotFiles,
  texts: ReadonlyMap<SourceName, FetchedText>,
  options: ComposeOptions,
): Promise<Composed> {
  const { now } = options;
  const last = lastGood(before);
  const cache = imageCache(last.pictures, options.retryPolicy);
  // Hosts of pictures are asked side by side, whatever collection names them.
  const completed = await Promise.all(
    [...texts].map(
      async ([name, fetched]) =>
        [name, await withPictures(name, fetched, cache, last.versions.get(name))] as const,
    ),
  );
  const validations = new Map<SourceName, Validation>();
  const accepted = new Map<SourceName, SourceVersion>();
  for (const [name, complete] of completed) {
    if (isUnusedCollection(name, complete) && !last.names.has(name)) continue;
    const validation = validate(name, complete, last.versions.get(name) ?? null, {
      now,
      acceptShrink: options.acceptShrink.includes(name),
      place: options.placeOf?.(name),
    });
    validations.set(name, validation);
    if (validation.validated) accepted.set(name, validation.validated);
  }
  const evidence = evidenceOf(accepted, last.versions, before.history, calendarDate(now));
  const sources = withRelations(accepted, evidence);
  const written = accepted.size === validations.size;
  const report: TakeReport = {
    takenAt: now.toISOString(),
    sources: sourceNames.map((name) =>
      outcome(name, validations.get(name), sources.get(name), last.versions.get(name)),
    ),
    written,
    changed: sourceNames.some((name) => sources.get(name)?.text !== last.versions.get(name)?.text),
  };
  const snapshot = written ? nextSnapshot(before, sources, evidence, cache, now) : null;
  return { report, snapshot, fetched: cache.fetched };
}

/**
 * Finds the problems that were there before: in the same row, or else one of the same kind in another row for
 * each that is gone, because a row that is inserted moves those below it.
 */
function knownBefore(before: readonly Problem[], now: readonly Problem[]): ReadonlySet<Problem> {
  const kindOf = ({ column, value, reason }: Problem): string => [column, value, reason].join('\n');
  const placeOf = (problem: Problem): string => `${problem.row}\n${kindOf(problem)}`;
  const places = new Set(now.map(placeOf));
  const same = new Set(before.map(placeOf));
  const gone = before.filter((problem) => !places.has(placeOf(problem))).map(kindOf);
  return new Set(
    now.filter((problem) => {
      if (same.has(placeOf(problem))) return true;
      const at = gone.indexOf(kindOf(problem));
      if (at < 0) return false;
      gone.splice(at, 1);
      return true;
    }),
  );
}

function outcome(
  name: SourceName,
  validation: Validation | undefined,
  validated: SourceVersion | undefined,
  last: SourceVersion | undefined,
): SourceOutcome {
  const { state } = validated ?? {};
  const problems = state?.problems ?? [];
  const known = knownBefore(last?.state.problems ?? [], problems);
  return {
    name,
    status: state?.status ?? (validation ? 'missing' : 'absent'),
    rows: state?.rows ?? 0,
    fetchedAt: state?.fetchedAt ?? null,
    refusal: validation?.refusal ?? null,
    problems: problems.map((problem) => ({ ...problem, isKnown: known.has(problem) })),
  };
}

/** The snapshot of these sources, with the pictures its documents name and no others. */
function nextSnapshot(
  before: SnapshotFiles,
  sources: ReadonlyMap<SourceName, SourceVersion>,
  evidence: Evidence,
  cache: ImageCache,
  now: Date,
): SnapshotFiles {
  const named = [...sources].flatMap(([name, { text }]) => picturesIn(name, text));
  const pictures = new Set(named.map(({ reference }) => reference));
  // A ranking that was kept may be of another week, and a row of the history is never corrected.
  const isNewRanking = sources.get('ranking')?.state.status === 'fresh';
  const ranking = isNewRanking ? evidence.data.ranking : [];
  const { season, today } = evidence;
  const states = sourceNames.map(
    (name) => [name, sources.get(name)?.state ?? { status: 'absent' }] as const,
  );
  const rankedOf = byPlayer(evidence.data.ranking, ({ nick }) => nick);
  const eloOf = (nick: string) => rankedOf(nick)?.elo;
  const knownCorrections = before.laterCorrections ?? before.corrections;
  return {
    directory: before.directory,
    sources: new Map([...sources].map(([name, { text }]) => [name, text])),
    pictures,
    history: addToHistory(before.history, ranking, now),
    corrections: addCorrections(knownCorrections, evidence.before, season, today),
    laterCorrections: null,
    chances: addChances(before.chances, seasonChances(season, eloOf), season.stages, today),
    results: addResults(before.results, season, now),
    changes: before.changes,
    seasons: before.seasons,
    manifest: formatManifest({
      version: 1,
      sources: Object.fromEntries(states),
      pictures: Object.fromEntries(
        [...cache.known].filter(([, path]) => pictures.has(path)).toSorted(),
      ),
    }),
  };
}
