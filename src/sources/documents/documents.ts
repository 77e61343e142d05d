/** Parses Firestore collections: schemas of fields, unique ids, errors that a maintainer understands. */
import { nearestOf } from '../../lib/nearest.ts';
import { textsIn, z } from '../../lib/validation.ts';
import { isYear, wrongYear } from '../../lib/years.ts';
import { cutComplaint, ProblemLog, SourceError, type Complaint, type Parsed } from '../problem.ts';
import { cleanLine, cleanText, hasCut } from '../../lib/clean.ts';
import { yearOf } from '../../lib/time.ts';

/** A text of one line, normalised. Empty if the document lacks the field. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => cleanLine(text ?? ''));

/** A text of one line that must not be empty. */
export const requiredText = z.string().transform(cleanLine).pipe(z.string().min(1));

/** A whole number, which may be typed as text. */
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
 * Schema of a moment in ISO 8601 and UTC, as snapshots store it. The output is a Date.
 * @param error Spanish words for what the field holds, beginning with «va».
 */
export const timestamp = (error = 'va un día y hora (timestamp)') =>
  z.iso
    .datetime({ error })
    .transform((text) => new Date(text))
    .refine((moment) => isYear(yearOf(moment)), wrongYear);

/** Path of a picture inside the snapshot (`images/…`). Null if the document has none. */
export const picture = optionalText.transform((path) => path || null);

/** A pair of texts `[first, second]`, such as a link's address and label. Null if absent or empty. */
export const pair = z
  .preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string()).nullish(),
  )
  .transform((texts) => {
    const [first = '', second = ''] = (texts ?? []).map(cleanLine);
    return first === '' && second === '' ? null : { first, second };
  });

/** Maximum size of a document in characters: Firestore's own limit is 1 MiB. */
const maxDocumentLength = 2 ** 20;

/** From this many documents on, a collection without a single readable one counts as the wrong collection. */
const fewDocuments = 3;

/** Schema of a list. A single value in its place counts as a list of one. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === null || value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item),
  );

export interface BrokenDocument {
  id: string;
  /** Path of the wrong field. Empty if the whole document is wrong. */
  field: string;
  value: string;
  reason: string;
}

/** Returns the complaint about a broken document. `outcome` says in Spanish what the site does with it. */
const brokenWith =
  (outcome: string) =>
  (reason: string): Complaint => ({
    reason: `${reason}; ${outcome}`,
    advice: 'corregí el campo en Firestore',
    isLoss: true,
  });

const leftOutComplaint = brokenWith('el documento no se muestra');

/** Complaint about a document whose last good version is shown. */
export const keptComplaint = brokenWith('se muestra como estaba');

export interface ParsedCollection<Item> extends Parsed<Item[]> {
  broken: readonly BrokenDocument[];
}

/** Descriptions of what a field needs, by Zod's name of the type, in the words of Firestore's console. */
const needs: Readonly<Record<string, string>> = {
  string: 'va un texto (string)',
  number: 'va un número (number)',
  int: 'va un número entero (number)',
  boolean: 'va true o false (boolean)',
  array: 'va una lista (array)',
  object: 'va un mapa (map)',
};

function needOf(issue: z.core.$ZodIssue): string {
  // The schema's own message already says what the field needs.
  if (issue.message.startsWith('va ')) return issue.message;
  if (issue.code === 'invalid_type') return needs[issue.expected] ?? issue.message;
  if (issue.code === 'too_small' && issue.origin === 'string') return 'va un texto (string)';
  if (issue.code === 'invalid_value') {
    return `va una de estas palabras: ${issue.values.map((value) => `«${String(value)}»`).join(', ')}`;
  }
  return issue.message;
}

/** Describes what a field holds, in the words of Firestore's console. */
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

/**
 * Returns the value at a path of a document. If the path leads through a value that is not an object, returns that
 * value.
 */
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

/** Reports unknown fields whose name is similar to a field that the document lacks. */
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
 * Returns the parser of a collection (docs/product.md, «Reading a sheet»). Documents that do not match the schema are
 * left out and reported. Unknown fields are ignored, and reported if they look like a missing one. The parser throws a
 * SourceError if it gets no list, or if all of `fewDocuments` or more documents are broken.
 * @param itemOf Converts a document to an item. It may report fields that it cannot use.
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
    documents.forEach((document: unknown, index) => {
      const { id = `n.º ${index + 1}` } = withId.safeParse(document).data ?? {};
      const leaveOut = (field: string, value: string, reason: string): void => {
        broken.push({ id, field, value, reason });
        log.field(id, field, value, leftOutComplaint(reason));
      };
      const size = JSON.stringify(document).length;
      if (size > maxDocumentLength) {
        leaveOut('', '', `ocupa ${size} caracteres: está dañado`);
        return;
      }
      const result = schema.safeParse(document);
      if (!result.success) {
        const [issue] = result.error.issues;
        const path = issue?.path ?? [];
        const value = valueAt(document, path);
        const shown = value === undefined ? '' : JSON.stringify(value);
        const need = issue ? needOf(issue) : 'no tiene la forma esperada';
        leaveOut(
          path.join('.'),
          shown,
          need.startsWith('va ') ? `${heldBy(value)}; ${need}` : need,
        );
        return;
      }
      if (ids.has(result.data.id)) {
        // Only the repetition is left out and reported. The first document is not broken.
        log.field(id, 'id', id, leftOutComplaint('el id está repetido'));
        return;
      }
      ids.add(result.data.id);
      reportUnknownFields(result.data.id, document as object, known, log);
      for (const name of known) {
        const texts = textsIn(valueAt(result.data, [name])).map(([, text]) => cleanText(text));
        const text = texts.find(hasCut);
        if (text !== undefined) log.field(id, name, text, cutComplaint);
      }
      read.push(result.data);
    });
    const [first] = broken;
    if (first && read.length === 0 && broken.length >= fewDocuments) {
      const field = first.field && `, campo ${first.field}`;
      throw new SourceError(source, `documento ${first.id}${field}`, first.reason);
    }
    const value = read.map((document) => itemOf(document, log));
    return { value, problems: log.problems, broken };
  };
