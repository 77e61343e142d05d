/** Finds pictures that documents name, in the fields that their collection's descriptor lists. */
import { readDocuments, type SnapshotDocument } from '../sources/fetch/canonical.ts';
import { pictureFields, type SourceName } from '../sources/catalog/catalog.ts';

/**
 * Returns the replacement of a picture's reference; null for a picture that cannot be shown. `slot` is the path of the
 * picture in the document: `image.1`.
 */
type ReplacePicture = (reference: string, slot: string) => string | null;

/** Replaces the texts of the listed fields at any depth, also those in lists. */
function replaceIn(
  value: unknown,
  fields: readonly string[],
  replace: ReplacePicture,
  slot = '',
  field = '',
): unknown {
  if (typeof value === 'string') {
    return fields.includes(field) && value.trim() !== '' ? replace(value, slot) : value;
  }
  if (value === null || typeof value !== 'object') return value;
  const inside = (part: string | number): string => (slot === '' ? `${part}` : `${slot}.${part}`);
  if (Array.isArray(value)) {
    return value.map((item, index) => replaceIn(item, fields, replace, inside(index), field));
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      replaceIn(inner, fields, replace, inside(name), name),
    ]),
  );
}

export interface NamedPicture {
  id: string;
  slot: string;
  reference: string;
}

/** Returns a document with every picture reference replaced. An empty reference means no picture and stays. */
export const replacePictures = (
  collection: SourceName,
  document: SnapshotDocument,
  replace: ReplacePicture,
): SnapshotDocument => replaceIn(document, pictureFields(collection), replace) as SnapshotDocument;

/** Lists the pictures that a collection's documents name. */
export function listPictures(
  collection: SourceName,
  documents: readonly SnapshotDocument[],
): NamedPicture[] {
  const found: NamedPicture[] = [];
  for (const document of documents) {
    replacePictures(collection, document, (reference, slot) => {
      found.push({ id: document.id, slot, reference });
      return reference;
    });
  }
  return found;
}

/** Lists the pictures that a source's text names. Empty for sheets, and for a collection that cannot be read. */
export function picturesIn(name: SourceName, text: string): NamedPicture[] {
  if (pictureFields(name).length === 0) return [];
  return listPictures(name, readDocuments(text) ?? []);
}

/** References of all pictures that these texts of sources name: in a snapshot, paths in its directory. */
export function referencesIn(sources: ReadonlyMap<SourceName, string>): Set<string> {
  const references = new Set<string>();
  for (const [name, text] of sources) {
    for (const { reference } of picturesIn(name, text)) references.add(reference);
  }
  return references;
}
