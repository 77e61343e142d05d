/** Canonical text of snapshot files: the same data always gives the same bytes. */
import { compareTexts } from '../../lib/text.ts';
import { readJson, z } from '../../lib/validation.ts';

const documentsSchema = z.array(z.looseObject({ id: z.string() }));

/** A Firestore document as a snapshot keeps it: its id beside its fields. */
export type SnapshotDocument = z.output<typeof documentsSchema>[number];

/** Parses a collection's JSON to documents, `id` and fields, in its order. Null for other text, or without an id. */
export const readDocuments = (text: string): SnapshotDocument[] | null =>
  readJson(documentsSchema, text);

/** Copies a value with the keys of its records in code unit order, at any depth. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => compareTexts(a, b));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}

/** Formats documents as indented JSON and a final LF, sorted by id. Keys: whole numbers, `id`, the rest by code units. */
export function canonicalDocuments(documents: readonly SnapshotDocument[]): string {
  const sorted = documents
    .toSorted((a, b) => compareTexts(a.id, b.id))
    .map(({ id, ...fields }) => Object.assign({ id }, sortKeys(fields)));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
