/** Takes a snapshot: fetches sources, accepts or keeps each, fetches pictures, checks relations, writes a directory. */
import { eloFinder } from '../season/elo-history.ts';
import { calendarDate, type CalendarDate } from '../lib/time.ts';
import type { Fetched } from '../sources/fetch/fetch-all.ts';
import type { RetryPolicy } from '../sources/fetch/retry-policy.ts';
import { canonicalDocuments, readDocuments } from '../sources/fetch/canonical.ts';
import {
  isCollection,
  pictureFields,
  sheetOf,
  sourceNames,
  type SourceName,
} from '../sources/catalog/catalog.ts';
import { addChances } from './chances.ts';
import { followResults } from './corrections.ts';
import { eraseFetched } from './erase.ts';
import {
  fetchPictures,
  imageCache,
  type ImageCache,
  picturesIn,
  referencesIn,
} from './pictures.ts';
import {
  type Histories,
  type SnapshotFiles,
  requireOwnFolder,
  openSnapshot,
  replaceSnapshot,
} from './files.ts';
import { isOfStage, resultsFile, type FirstResult } from './first-results.ts';
import { addRatings, readHistory } from './history.ts';
import { validate } from './validate.ts';
import { editionOfSource, type StoredSource, readLastGood, type LastSnapshot } from './snapshot.ts';
import { withLock } from '../lib/lock.ts';
import {
  formatManifest,
  oddClockSentence,
  readRunClock,
  stateOf,
  type RunClock,
  type Manifest,
  type SourceState,
} from './manifest.ts';
import { outcomeOf, type TakeReport } from './report.ts';
import { evidenceOf, withRelations } from './contradictions.ts';
import { type Evidence } from './rules/rule.ts';

/** How a snapshot is composed from fetched texts. */
interface ComposeOptions {
  /** Moment of the run by its own clock. */
  now: Date;
  /** Sources that may lose any number of rows in this run. */
  acceptShrink: readonly SourceName[];
  retryPolicy: RetryPolicy;
}

/** How a snapshot is taken. */
export interface TakeOptions extends ComposeOptions {
  /** Fetches the texts of all sources that have an address. */
  fetchTexts: () => Promise<ReadonlyMap<SourceName, Fetched>>;
  /** The snapshot directory: the run reads the last good data from it, then replaces it. */
  directory: string;
}

/**
 * Day on which a fixture was first seen with a result; null without a result, and for other sources.
 * @param results Oldest first.
 */
function firstSeenOf(results: readonly FirstResult[], name: SourceName): CalendarDate | null {
  const edition = editionOfSource(name);
  const sheet = sheetOf(name);
  if (edition === null || sheet?.kind !== 'fixtures') return null;
  const fixture = { fixture: sheet.key, competition: { edition } };
  const first = results.find((row) => isOfStage(row, fixture));
  return first ? calendarDate(first.seenAt) : null;
}

/** True for a fetched collection without documents, `[]`. */
const isEmptyCollection = (name: SourceName, fetched: Fetched): boolean =>
  isCollection(name) && 'text' in fetched && readDocuments(fetched.text)?.length === 0;

/** Replaces addresses of pictures in a fetched text. @param last The source's last good data. */
async function withPictures(
  name: SourceName,
  fetched: Fetched,
  cache: ImageCache,
  last: StoredSource | undefined,
): Promise<Fetched> {
  if ('failure' in fetched || pictureFields(name).length === 0) return fetched;
  const documents = readDocuments(fetched.text);
  if (!documents) return fetched;
  const lastPictures = last ? picturesIn(name, last.text) : [];
  const replaced = await fetchPictures(name, documents, cache, lastPictures);
  return { text: canonicalDocuments(replaced.documents), problems: replaced.problems };
}

/**
 * Fetches all sources and replaces the snapshot directory, which it locks. A source that fails or is refused keeps its
 * last good data. One that never had data counts as not published yet. If a source has lost its data, or fails at a
 * first snapshot, nothing is written, and the report says so (`written`).
 * @throws ConfigurationError if the directory holds files that are not a snapshot's.
 */
export async function takeSnapshot(options: TakeOptions): Promise<TakeReport> {
  const { directory, fetchTexts } = options;
  await requireOwnFolder(directory);
  return withLock(directory, async () => {
    const before = await openSnapshot(directory);
    const { report, snapshot, fetched } = await compose(before, await fetchTexts(), options);
    if (snapshot) await replaceSnapshot(directory, snapshot, fetched);
    return report;
  });
}

/** What the parts of a run need to know. */
interface Run {
  before: SnapshotFiles;
  last: LastSnapshot;
  clock: RunClock;
  cache: ImageCache;
  acceptShrink: readonly SourceName[];
}

/**
 * Composes the next snapshot from fetched texts, and a report. Fetches pictures, writes nothing.
 * @returns `report`; `snapshot`, null if a source is `missing` in it; and `fetched`: new pictures' bytes, by path.
 */
