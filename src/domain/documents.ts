/** Shared reading of a Firestore collection: schema, unique ids, errors a maintainer understands. */
import { nearestOf } from '../config/nearest.ts';
import { z } from '../config/schemas/validation.ts';
import { ProblemLog, SourceError, type Complaint, type Parsed } from './problem.ts';
import { cleanText, firstCharacters } from './text.ts';

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
  .preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string()).nullish(),
  )
  .transform((texts) => {
    const [first = '', second = ''] = (texts ?? []).map(cleanText);
    return first === '' && second === '' ? null : { first, second };
  });

/** Firestore's own limit of 1 MiB, in characters. */
const largestDocument = 2 ** 20;

/** A list, also where one thing was written in its place. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === null || value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item),
  );

/** A document that cannot be read, and why. */
export interface BrokenDocument {
  id: string;
  /** Empty where the document as a whole is wrong. */
  field: string;
  value: string;
  reason: string;
}

/** Said of a broken document that is left out. */
const leftOut = (reason: string): Complaint => ({
  reason: `${reason}; el documento no se muestra`,
  advice: 'corregí el campo en Firestore',
  isLoss: true,
});

/** Said of a broken document in whose place its last good state stands. */
export const asItWas = (reason: string): Complaint => ({
  reason: `${reason}; se muestra como estaba`,
  advice: 'corregí el campo en Firestore',
  isLoss: true,
});

/** A collection as its parser gives it. */
export interface ParsedCollection<Item> extends Parsed<Item[]> {
  /** The documents that are left out. */
  broken: readonly BrokenDocument[];
}

const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Reports fields that are not known and much like one that the document has not. */
function reportUnknownFields(
  id: string,
  document: object,
  known: readonly string[],
  log: ProblemLog,
): void {
  const missing = known.filter((name) => !(name in document));
  for (const name of Object.keys(document)) {
    if (known.includes(name)) continue;
    const meant = nearestOf(name, missing);
    if (meant === undefined) continue;
    log.field(id, name, firstCharacters(JSON.stringify(document[name as never]), 80), {
      reason: 'el sitio no conoce este campo, y no lo muestra',
      advice: `¿es «${meant}»? Cambiale el nombre`,
    });
  }
}

/**
 * Reads a collection's documents one by one (docs/product.md, «Reading a sheet»). One that is not of the
 * schema's shape is left out and reported; unknown fields are ignored, and reported when one that is
 * missing may be meant.
 * @param itemOf What becomes of a document; it may report what it does not use.
 * @throws SourceError when it is no list at all, when an id is repeated, or when no document can be read.
 */
export function parseDocuments<Schema extends z.ZodType<{ id: string }>, Item>(
  source: string,
  documents: unknown,
  schema: Schema,
  itemOf: (document: z.output<Schema>, log: ProblemLog) => Item,
): ParsedCollection<Item> {
  const log = new ProblemLog(source);
  if (!Array.isArray(documents)) throw new SourceError(source, '', 'no es una lista de documentos');
  const ids = new Set<string>();
  const read: z.output<Schema>[] = [];
  const broken: BrokenDocument[] = [];
  const known = fieldsOf(schema);
  let first: SourceError | undefined;
  documents.forEach((document: unknown, index) => {
    const id = idOf(document) ?? `n.º ${index + 1}`;
    const leaveOut = (field: string, value: string, reason: string): void => {
      broken.push({ id, field, value, reason });
      first ??= new SourceError(
        source,
        `documento ${id}${field ? `, campo ${field}` : ''}`,
        reason,
      );
      log.field(id, field, value, leftOut(reason));
    };
    const size = JSON.stringify(document).length;
    if (size > largestDocument) {
      leaveOut('', '', `ocupa ${size} caracteres: está dañado`);
      return;
    }
    const result = schema.safeParse(document);
    if (!result.success) {
      const issue = result.error.issues[0];
      const value: unknown = issue?.path.reduce<unknown>(
        (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
        document,
      );
      const said = value === undefined ? '' : firstCharacters(JSON.stringify(value), 80);
      leaveOut(issue?.path.join('.') ?? '', said, issue?.message ?? 'no tiene la forma esperada');
      return;
    }
    if (ids.has(result.data.id)) {
      throw new SourceError(source, `documento ${result.data.id}`, 'el id está repetido');
    }
    ids.add(result.data.id);
    reportUnknownFields(result.data.id, document as object, known, log);
    read.push(result.data);
  });
  if (first && read.length === 0) throw first;
  const value = read.map((document) => itemOf(document, log));
  return { value, problems: log.problems, broken };
}

function idOf(document: unknown): string | null {
  const parsed = z.object({ id: z.string() }).safeParse(document);
  return parsed.success ? parsed.data.id : null;
}
