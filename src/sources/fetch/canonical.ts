/** Canonical text of snapshot files: the same data always gives the same bytes. */
import { compareTexts } from '../../lib/text.ts';

/** A Firestore document as a snapshot keeps it: its id beside its fields. */
export type SnapshotDocument = { id: string } & Record<string, unknown>;

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}

/** Serialises a collection: documents sorted by id (code unit order), `id` first, then fields in alphabetical order. */
export function canonicalDocuments(documents: readonly SnapshotDocument[]): string {
  const sorted = documents
    .toSorted((a, b) => compareTexts(a.id, b.id))
    .map(({ id, ...fields }) => ({ id, ...(sortKeys(fields) as object) }));
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
