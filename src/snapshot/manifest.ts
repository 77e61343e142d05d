/** `manifest.json`: what a snapshot says about each of its sources. */
import { createHash } from 'node:crypto';
import { z } from '../validation.ts';
import { sourceNames, type SourceName } from './catalog.ts';

const problem = z.strictObject({
  source: z.string(),
  row: z.union([z.number(), z.string()]),
  column: z.string(),
  value: z.string(),
  reason: z.string(),
  advice: z.string(),
});

const present = z.strictObject({
  /** `kept`: the last good data, because fetching it anew failed. */
  status: z.enum(['fresh', 'kept']),
  /** When this data was fetched, ISO 8601 UTC. */
  fetchedAt: z.iso.datetime(),
  /** When this data last became different, ISO 8601 UTC. */
  changedAt: z.iso.datetime(),
  /** Of the source's file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Documents, or sheet rows. */
  rows: z.int().nonnegative(),
  problems: z.array(problem),
});

/** Not published yet: there is no file, and its section shows its empty state. */
const absent = z.strictObject({ status: z.literal('absent') });

export const manifestSchema = z.strictObject({
  version: z.literal(1),
  sources: z.record(z.enum(sourceNames), z.discriminatedUnion('status', [present, absent])),
});

export type Manifest = z.output<typeof manifestSchema>;
export type SourceState = Manifest['sources'][SourceName];

/** Lower-case hexadecimal SHA-256 of a file's content. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
