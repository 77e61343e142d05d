/** Shared reading of a Firestore collection: schema, unique ids, errors a maintainer understands. */
import { nearestOf } from '../config/nearest.ts';
import { textsIn, z } from '../config/schemas/validation.ts';
import { isYear, wrongYear } from '../config/schemas/years.ts';
import { cutText, ProblemLog, SourceError, type Complaint, type Parsed } from './problem.ts';
import { cleanLine, cleanText, hasCut } from '../text/clean.ts';
import { yearOf } from './time.ts';

/** A text field of a line: normalised; empty when the document has none. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => cleanLine(text ?? ''));

/** A text field that must say something. */
export const requiredText = z.string().transform(cleanLine).pipe(z.string().min(1));

/** A whole number, also when it was typed as text. */
export const wholeNumber = z.union(
  [
    z.int(),
    z
      .string()
      .trim()
      .regex(/^-?\d+$/)
      .transform(Number),
  ],
  { error: 'va un número entero (number)' },
);

/** A year, which may be typed as text. */
export const year = wholeNumber.refine(isYear, wrongYear);

/**
 * A moment, ISO 8601 in UTC as snapshots write it; becomes a Date.
 * @param error What goes there, in Spanish, as a maintainer reads it: it begins with «va».
 */
export const timestamp = (error = 'va un día y hora (timestamp)') =>
  z.iso
    .datetime({ error })
    .transform((text) => new Date(text))
    .refine((moment) => isYear(yearOf(moment)), wrongYear);

/** A picture: a path inside the snapshot (`images/…`), null when the document has none. */
export const picture = optionalText.transform((path) => path || null);

/** `[first, second]` pairs such as a link's address and label; null when absent or empty. */
export const pair = z
  .preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string()).nullish(),
  )
  .transform((texts) => {
    const [first = '', second = ''] = (texts ?? []).map(cleanLine);
    return first === '' && second === '' ? null : { first, second };
  });

/** Firestore's own limit of 1 MiB, in characters. */
const largestDocument = 2 ** 20;

/** In so few documents each may have a slip of its own: more that cannot be read are another collection's. */
const fewDocuments = 3;

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

/** What is said of a broken document, of which something becomes. */
const brokenWith =
  (outcome: string) =>
  (reason: string): Complaint => ({
    reason: `${reason}; ${outcome}`,
    advice: 'corregí el campo en Firestore',
    isLoss: true,
  });

const leftOut = brokenWith('el documento no se muestra');

/** Its last good state stands in its place. */
export const asItWas = brokenWith('se muestra como estaba');

/** A collection as its parser gives it. */
export interface ParsedCollection<Item> extends Parsed<Item[]> {
  /** The documents that are left out. */
  broken: readonly BrokenDocument[];
}

/** What a field needs, by what Zod expects, in words of Firestore's console. */
const needs: Readonly<Record<string, string>> = {
  string: 'va un texto (string)',
  number: 'va un número (number)',
  int: 'va un número entero (number)',
  boolean: 'va true o false (boolean)',
  array: 'va una lista (array)',
  object: 'va un mapa (map)',
};

function needOf(issue: z.core.$ZodIssue): string {
  // Where a schema says itself what goes there.
  if (issue.message.startsWith('va ')) return issue.message;
  if (issue.code === 'invalid_type') return needs[issue.expected] ?? issue.message;
  if (issue.code === 'too_small' && issue.origin === 'string') return 'va un texto (string)';
  if (issue.code === 'invalid_value') {
    return `va una de estas palabras: ${issue.values.map((value) => `«${String(value)}»`).join(', ')}`;
  }
  return issue.message;
}

/** What a field holds, in words of Firestore's console. */
function heldBy(value: unknown): string {
  if (value === undefined) return 'falta el campo';
  if (value === null) return 'el campo está en null';
  if (typeof value === 'string') {
    return cleanText(value) === '' ? 'el campo está vacío' : 'el campo tiene un texto (string)';
  }
  if (Array.isArray(value)) return 'el campo tiene una lista (array)';
  return typeof value === 'object'
    ? 'el campo tiene un mapa (map)'
    : `el campo tiene un ${typeof value === 'number' ? 'número (number)' : typeof value}`;
}

/** The value at a path of a document, or the one that stands where the path goes on. */
function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[key]
        : value,
    document,
  );
}

const withId = z.object({ id: z.string() });

/** Reports fields that are not known and much like one that the document has not. */
function reportUnknownFields(
  id: string,
  document: object,
  known: readonly string[],
  log: ProblemLog,
): void {
  const missing = known.filter((name) => !(name in document));
  for (const [name, value] of Object.entries(document)) {
    if (known.includes(name)) continue;
    const meant = nearestOf(name, missing);
    if (meant === undefined) continue;
    log.field(id, name, JSON.stringify(value), {
      reason: 'el sitio no conoce este campo, y no lo muestra',
      advice: `¿es «${meant}»? Cambiale el nombre`,
    });
  }
}

/**
 * What reads a collection's documents one by one (docs/product.md, «Reading a sheet»). One that is not of
 * the schema's shape is left out and reported; unknown fields are ignored, and reported when one that is
 * missing may be meant. It throws a SourceError when it is given no list at all, or when none of `fewDocuments` or
 * more can be read.
 * @param itemOf What becomes of a document; it may report what it does not use.
 */
export const collectionParser =
  <Schema extends z.ZodObject<{ id: z.ZodString }>, Item>(
    schema: Schema,
    itemOf: (document: z.output<Schema>, log: ProblemLog) => Item,
  ) =>
  (source: string, documents: unknown): ParsedCollection<Item> => {
    const log = new ProblemLog(source);
    if (!Array.isArray(documents))
      throw new SourceError(source, '', 'no es una lista de documentos');
    const ids = new Set<string>();
    const read: z.output<Schema>[] = [];
    const broken: BrokenDocument[] = [];
    const known = Object.keys(schema.shape);
    let first: SourceError | undefined;
    documents.forEach((document: unknown, index) => {
      const { id = `n.º ${index + 1}` } = withId.safeParse(document).data ?? {};
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
        const [issue] = result.error.issues;
        const path = issue?.path ?? [];
        const value = valueAt(document, path);
        const said = value === undefined ? '' : JSON.stringify(value);
        const need = issue ? needOf(issue) : 'no tiene la forma esperada';
        leaveOut(path.join('.'), said, need.startsWith('va ') ? `${heldBy(value)}; ${need}` : need);
        return;
      }
      if (ids.has(result.data.id)) {
        // The first one is not broken.
        log.field(id, 'id', id, leftOut('el id está repetido'));
        return;
      }
      ids.add(result.data.id);
      reportUnknownFields(result.data.id, document as object, known, log);
      for (const name of known) {
        const texts = textsIn(valueAt(result.data, [name])).map(([, text]) => cleanText(text));
        const text = texts.find(hasCut);
        if (text !== undefined) log.field(id, name, text, cutText);
      }
      read.push(result.data);
    });
    if (first && read.length === 0 && broken.length >= fewDocuments) throw first;
    const value = read.map((document) => itemOf(document, log));
    return { value, problems: log.problems, broken };
  };
