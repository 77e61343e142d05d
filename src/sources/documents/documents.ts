/** Parses Firestore collections: schemas of fields, unique ids, errors that a maintainer understands. */
import { nearestOf, sameName, splitNames } from '../../lib/text.ts';
import { textsIn, z } from '../../lib/validation.ts';
import { isYear, wrongYear } from '../../lib/number.ts';
import {
  problemPlace,
  ProblemLog,
  SourceError,
  type Complaint,
  type Problem,
  type Reading,
} from '../problem.ts';
import { beginsWithAddress, cleanLine, cleanText, saysNothing } from '../../lib/clean.ts';
import { calendarDay, formatPublication, momentOf, yearOf } from '../../lib/time.ts';
import { readSchedule } from '../sheets/sheet-moments.ts';

const textNeed = 'va un texto (string)';

/** Schema of a text as it is in the document. Messages of schemas that say what a field needs begin with «va». */
export const rawText = z.string(textNeed);

/** Normalises a text of one line. Empty for a text that says there is none: `-`, `N/A`. */
function lineOf(text: string): string {
  const line = cleanLine(text);
  return saysNothing(line) ? '' : line;
}

/** Schema of a text of one line, normalised. Empty if the document lacks the field, or the text says nothing: `-`. */
export const optionalText = rawText.nullish().transform((text) => lineOf(text ?? ''));

/** Schema of a text of one line, normalised, that must not be empty. */
export const requiredText = rawText.transform(cleanLine).pipe(z.string().min(1, textNeed));

/** Schema of a whole number, which may be typed as text, also as a place: `12°`. */
export const wholeNumber = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  const [, digits] = /^\s*(-?\d+)\s*[°ºª.]*\s*$/.exec(value) ?? [];
  return digits === undefined ? value : Number(digits);
}, z.int('va un número entero (number)'));

/** Schema of a year, 1900 to 2100, which may be typed as text. */
export const year = wholeNumber.refine(isYear, wrongYear);

/** Schema of one of `words`, to its spelling there. Case, accents and a plural do not matter: «Países» → «pais». */
export const wordOf = <Word extends string>(words: readonly Word[]) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      const isMeant = (word: string): boolean =>
        ['', 's', 'es'].some((ending) => sameName(word + ending, cleanLine(value)));
      return words.find(isMeant) ?? value;
    },
    z.enum(words, `va una de estas palabras: ${words.map((word) => `«${word}»`).join(', ')}`),
  );

/** Converts a day that is typed as text to a moment in ISO 8601. Returns any other value unchanged. */
function typedMoment(value: unknown): unknown {
  const read = typeof value === 'string' ? readSchedule(cleanLine(value)) : null;
  if (!read || read.day.year === null) return value;
  const date = calendarDay(read.day.day, read.day.month, read.day.year);
  return date === null ? value : momentOf(date, read.time ?? '00:00').toISOString();
}

/**
 * Schema of a moment in ISO 8601 in UTC, as snapshots store it, or of a day with its year, `24/11/2026 21:00`, in the
 * community's time zone, at 00:00 if it has no hour. The output is a Date, in a year from 1900 to 2100.
 * @param error Message for other values: Spanish words for what the field holds, beginning with «va».
 */
export const timestamp = (error = 'va un día y hora (timestamp)') =>
  z.preprocess(
    typedMoment,
    z.iso
      .datetime({ error })
      .transform((text) => new Date(text))
      .refine((moment) => isYear(yearOf(moment)), wrongYear),
  );

/** Schema of the path of a picture inside the snapshot (`images/…`). Null if the document has none. */
export const picture = optionalText.transform((path) => path || null);

/** Schema of a list of `item`s. A single value in its place becomes a list of one. Null and absent are refused. */
export const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.preprocess(
    (value) => (value === null || value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item, 'va una lista (array)'),
  );

/**
 * Schema of an address and a label in any order, or one alone, to `{ address, label }`; a missing one is empty. Null if
 * both are. Of two addresses the first counts; if no text is an address, the one at `addressAt` does.
 */
export const linkPair = (addressAt: 0 | 1) =>
  listOf(rawText)
    .nullish()
    .transform((texts) => {
      const [first = '', second = ''] = (texts ?? []).map(lineOf);
      if (first === '' && second === '') return null;
      const mayBeSecond = addressAt === 1 || beginsWithAddress(second);
      const isSecond = mayBeSecond && !beginsWithAddress(first);
      return isSecond ? { address: second, label: first } : { address: first, label: second };
    });

/** Splits at line ends, `;`, and before places, without empty parts: `1° Ana / 2° Beto` → `['1° Ana', '2° Beto']`. */
export const splitPlaces = (text: string): string[] =>
  text
    .split(/(?:\s[/|–—-])?[\s,;]+(?:[ye]\s+)?(?=\d{1,3}\s*[°ºª.)]+(?!\d))|\s*[\n;]\s*(?:y\s+)?/i)
    .filter((part) => part.trim() !== '');

/** A place before a name, `1° Ana`, `2. Beto`, `3) - Caro`, in two groups: its number and the name. Not `10.5 Ana`. */
export const placedName = /^\s*(\d{1,3})\s*[°ºª.)]+(?!\d)\s*[-–—:]?\s*(.+)$/;

/** Schema of a name, perhaps behind its place: `Ana`, `1° Ana`. It must say something: not `-`, `1° -`. */
export const requiredName = rawText
  .transform(cleanLine)
  .refine((text) => !saysNothing(placedName.exec(text)?.[2] ?? text), textNeed);