export async function compose(
  before: SnapshotFiles,
  texts: ReadonlyMap<SourceName, Fetched>,
  options: ComposeOptions,
) {
  const last = readLastGood(before);
  const clock = readRunClock(last.manifest, options.now);
  const cache = imageCache(last.pictures, options.retryPolicy);
  const run: Run = { before, last, clock, cache, acceptShrink: options.acceptShrink };
  // Collections are completed in parallel, so that hosts of pictures are requested in parallel, too.
  const completed = await Promise.all(
    Array.from(eraseFetched(texts, before), async ([name, fetched]) => {
      const complete = await withPictures(name, fetched, cache, last.sources.get(name));
      return [name, complete] as const;
    }),
  );
  const { accepted, failures } = acceptAll(completed, run);
  const today = calendarDate(clock.now);
  const evidence = evidenceOf(accepted, last.sources, before.history, today);
  const sources = withRelations(accepted, evidence);
  const states = new Map<SourceName, SourceState>();
  for (const name of sourceNames) {
    const state = sources.get(name)?.state ?? stateWithoutData(name, failures.get(name), run);
    if (state) states.set(name, state);
  }
  const written = states.size === sourceNames.length;
  const report: TakeReport = {
    takenAt: clock.now.toISOString(),
    sources: sourceNames.map((name) => {
      const problemsBefore = last.sources.get(name)?.state.problems ?? [];
      return outcomeOf(name, failures.get(name), states.get(name), problemsBefore);
    }),
    written,
    changed: sourceNames.some((name) => sources.get(name)?.text !== last.sources.get(name)?.text),
    oddClock: clock.odd && oddClockSentence(options.now, clock.now),
  };
  const snapshot = written ? nextSnapshot(run, sources, states, evidence) : null;
  return { report, snapshot, fetched: cache.fetched };
}

/** Accepts each source or keeps its last good data. The failure of a source without either says why, in Spanish. */
function acceptAll(
  texts: readonly (readonly [SourceName, Fetched])[],
  { before, last, clock, acceptShrink }: Run,
) {
  const accepted = new Map<SourceName, StoredSource>();
  const failures = new Map<SourceName, string>();
  const { rows: firstResults } = readHistory(resultsFile, before.results);
  for (const [name, fetched] of texts) {
    // If it never had documents it counts as absent, like a sheet without an address.
    if (isEmptyCollection(name, fetched) && !last.names.has(name)) continue;
    const source = validate(name, fetched, last.sources.get(name) ?? null, {
      now: clock.now,
      acceptShrink: acceptShrink.includes(name),
      firstSeen: firstSeenOf(firstResults, name),
      isClockOdd: clock.odd !== null,
    });
    if ('failure' in source) failures.set(name, source.failure);
    else accepted.set(name, source);
  }
  return { accepted, failures };
}

/** The state `absent`. Null for a source that failed if it had data before, or if this is the first snapshot. */
function stateWithoutData(
  name: SourceName,
  failure: string | undefined,
  { last: { manifest, names }, clock }: Run,
): SourceState | null {
  if (failure === undefined) return { status: 'absent' };
  if (!manifest || names.has(name)) return null;
  const before = stateOf(manifest, name);
  const since = before.status === 'absent' ? before.since : undefined;
  return { status: 'absent', because: failure, since: since ?? clock.now.toISOString() };
}

/** Adds to the histories what this run found. */
function nextHistories(
  { before, clock: { now } }: Run,
  sources: ReadonlyMap<SourceName, StoredSource>,
  { data, before: seasonBefore, season, today }: Evidence,
): Histories {
  // A kept ranking may be another week's, and a row of the history is never corrected afterwards.
  const isNewRanking = sources.get('ranking')?.state.status === 'fresh';
  const { corrections, results } = followResults(before, seasonBefore.stages, season.stages, now);
  return {
    history: addRatings(before.history, isNewRanking ? data.ranking : [], now),
    corrections,
    results,
    chances: addChances(before.chances, season, eloFinder(data.ranking), today),
    changes: before.changes,
  };
}

/** Makes the snapshot of these sources, with exactly the pictures that its documents name. */
function nextSnapshot(
  run: Run,
  sources: ReadonlyMap<SourceName, StoredSource>,
  states: ReadonlyMap<SourceName, SourceState>,
  evidence: Evidence,
): SnapshotFiles {
  const { before, clock, cache } = run;
  const texts = new Map([...sources].map(([name, { text }]) => [name, text]));
  const pictures = referencesIn(texts);
  const known = [...cache.known].filter(([, path]) => pictures.has(path)).toSorted();
  const manifest: Manifest = {
    version: 1,
    sources: Object.fromEntries(states),
    pictures: Object.fromEntries(known),
  };
  if (clock.odd) manifest.clock = clock.odd;
  // The histories wait for the next right clock, which finds in the data what this run does not write.
  const histories = clock.odd ? before : nextHistories(run, sources, evidence);
  const { directory } = before;
  return { ...histories, directory, sources: texts, pictures, manifest: formatManifest(manifest) };
}
