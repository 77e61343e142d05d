/** Shared reading of a Firestore collection: schema, unique ids, errors a maintainer understands. */
import { z } from '../config/schemas/validation.ts';
import { SourceError } from './problem.ts';
import { cleanText } from './text.ts';

/** A text field: normalised; empty when the document has none. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => cleanText(text ?? ''));

/** A text field that must say something. */
export const requiredText = z.string().transform(cleanText).pipe(z.string().min(1));

/** A whole number, also when it was typed as text. */
export const wholeNumber = z.union([
  z.int(),
  z
    .string()
    .trim()
    .regex(/^-?\d+$/)
    .transform(Number),
]);

/** A moment, ISO 8601 in UTC as snapshots write it; becomes a Date. */
export const timestamp = z.iso.datetime().transform((text) => new Date(text));

/** A picture: a path inside the snapshot (`images/…`), null when the document has none. */
export const picture = optionalText.transform((path) => path || null);

/** `[first, second]` pairs such as a link's address and label; null when absent or empty. */
export const pair = z
  .array(z.string())
  .nullish()
  .transform((texts) => {
    const [first = '', second = ''] = (texts ?? []).map(cleanText);
    return first === '' && second === '' ? null : { first, second };
  });

/** Firestore's own limit of 1 MiB, in characters. */
const largestDocument = 2 ** 20;

/**
 * Validates a collection's documents one by one; unknown fields are ignored.
 * @throws SourceError naming the document and field when one is not of the schema's shape, when
 * an id is repeated, or when it is no list at all.
 */
export function parseDocuments<Schema extends z.ZodType<{ id: string }>>(
  source: string,
  schema: Schema,
  documents: unknown,
): z.output<Schema>[] {
  if (!Array.isArray(documents)) throw new SourceError(source, '', 'no es una lista de documentos');
  const ids = new Set<string>();
  return documents.map((document: unknown, index) => {
    const size = JSON.stringify(document).length;
    if (size > largestDocument) {
      const place = `documento ${idOf(document) ?? `n.º ${index + 1}`}`;
      throw new SourceError(source, place, `ocupa ${size} caracteres: está dañado`);
    }
    const result = schema.safeParse(document);
    if (!result.success) {
      const issue = result.error.issues[0];
      const field = issue?.path.join('.');
      throw new SourceError(
        source,
        `documento ${idOf(document) ?? `n.º ${index + 1}`}${field ? `, campo ${field}` : ''}`,
        issue?.message ?? 'no tiene la forma esperada',
      );
    }
    if (ids.has(result.data.id)) {
      throw new SourceError(source, `documento ${result.data.id}`, 'el id está repetido');
    }
    ids.add(result.data.id);
    return result.data;
  });
}

function idOf(document: unknown): string | null {
  const parsed = z.object({ id: z.string() }).safeParse(document);
  return parsed.success ? parsed.data.id : null;
}