/** Schema of a list of names, or of one text: «Ana, Beto y Caro». Places before all of them, «1° Ana», order them. */
export const names = z
  .preprocess((value) => {
    if (typeof value !== 'string' || value.trim() === '') return value;
    return splitPlaces(value).flatMap(splitNames);
  }, listOf(requiredName))
  .transform((texts) => {
    const placed = texts.map((text) => {
      const [, place = '', name = text] = placedName.exec(text) ?? [];
      return { place, name };
    });
    const arePlaced = placed.every(({ place }) => place !== '');
    if (arePlaced) placed.sort((a, b) => Number(a.place) - Number(b.place));
    return placed.map(({ name }) => name);
  });

const withId = z.object({ id: z.string() });

const fieldAdvice = 'corregí el campo en Firestore';

/** Reports a field that the schema refuses, with the value that it has. */
function reportFault(
  log: ProblemLog,
  id: string,
  document: unknown,
  issue: z.core.$ZodIssue,
): void {
  let value = document;
  for (const key of issue.path) {
    // A single value that is read as a list of one has no items of its own.
    const isOnlyItem = typeof key === 'number' && !Array.isArray(value);
    if (value instanceof Object && !isOnlyItem) value = Reflect.get(value, key);
  }
  const isBlank = typeof value === 'string' && cleanText(value) === '';
  const isMissing = value === undefined || value === null || isBlank;
  const isNeed = issue.message.startsWith('va ');
  const unreadable = isMissing ? 'el campo falta o está vacío' : 'el campo no se puede leer';
  const reason = isNeed ? unreadable : issue.message;
  log.reportField(id, issue.path.join('.'), value === undefined ? '' : JSON.stringify(value), {
    reason: `${reason}; el documento queda como estaba o, si es nuevo, no se muestra`,
    advice: isNeed ? `${fieldAdvice}: ${issue.message}` : fieldAdvice,
    isLoss: true,
  });
}

/** From this many documents on, a collection without a single readable one counts as the wrong collection. */
const fewDocuments = 3;

const repeatedId: Complaint = {
  reason: 'el id está repetido; se muestra solo el primer documento',
  advice: fieldAdvice,
  isLoss: true,
};

/** Reports what is odd about a document that can be read: misspelt fields, damaged texts, days as texts. */
function reportOddFields(
  typed: Readonly<Record<string, unknown>>,
  parsed: Readonly<Record<string, unknown>>,
  known: readonly string[],
  log: ProblemLog,
): void {
  const id = String(parsed['id']);
  const missing = known.filter((name) => !(name in typed));
  for (const [name, value] of Object.entries(typed)) {
    const meant = known.includes(name) ? undefined : nearestOf(name, missing);
    if (meant === undefined) continue;
    log.reportField(id, name, JSON.stringify(value), {
      reason: 'el sitio no conoce este campo, y no lo muestra',
      advice: `¿es «${meant}»? Cambiale el nombre`,
    });
  }
  for (const name of known) {
    const value = parsed[name];
    for (const [, text] of textsIn(value)) log.reportDamage(id, name, cleanText(text));
    if (!(value instanceof Date) || z.iso.datetime().safeParse(typed[name]).success) continue;
    log.reportField(id, name, String(typed[name]), {
      reason: `es un texto, y no un día y hora (timestamp); se toma como ${formatPublication(value)}`,
      advice: 'cambialo por un timestamp, con su hora',
    });
  }
}

/** Refuses a collection if all documents, three or more, are broken in the same field. @throws SourceError */
function refuseSameFault(broken: ReadonlySet<string>, problems: readonly Problem[]): void {
  if (broken.size < fewDocuments) return;
  // «names.1» is of the field «names».
  const byField = Map.groupBy(problems, ({ column }) => column.split('.')[0]);
  for (const sameField of byField.values()) {
    const [first] = sameField;
    if (!first || new Set(sameField.map(({ row }) => row)).size < broken.size) continue;
    throw new SourceError(`${first.reason}; ${first.advice}`, problemPlace(first));
  }
}

/**
 * Returns a collection's parser (docs/product.md, «Reading a sheet») from its name, for reports, and its documents to
 * items, in their order. Documents that do not match the schema, or repeat an earlier id, are left out and reported.
 * The parser throws a SourceError if it gets no list, or if all documents, at least three, are broken in one field.
 * @param itemOf Converts a valid document to an item. It may report fields that it cannot use.
 */
export const collectionParser =
  <Schema extends z.ZodObject<{ id: z.ZodString }>, Item>(
    schema: Schema,
    itemOf: (document: z.output<Schema>, log: ProblemLog) => Item,
  ) =>
  (source: string, documents: unknown): Reading<Item> => {
    const log = new ProblemLog(source);
    if (!Array.isArray(documents)) throw new SourceError('no es una lista de documentos');
    const read = new Map<string, z.output<Schema>>();
    const broken = new Set<string>();
    const known = Object.keys(schema.shape);
    documents.forEach((document: unknown, index) => {
      const { id = `n.º ${index + 1}` } = withId.safeParse(document).data ?? {};
      const result = schema.safeParse(document);
      if (!result.success) {
        broken.add(id);
        for (const issue of result.error.issues) reportFault(log, id, document, issue);
        return;
      }
      if (read.has(result.data.id)) {
        log.reportField(id, 'id', id, repeatedId);
        return;
      }
      read.set(result.data.id, result.data);
      reportOddFields(document as Record<string, unknown>, result.data, known, log);
    });
    if (broken.size === documents.length) refuseSameFault(broken, log.problems);
    const value = [...read.values()].map((document) => itemOf(document, log));
    const { problems } = log;
    const rows = documents.length;
    return { value, problems, cellProblems: [], rows, columns: new Map(), broken };
  };
