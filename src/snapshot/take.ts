/** Takes a snapshot: fetches sources, accepts or keeps each, fetches pictures, checks relations, writes a directory. */
import type { Sources } from '../config/sources.ts';
import { counterparts } from '../lib/counterparts.ts';
import { eloFinder } from '../season/elo-history.ts';
import type { Problem } from '../sources/problem.ts';
import { calendarDate, type CalendarDate } from '../lib/time.ts';
import { seasonChances } from '../season/chances.ts';
import { fetchAll, type Fetched, type FetchOptions } from '../sources/fetch/fetch-all.ts';
import type { RetryPolicy } from '../sources/fetch/retry-policy.ts';
import { canonicalDocuments, type SnapshotDocument } from '../sources/fetch/canonical.ts';
import {
  isCollection,
  pictureFields,
  sheetOf,
  sourceNames,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import { addChances } from './chances.ts';
import { followResults } from './follow-results.ts';
import { addToHistory } from './elo-weeks.ts';
import { eraseFetched } from './erase.ts';
import { fetchPictures, imageCache, type ImageCache } from './fetch-pictures.ts';
import { oddClockSentence, readRunClock, type RunClock } from './clock.ts';
import type { Histories, SnapshotFiles } from './files.ts';
import { firstSeenDay, resultsFile } from './first-results.ts';
import { readHistory } from './history.ts';
import { validate } from './validate.ts';
import {
  criteriaOfSource,
  damageOf,
  editionOfSource,
  storedSources,
  type StoredSource,
} from './version.ts';
import { withLock } from '../lib/lock.ts';
import {
  formatManifest,
  readManifest,
  stateOf,
  type Manifest,
  type SourceState,
} from './manifest.ts';
import { requireOwnFolder } from './own-folder.ts';
import { picturesIn } from './pictures.ts';
import { checkRelations } from './rules/relations.ts';
import { evidenceOf } from './evidence.ts';
import { type Evidence } from './rules/rule.ts';
import { openSnapshot, replaceSnapshot } from './store.ts';

export interface ComposeOptions {
  now: Date;
  /** Sources that may lose any number of rows in this run. */
  acceptShrink: readonly SourceName[];
  retryPolicy: RetryPolicy;
}

export interface TakeOptions extends ComposeOptions, FetchOptions {
  sources: Sources;
  /** The snapshot directory: the run reads the last good data from it, then replaces it. */
  directory: string;
  /** Fetches all sources. Tests pass their own. */
  fetchTexts?: typeof fetchAll;
}

export interface SourceOutcome {
  name: SourceName;
  /** `missing`: without fresh or last good data, which stops the run. */
  status: SourceState['status'] | 'missing';
  /** Rows of the published data; 0 without data. */
  rows: number;
  /** When the published data was fetched, ISO 8601 UTC. Null without data. */
  fetchedAt: string | null;
  /** Spanish reason why the fetched data was refused. Null if it was accepted, or nothing was fetched. */
  refusal: string | null;
  problems: ObservedProblem[];
}

/** A problem; `isKnown` if the last snapshot already had it. */
export type ObservedProblem = Problem & { isKnown: boolean };

export interface TakeReport {
  takenAt: string;
  /** Sources in the catalogue's order. */
  sources: SourceOutcome[];
  /** False if a source is missing: then nothing was written. */
  written: boolean;
  /** True if the data of any source differs from the last snapshot's. */
  changed: boolean;
  /** Spanish sentence about a clock that is odd; null for a right one. */
  oddClock: string | null;
}

/** The last snapshot. A damaged file of a source does not invalidate the others. */
interface LastSnapshot {
  manifest: Manifest | null;
  /** Last good data of each source. */
  sources: Map<SourceName, StoredSource>;
  /** Names of sources that had data, even if a file of theirs is damaged or lost now. */
  names: Set<string>;
  /** Pictures that are there: SHA-256 of the address → path. */
  pictures: Map<string, string>;
}

function readLastGood(files: SnapshotFiles): LastSnapshot {
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

/** Returns a function that finds the day on which a fixture was first seen with a result; null for other sources. */
function firstSeenFinder({ results }: SnapshotFiles) {
  const { rows } = readHistory(resultsFile, results);
  return (name: SourceName): CalendarDate | null => {
    const [edition, key] = [editionOfSource(name), sheetOf(name)?.key];
    return edition === null || key === undefined ? null : firstSeenDay(rows, edition, key);
  };
}

/** True for an empty collection. If it never had documents it counts as absent, like a sheet without an address. */
const isUnusedCollection = (name: SourceName, fetched: Fetched): boolean =>
  isCollection(name) && 'text' in fetched && /^\s*\[\s*\]\s*$/.test(fetched.text);

/** Replaces addresses of pictures in a fetched text. @param last The source's last good data. */
async function withPictures(
  name: SourceName,
  fetched: Fetched,
  cache: ImageCache,
  last: StoredSource | undefined,
): Promise<Fetched> {
  if ('failure' in fetched || pictureFields(name).length === 0) return fetched;
  const documents = JSON.parse(fetched.text) as SnapshotDocument[];
  const lastPictures = last ? picturesIn(name, last.text) : [];
  const replaced = await fetchPictures(name, documents, cache, lastPictures);
  return { text: canonicalDocuments(replaced.documents), problems: replaced.problems };
}

/** Returns the sources with the contradictions that rules find now; those of a kept state's own day are dropped. */
export function withRelations(
  sources: ReadonlyMap<SourceName, StoredSource>,
  evidence: Evidence,
): Map<SourceName, StoredSource> {
  const contradictions = Map.groupBy(checkRelations(evidence), ({ source }) => source);
  const related = new Map<SourceName, StoredSource>();
  for (const [name, { text, state, reading }] of sources) {
    const found = contradictions.get(name) ?? [];
    // A kept state still lists the contradictions of its own day, which are dropped. What later data alone does not
    // show stays, such as a missing picture.
    const isLasting = ({ isRemembered, reason, row }: Problem): boolean =>
      isRemembered === true && !found.some((one) => one.reason === reason && one.row === row);
    const stateProblems =
      state.status === 'fresh'
        ? state.problems
        : [...state.problems.filter(isLasting), ...(reading?.problems ?? [])];
    related.set(name, {
      text,
      reading,
      state: { ...state, problems: [...stateProblems, ...found] },
    });
  }
  return related;
}

/**
 * Takes a snapshot. A source that fails keeps its last good data and does not stop the others. One that never had data
 * counts as not published yet. Nothing is written if a source has no data at a first snapshot, or lost its data.
 * @throws ConfigurationError if the directory holds files that are not a snapshot's.
 */
export async function takeSnapshot(options: TakeOptions): Promise<TakeReport> {
  const { sources, directory, fetchTexts = fetchAll } = options;
  await requireOwnFolder(directory);
  return withLock(directory, async () => {
    const before = await openSnapshot(directory);
    const texts = await fetchTexts(sources, options);
    const { report, snapshot, fetched } = await compose(before, texts, options);
    if (snapshot) await replaceSnapshot(directory, snapshot, fetched);
    return report;
  });
}

export interface ComposedSnapshot {
  report: TakeReport;
  /** Null if a source is missing. */
  snapshot: SnapshotFiles | null;
  /** Bytes of new pictures, by their paths in the snapshot. */
  fetched: ReadonlyMap<string, Uint8Array>;
}

/** Composes the snapshot that follows `before` from fetched texts. Fetches pictures, writes nothing. */
export async function compose(
  before: SnapshotFiles,
  texts: ReadonlyMap<SourceName, Fetched>,
  options: ComposeOptions,
): Promise<ComposedSnapshot> {
  const last = readLastGood(before);
  const clock = readRunClock(last.manifest, options.now);
  const { now } = clock;
  const cache = imageCache(last.pictures, options.retryPolicy);
  // Collections are completed in parallel, so that hosts of pictures are requested in parallel, too.
  const completed = await Promise.all(
    Array.from(eraseFetched(texts, before), async ([name, fetched]) => {
      const complete = await withPictures(name, fetched, cache, last.sources.get(name));
      return [name, complete] as const;
    }),
  );
  const { accepted, failures } = acceptAll(completed, before, last, clock, options);
  const evidence = evidenceOf(accepted, last.sources, before.history, calendarDate(now));
  const sources = withRelations(accepted, evidence);
  const states = new Map<SourceName, SourceState>();
  for (const name of sourceNames) {
    const failure = failures.get(name);
    const state = sources.get(name)?.state ?? stateWithoutData(name, failure, last, now);
    if (state) states.set(name, state);
  }
  const written = states.size === sourceNames.length;
  const report: TakeReport = {
    takenAt: now.toISOString(),
    sources: sourceNames.map((name) =>
      outcomeOf(name, failures.get(name), states.get(name), last.sources.get(name)),
    ),
    written,
    changed: sourceNames.some((name) => sources.get(name)?.text !== last.sources.get(name)?.text),
    oddClock: clock.odd && oddClockSentence(options.now, now),
  };
  const snapshot = written ? nextSnapshot(before, sources, states, evidence, cache, clock) : null;
  return { report, snapshot, fetched: cache.fetched };
}

/** Accepts each source or keeps its last good data. The failure of a source without either says why. */
function acceptAll(
  texts: readonly (readonly [SourceName, Fetched])[],
  before: SnapshotFiles,
  last: LastSnapshot,
  clock: RunClock,
  { acceptShrink }: ComposeOptions,
) {
  const accepted = new Map<SourceName, StoredSource>();
  const failures = new Map<SourceName, string>();
  const firstSeenOf = firstSeenFinder(before);
  for (const [name, fetched] of texts) {
    if (isUnusedCollection(name, fetched) && !last.names.has(name)) continue;
    const source = validate(name, fetched, last.sources.get(name) ?? null, {
      now: clock.now,
      acceptShrink: acceptShrink.includes(name),
      firstSeen: firstSeenOf(name),
      isClockOdd: clock.odd !== null,
    });
    if ('failure' in source) failures.set(name, source.failure);
    else accepted.set(name, source);
  }
  return { accepted, failures };
}

/**
 * State of a source without data: not published yet. Null if it must not be missing, since it had data, or there is no
 * snapshot yet.
 */
function stateWithoutData(
  name: SourceName,
  failure: string | undefined,
  { manifest, names }: LastSnapshot,
  now: Date,
): SourceState | null {
  if (failure === undefined) return { status: 'absent' };
  if (!manifest || names.has(name)) return null;
  const before = stateOf(manifest, name);
  const since = before.status === 'absent' ? before.since : undefined;
  return { status: 'absent', because: failure, since: since ?? now.toISOString() };
}

const kindOf = ({ column, value, reason }: Problem): string => [column, value, reason].join('\n');

/** Keys of the same problem in two snapshots: an inserted row moves those below it to other rows. */
const sameProblem: readonly ((problem: Problem) => string[])[] = [
  (problem) => [`${problem.row}\n${kindOf(problem)}`],
  (problem) => [kindOf(problem)],
];

function outcomeOf(
  name: SourceName,
  failure: string | undefined,
  state: SourceState | undefined,
  last: StoredSource | undefined,
): SourceOutcome {
  const present = state && state.status !== 'absent' ? state : null;
  const problems = present?.problems ?? [];
  const same = counterparts(last?.state.problems ?? [], problems, sameProblem);
  const known = new Set(same.values());
  return {
    name,
    status: state?.status ?? 'missing',
    rows: present?.rows ?? 0,
    fetchedAt: present?.fetchedAt ?? null,
    refusal: failure ?? (state?.status === 'kept' ? state.because : null),
    problems: problems.map((problem) => ({ ...problem, isKnown: known.has(problem) })),
  };
}

/** Adds to the histories what this run found. */
function nextHistories(
  before: SnapshotFiles,
  sources: ReadonlyMap<SourceName, StoredSource>,
  { data, before: seasonBefore, season, today }: Evidence,
  now: Date,
): Histories {
  // A kept ranking may be another week's, and a row of the history is never corrected afterwards.
  const isNewRanking = sources.get('ranking')?.state.status === 'fresh';
  const chances = seasonChances(season, eloFinder(data.ranking));
  const { corrections, results } = followResults(before, seasonBefore.stages, season.stages, now);
  return {
    history: addToHistory(before.history, isNewRanking ? data.ranking : [], now),
    corrections,
    results,
    chances: addChances(before.chances, chances, season.stages, today),
    changes: before.changes,
  };
}

/** Adds the criteria that order a source's tables now: the next publication compares them with its own. */
function withCriteria(name: SourceName, state: SourceState): SourceState {
  const criteria = criteriaOfSource(name);
  return state.status === 'absent' || !criteria ? state : { ...state, criteria };
}

/** Makes the snapshot of these sources, with exactly the pictures that its documents name. */
function nextSnapshot(
  before: SnapshotFiles,
  sources: ReadonlyMap<SourceName, StoredSource>,
  states: ReadonlyMap<SourceName, SourceState>,
  evidence: Evidence,
  cache: ImageCache,
  clock: RunClock,
): SnapshotFiles {
  const named = [...sources].flatMap(([name, { text }]) => picturesIn(name, text));
  const pictures = new Set(named.map(({ reference }) => reference));
  // The histories wait for the next right clock, which finds in the data what this run does not write.
  const histories = clock.odd ? before : nextHistories(before, sources, evidence, clock.now);
  return {
    ...histories,
    directory: before.directory,
    sources: new Map([...sources].map(([name, { text }]) => [name, text])),
    pictures,
    manifest: formatManifest({
      version: 1,
      ...(clock.odd && { clock: clock.odd }),
      sources: Object.fromEntries(
        [...states].map(([name, state]) => [name, withCriteria(name, state)]),
      ),
      pictures: Object.fromEntries(
        [...cache.known].filter(([, path]) => pictures.has(path)).toSorted(),
      ),
    }),
  };
}
