/** Where documents name pictures: the one list of those places. */
import type { SnapshotDocument } from '../sources/canonical.ts';
import type { SourceName } from '../sources/catalog.ts';

/**
 * What to write in place of a picture's reference, null for one that cannot be had; `slot` names its
 * place in the document.
 */
export type ReplacePicture = (reference: string, slot: string) => string | null;

/** Replaces the texts that say something under a key `image`, also those of a list there. */
function replaceIn(value: unknown, replace: ReplacePicture, slot = '', key = ''): unknown {
  const inside = (part: string | number): string => (slot === '' ? `${part}` : `${slot}.${part}`);
  if (typeof value === 'string') {
    return key === 'image' && value.trim() !== '' ? replace(value, slot) : value;
  }
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => replaceIn(item, replace, inside(index), key));
  }
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    replaceIn(inner, replace, inside(name), name),
  ]);
  return Object.fromEntries(fields);
}

/** A picture that a document names. */
export interface NamedPicture {
  /** The document's. */
  id: string;
  slot: string;
  reference: string;
}

/** Collections whose documents have pictures in `image`. */
export const illustratedCollections: readonly SourceName[] = [
  'news',
  'current-national-team',
  'national-tournaments-podiums',
  'communities',
];

/** A document with every picture reference replaced; an empty one means «no picture» and stays. */
export const replacePictures = (
  document: SnapshotDocument,
  replace: ReplacePicture,
): SnapshotDocument => replaceIn(document, replace) as SnapshotDocument;

/** The pictures that documents name. */
export function listPictures(documents: readonly SnapshotDocument[]): NamedPicture[] {
  const found: NamedPicture[] = [];
  for (const document of documents) {
    replacePictures(document, (reference, slot) => {
      found.push({ id: document.id, slot, reference });
      return reference;
    });
  }
  return found;
}

/** The pictures that a source's text names. */
export const picturesIn = (name: SourceName, text: string): NamedPicture[] =>
  illustratedCollections.includes(name) ? listPictures(JSON.parse(text) as SnapshotDocument[]) : [];
