/** `manifest.json`: the state of each source of a snapshot. */
import { readJson, z } from '../lib/validation.ts';
import { problemSchema } from '../sources/problem.ts';
import { sourceNames, type SourceName } from '../sources/catalog/catalog.ts';

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

/** Parses a manifest. Null for a missing or invalid one. */
export const readManifest = (text: string | null): Manifest | null =>
  text === null ? null : readJson(manifestSchema, text);

/** State of a source. A source that the manifest does not list is absent. */
export const stateOf = ({ sources }: Manifest, name: SourceName): SourceState =>
  sources[name] ?? { status: 'absent' };

/** Sources of this site that have data, in the catalogue's order. */
export function presentStates(manifest: Manifest): [SourceName, PresentState][] {
  const present: [SourceName, PresentState][] = [];
  for (const name of sourceNames) {
    const state = stateOf(manifest, name);
    if (state.status !== 'absent') present.push([name, state]);
  }
  return present;
}

const maxAccepted = 20;

/** Merges digests of accepted contents, those of `newer` last, and keeps the newest 20. */
export const mergeAccepted = (older: readonly string[] = [], newer: readonly string[] = []) =>
  [...new Set(older).difference(new Set(newer)), ...newer].slice(-maxAccepted);

/** Text of a manifest's file. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
