/** `manifest.json`: what a snapshot says about each of its sources. */
import { readJson, z } from '../config/schemas/validation.ts';
import { problemSchema } from '../domain/problem.ts';
import type { SourceName } from '../sources/catalog.ts';

/** What snapshots of before say besides is not read. */
const data = {
  /** When this data was fetched, ISO 8601 UTC. */
  fetchedAt: z.iso.datetime(),
  /** When this data last became different, ISO 8601 UTC. */
  changedAt: z.iso.datetime(),
  /** Hash of the source's file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Documents, or sheet rows that are not blank. */
  rows: z.int().nonnegative(),
  problems: z.array(problemSchema),
  /** Present when a person accepted that it holds nothing, as between two seasons. */
  acceptedEmpty: z.literal(true).optional(),
  /** The season or edition it is of; nothing where it has none, as the ranking. */
  season: z.string().optional(),
  /** A digest of where it is. */
  place: z.string().optional(),
  /** The day on which a fixture with results and days starts: its years are decided once. */
  starts: z.iso.date().optional(),
  /** Digests of the contents that were accepted in its season, the newest last: any of them may come back. */
  accepted: z.array(z.string()).optional(),
  /** Present for a while after a sheet grew suddenly: from and to how many rows, and when, ISO 8601 UTC. */
  grown: z
    .object({ from: z.int().nonnegative(), to: z.int().positive(), at: z.iso.datetime() })
    .optional(),
};

/** Fetched and accepted at the last snapshot. */
const fresh = z.object({ status: z.literal('fresh'), ...data });

/** The last good data, because what came last could not be accepted. */
const kept = z.object({
  status: z.literal('kept'),
  ...data,
  because: z.string(),
  /** Moment of the first run that kept it, ISO 8601 UTC. */
  since: z.iso.datetime(),
});

/** Not published yet: there is no file, and its section shows its empty state. */
const absent = z.strictObject({ status: z.literal('absent') });

const state = z.discriminatedUnion('status', [fresh, kept, absent]);

export const manifestSchema = z.strictObject({
  version: z.literal(1),
  /** Groups come and go with the seasons: a snapshot from before may lack some of today's, or have others. */
  sources: z.record(z.string(), state),
  /** Pictures already fetched: SHA-256 of the address → path in the snapshot. */
  pictures: z.record(z.string(), z.string()).default({}),
});

export type Manifest = z.output<typeof manifestSchema>;
export type SourceState = z.output<typeof state>;
/** A source that has data. */
export type PresentState = Exclude<SourceState, { status: 'absent' }>;

/** A manifest from its text; null when there is none, or it is not one. */
export const readManifest = (text: string | null): Manifest | null =>
  readJson(manifestSchema, text ?? '');

/** What a manifest says of a source. */
export const stateOf = ({ sources }: Manifest, name: SourceName): SourceState =>
  sources[name] ?? { status: 'absent' };

const maxAccepted = 20;

/** Digests of accepted contents, those of `newer` last; of many, the newest. */
export const mergeAccepted = (older: readonly string[] = [], newer: readonly string[] = []) =>
  [...new Set(older).difference(new Set(newer)), ...newer].slice(-maxAccepted);

/** The manifest of an earlier snapshot, which keeps accepting what was accepted after it. */
export function withAcceptedOf(manifest: Manifest, later: Manifest | null): Manifest {
  const sources = Object.entries(manifest.sources).map(([name, state]) => {
    const other = later?.sources[name];
    if (state.status === 'absent' || !other || other.status === 'absent') return [name, state];
    const isSameSeason = state.season === other.season;
    const accepted = mergeAccepted(state.accepted, isSameSeason ? other.accepted : []);
    return [name, { ...state, accepted }] as const;
  });
  return { ...manifest, sources: Object.fromEntries(sources) as Manifest['sources'] };
}

/** A manifest's text. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
