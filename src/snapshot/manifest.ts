/** `manifest.json`: the state of each source of a snapshot, and the clock by which it was written. */
import { sha256 } from '../lib/files.ts';
import { dayMs, formatPublication, hourMs } from '../lib/time.ts';
import { readJson, z } from '../lib/validation.ts';
import { problemSchema } from '../sources/problem.ts';
import { sourceNames, type SourceName } from '../sources/catalog/catalog.ts';
import type { SnapshotFiles } from './files.ts';

/** Further fields of older snapshots are ignored. */
const data = {
  /** When this data was fetched, ISO 8601 UTC. */
  fetchedAt: z.iso.datetime(),
  /** When this data last changed, ISO 8601 UTC. */
  changedAt: z.iso.datetime(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Number of documents, or of rows that are not blank. */
  rows: z.int().nonnegative(),
  problems: z.array(problemSchema),
  /** Present if a person accepted that the source is empty, as between two seasons. */
  acceptedEmpty: z.literal(true).optional(),
  /** Edition of the source's competition. Absent for a source without one, such as the ranking. */
  season: z.string().optional(),
  /** Criteria that ordered the tables of standings. */
  criteria: z.array(z.string()).readonly().optional(),
  /** First day of a fixture that has results and days. The manifest keeps it, so that the years are decided once. */
  starts: z.iso.date().optional(),
  /** Digests of contents accepted in the season, newest last. Each of them may come back. */
  accepted: z.array(z.string()).optional(),
};

/** Fetched and accepted at the last snapshot. */
const fresh = z.object({ status: z.literal('fresh'), ...data });

/** The last good data, because the newest could not be accepted. */
const kept = z.object({
  status: z.literal('kept'),
  ...data,
  because: z.string(),
  /** Moment of the first run that kept this data, ISO 8601 UTC. */
  since: z.iso.datetime(),
});

/** Not published yet: there is no file, and its section shows its empty state. */
const absent = z.strictObject({
  status: z.literal('absent'),
  /** Present if the source has an address, but never gave usable data: why, in Spanish. */
  because: z.string().optional(),
  /** Moment of the first run that found no usable data, ISO 8601 UTC. Present with `because`. */
  since: z.iso.datetime().optional(),
});

const state = z.discriminatedUnion('status', [fresh, kept, absent]);

const manifestSchema = z.strictObject({
  version: z.literal(1),
  /** Present if the moments of the sources do not tell the last right clock, all ISO 8601 UTC. */
  clock: z
    .object({
      right: z.iso.datetime(),
      /** Moment of the first of the last runs whose clock was odd. */
      odd: z.iso.datetime().optional(),
    })
    .optional(),
  /** Sheets come and go with the seasons, so an older snapshot may lack some of today's or have others. */
  sources: z.record(z.string(), state),
  /** Fetched pictures: SHA-256 of the address → path in the snapshot. */
  pictures: z.record(z.string(), z.string()).default({}),
});

export type Manifest = z.output<typeof manifestSchema>;
export type SourceState = z.output<typeof state>;
export type PresentState = Exclude<SourceState, { status: 'absent' }>;

/** Parses the JSON of a manifest. Null if it is missing or not valid. */
export const readManifest = (text: string | null): Manifest | null =>
  text === null ? null : readJson(manifestSchema, text);

/** Returns the state of a source. A source that the manifest does not list is absent. */
export const stateOf = ({ sources }: Manifest, name: SourceName): SourceState =>
  sources[name] ?? { status: 'absent' };

/** Lists the states of those of `sourceNames` that have data, fresh or kept, in that order. */
export function presentStates(manifest: Manifest): [SourceName, PresentState][] {
  const present: [SourceName, PresentState][] = [];
  for (const name of sourceNames) {
    const state = stateOf(manifest, name);
    if (state.status !== 'absent') present.push([name, state]);
  }
  return present;
}

const maxAccepted = 20;

/**
 * Merges two lists of digests (beginnings of SHA-256) of accepted contents, both oldest first, `older` before `newer`,
 * and keeps the last 20. A digest of both lists stays once, where `newer` has it.
 */
export const mergeAccepted = (older: readonly string[] = [], newer: readonly string[] = []) =>
  [...new Set(older).difference(new Set(newer)), ...newer].slice(-maxAccepted);

/** Formats a manifest as the text of its file, indented JSON. */
export const formatManifest = (manifest: Manifest): string =>
  `${JSON.stringify(manifest, null, 2)}\n`;

/**
 * Copies a snapshot with the text that `replace` returns for each source's. SHA-256 in the manifest follow: a file that
 * matched its own still matches, and one that somebody edited still does not.
 */
export function replaceSources(
  files: SnapshotFiles,
  replace: (name: SourceName, text: string) => string,
): SnapshotFiles {
  let { manifest } = files;
  const sources = new Map<SourceName, string>();
  for (const [name, text] of files.sources) {
    const replaced = replace(name, text);
    sources.set(name, replaced);
    if (manifest !== null) manifest = manifest.replace(sha256(text), sha256(replaced));
  }
  return { ...files, manifest, sources };
}

/** Moment at which the data of one of these sources (default: all) last changed. Null if none of them has data. */
export function lastChange(manifest: Manifest, names = sourceNames): Date | null {
  const moments = presentStates(manifest)
    .filter(([name]) => names.includes(name))
    .map(([, { changedAt }]) => Date.parse(changedAt));
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}

/** Limits of a run's clock against the last snapshot's: clocks of two machines differ, and each week is written. */
const maxBehindMs = hourMs;
const maxAheadMs = 60 * dayMs;
/** An odd clock counts as right after it has gone on like this for a day. */
const confirmationMs = dayMs;

/** What a run takes for its clock (docs/product.md, «A wrong clock»). */
export interface RunClock {
  /** Moment for everything that the snapshot remembers: the run's own or, if that is odd, the last right one. */
  now: Date;
  /** The manifest's `clock` after the run, if the run's clock is odd; null if it is right. */
  odd: NonNullable<Manifest['clock']> | null;
}

/** Last moment at which one of a snapshot's sources was fetched, or began to fail. Null if no source has a moment. */
export function lastFetch({ sources }: Pick<Manifest, 'sources'>): Date | null {
  const moments: number[] = [];
  for (const state of Object.values(sources)) {
    if (state.status !== 'absent') moments.push(Date.parse(state.fetchedAt));
    if (state.status === 'fresh' || state.since === undefined) continue;
    moments.push(Date.parse(state.since));
  }
  return moments.length === 0 ? null : new Date(Math.max(...moments));
}

/** Last moment of a snapshot that came from a right clock. Null if the snapshot has no moment at all. */
export const lastRightMoment = (manifest: Manifest): Date | null =>
  manifest.clock ? new Date(manifest.clock.right) : lastFetch(manifest);

/** True if `now` may be the moment of a run that follows a run of the moment `before`. */
const mayFollow = (before: Date, now: Date): boolean => {
  const elapsedMs = now.getTime() - before.getTime();
  return elapsedMs >= -maxBehindMs && elapsedMs <= maxAheadMs;
};

/**
 * Judges the clock of a run by the last snapshot's, and returns the moment that the run takes for now. A clock is odd
 * if it is over an hour behind the last right moment, or over 60 days ahead, until it has gone on like this for a day.
 * With an odd clock, `now` is the last right moment, and `odd` is the manifest's next `clock`; else `odd` is null.
 * @param last Manifest of the last snapshot. If it is null or has no moments, every clock counts as right.
 */
export function readRunClock(last: Manifest | null, now: Date): RunClock {
  const right = last && lastRightMoment(last);
  if (!right || mayFollow(right, now)) return { now, odd: null };
  const oddBefore = last.clock?.odd === undefined ? null : new Date(last.clock.odd);
  const since = oddBefore && mayFollow(oddBefore, now) ? oddBefore : now;
  if (now.getTime() - since.getTime() >= confirmationMs) return { now, odd: null };
  const odd = { right: right.toISOString(), odd: since.toISOString() };
  return { now: right, odd };
}

/** Spanish text, no full stop, on the odd clock `now` of a run: histories wait. @param right The last right moment. */
export const oddClockSentence = (now: Date, right: Date): string =>
  `El reloj de esta corrida dice ${formatPublication(now)}, y la última instantánea es del ${formatPublication(right)}: los datos se guardan, pero no se anota nada en los historiales (Elo, chances, resultados, correcciones). Revisá el reloj de la máquina, o BUILD_TIME. Si está bien, no hace falta nada: en un día se anota todo`;
