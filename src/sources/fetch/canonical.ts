/** Canonical text of snapshot files: the same data always gives the same bytes. */
import { compareTexts } from '../../lib/text.ts';
import { readJson, z } from '../../lib/validation.ts';

const documentsSchema = z.array(z.looseObject({ id: z.string() }));

/** A Firestore document as a snapshot keeps it: its id beside its fields. */
export type SnapshotDocument = z.output<typeof documentsSchema>[number];

/** Parses the text of a collection. Null if it is no JSON, or no list of documents with ids. */
export const readDocuments = (text: string): SnapshotDocument[] | null =>
  readJson(documentsSchema, text);

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
