/** Where documents name pictures: the one list of those places. */
import type { SnapshotDocument } from '../sources/canonical.ts';
import type { CollectionName, SourceName } from '../sources/catalog.ts';

/**
 * What to write in place of a picture's reference, null for one that cannot be had; `slot` names its
 * place in the document.
 */
export type ReplacePicture = (reference: string, slot: string) => string | null;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces a text that says something; whatever else stands there is the schema's business. */
const replaceOne = (value: unknown, slot: string, replace: ReplacePicture): unknown =>
  typeof value === 'string' && value.trim() !== '' ? replace(value, slot) : value;

/** `image`: one picture, or the list of them that news have. */
const replaceImage = (image: unknown, replace: ReplacePicture): unknown =>
  Array.isArray(image)
    ? image.map((one, index) => replaceOne(one, `image.${index}`, replace))
    : replaceOne(image, 'image', replace);

/** Paragraphs of the shape `{ image }`. */
const replaceParagraphs = (paragraphs: unknown, replace: ReplacePicture): unknown =>
  Array.isArray(paragraphs)
    ? paragraphs.map((paragraph: unknown, index) =>
        isObject(paragraph) && 'image' in paragraph
          ? {
              ...paragraph,
              image: replaceOne(paragraph['image'], `parragraphs.${index}.image`, replace),
            }
          : paragraph,
      )
    : paragraphs;

/** A picture that a document names. */
export interface NamedPicture {
  /** The document's. */
  id: string;
  slot: string;
  reference: string;
}

/** Collections whose documents have pictures in `image`. */
export const illustratedCollections = [
  'news',
  'current-national-team',
  'national-tournaments-podiums',
  'communities',
] as const satisfies readonly CollectionName[];

/** A document with every picture reference replaced; an empty one means «no picture» and stays. */
export function replacePictures(
  document: SnapshotDocument,
  replace: ReplacePicture,
): SnapshotDocument {
  const replaced = { ...document };
  if ('image' in document) replaced['image'] = replaceImage(document['image'], replace);
  if ('parragraphs' in document) {
    replaced['parragraphs'] = replaceParagraphs(document['parragraphs'], replace);
  }
  return replaced;
}

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

/** Whether a source's documents have pictures. */
export const isIllustrated = (name: SourceName): name is (typeof illustratedCollections)[number] =>
  illustratedCollections.some((collection) => collection === name);

/** The pictures that a source's text names. */
export const picturesIn = (name: SourceName, text: string): NamedPicture[] =>
  isIllustrated(name) ? listPictures(JSON.parse(text) as SnapshotDocument[]) : [];
