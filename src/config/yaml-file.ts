/** Reads a YAML file into a validated value, or lists its mistakes with their lines. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isNode, LineCounter, parseDocument, visit, type Document } from 'yaml';
import { ConfigurationError } from '../lib/error.ts';
import { formatPath, z } from '../lib/validation.ts';

/** A mistake that a person has to correct, in Spanish. */
export interface Mistake {
  file: string;
  /** Line from 1. Null for the whole file. */
  line: number | null;
  /** Path of keys in the file: `divisions → 1.º → groups → 2.º → window`. May be empty. */
  place: string;
  message: string;
}

/**
 * Makes a mistake about a file; it is returned, not thrown.
 * @param path Absolute or relative; `file` of the mistake is the path from the working directory. `place` is empty.
 * @param message In Spanish, without the file's name.
 * @param line From 1. Null for the whole file.
 */
export function fileMistake(path: string, message: string, line: number | null = null): Mistake {
  return { file: relative('', path), line, place: '', message };
}

/** Formats a mistake: `site.yaml, renglón 12, divisions → 1.º → name: está vacío`; `site.yaml: falta el archivo`. */
export function formatMistake({ file, line, place, message }: Mistake): string {
  const where = [file, line === null ? '' : `renglón ${line}`, place].filter(Boolean).join(', ');
  return `${where}: ${message}`;
}

/** Makes an error, not thrown, whose message has a line for each mistake (`formatMistake`), in the given order. */
export const mistakesError = (mistakes: readonly Mistake[]): ConfigurationError =>
  new ConfigurationError(mistakes.map(formatMistake).join('\n'));

/** Message for invalid YAML without a known cause. */
const unreadable =
  'no se entiende; en este renglón o el de arriba algo no está alineado, no se cierra, falta «:» después de un nombre, o un texto con «:», «#» o «@» está sin comillas';

const curlyQuotes =
  'las comillas curvas “ ” no sirven acá: escribí las rectas, \' o ", al principio y al final';
const tab = 'empieza con un tabulador: borralo y poné espacios, como en los otros renglones';

const startSign =
  'empieza con «*», «&» o «!», que sin comillas quieren decir otra cosa: escribí el texto entre comillas';

/** A line whose value begins or ends with a curly quote: `- “Ana”`, `text: “Hola`, `until: "2026-12-31”`. */
const curlyLine = /^\s*(?:- +)*(?:[\w-]+: *)?[[{]? *(?:[“”„‘’‚]|["'].*[“”‘’]\s*$)/;

/** A value in curly quotes, `“2026-12-31”`. Within a text they are allowed. */
const curlyValue = /^[“”„‘’‚][^“”„‘’‚]*["'“”‘’]?$/;

/** Explains invalid YAML. @param at Line from 1 where the parser gave up, which is often one line late. */
function explainUnreadable(text: string, at: number): { message: string; line: number } {
  const lines = text.split('\n');
  for (const line of [at, at - 1]) {
    const content = lines[line - 1] ?? '';
    if (/^ *\t/.test(content)) return { message: tab, line };
    if (curlyLine.test(content)) return { message: curlyQuotes, line };
  }
  return { message: unreadable, line: at };
}

/** Position of an unquoted text that YAML reads as an alias, `*Ana*`, an anchor, `&Ana`, or a tag, `!Ana`. Or null. */
function signedTextAt(document: Document): number | null {
  const [tag] = document.warnings;
  if (tag) return tag.pos[0];
  let position: number | null = null;
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) position ??= alias.range?.[0] ?? null;
    },
    Scalar: (_, scalar) => {
      if (scalar.anchor) position ??= scalar.range?.[0] ?? null;
    },
  });
  return position;
}

/** Issues that zod reports with this option have the value that is wrong. */
const withInput = { reportInput: true };

/** Messages about a value of the wrong type, by the type that zod expects. */
const shapes: Readonly<Record<string, string>> = {
  array:
    'va una lista: un renglón que empieza con «- » por cada uno; si no hay ninguno, escribí []',
  object:
    'van sus partes, cada una en su renglón y con dos espacios más adelante, como «nombre: valor»',
  record: 'va un renglón por cada uno, con «:» y un espacio, como «nombre: valor»',
};

/** Says what belongs in place of a value of the wrong type. */
function typeMessage({ expected, message, input }: z.core.$ZodIssueInvalidType): string {
  if (input === undefined) {
    return expected === 'array'
      ? 'falta: agregalo; si no hay ninguno, escribí []'
      : 'falta: agregalo';
  }
  const shape = shapes[expected];
  if (shape !== undefined) return shape;
  return input === null ? `está vacío: después de «:» y un espacio, ${message}` : message;
}

/** Turns zod's issues into mistakes with lines. */
function mistakesIn({ issues }: z.ZodError, mistakeAt: YamlFile<unknown>['mistakeAt']): Mistake[] {
  const mistakes: Mistake[] = [];
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        const extra = issue.input?.[key];
        const isBlock = typeof extra === 'object' && extra !== null;
        const lines = isBlock ? 'el renglón y los que tiene adentro' : 'el renglón';
        const message = `el sitio no conoce este nombre: corregilo, o sacá ${lines}`;
        mistakes.push(mistakeAt(path, message));
      }
      continue;
    }
    const isCurly = typeof issue.input === 'string' && curlyValue.test(issue.input);
    const message = issue.code === 'invalid_type' ? typeMessage(issue) : issue.message;
    mistakes.push(mistakeAt(issue.path, isCurly ? curlyQuotes : message));
  }
  return mistakes;
}

/** True if a text is a placeholder: an address at `example.org`, `.com`, `.net`, an id `service_demo`, `(completar)`. */
export const isPlaceholder = (text: string): boolean =>
  /^https?:\/\/([\w-]+\.)*example(\.com|\.org|\.net)?(:\d+)?(\/|$)/.test(text) ||
  /^(service|template|public_key)_demo$/.test(text) ||
  text === '(completar)';

/** Message about a text that the demo has, too. */
export const ofSample = 'todavía es de muestra: completalo con el dato de la comunidad';

export interface YamlFile<Value> {
  /** Null if the file has any mistake. */
  value: Value | null;
  mistakes: Mistake[];
  /** Makes a mistake at a path of keys. It has no line and no place if the whole file is refused. */
  mistakeAt: (path: readonly PropertyKey[], message: string) => Mistake;
}

const refused = (path: string, mistakes: Mistake[]): YamlFile<never> => ({
  value: null,
  mistakes,
  mistakeAt: (_, message) => fileMistake(path, message),
});

/** Reads and validates a YAML file. Throws nothing: `value` is null if there are `mistakes`, such as a missing file. */
export function readYamlFile<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
): YamlFile<z.output<Schema>> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return refused(path, [fileMistake(path, 'falta el archivo, o no se puede leer')]);
  }
  return readYaml(path, text, schema);
}

const parsedTexts = new Map<string, { document: Document.Parsed; lines: LineCounter }>();

/**
 * Parses YAML or JSON to a `document` of the library `yaml`, whose `errors` are not thrown, and to `lines`, which finds
 * the line of an offset. The same text gives the same objects again, so callers must not change them.
 */
export function parseYaml(text: string) {
  const earlier = parsedTexts.get(text);
  if (earlier) return earlier;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  parsedTexts.set(text, { document, lines });
  return { document, lines };
}

/** Validates YAML or JSON text. Mistakes are returned, not thrown: then `value` is null. @param path For messages. */
export function readYaml<Schema extends z.core.$ZodType>(
  path: string,
  text: string,
  schema: Schema,
): YamlFile<z.output<Schema>> {
  const { document, lines } = parseYaml(text);
  // Further errors mostly follow from the first.
  const [error] = document.errors;
  if (error) {
    const at = lines.linePos(error.pos[0]).line;
    const { message, line } =
      error.code === 'DUPLICATE_KEY'
        ? { message: 'ese nombre ya está más arriba: dejá un solo renglón', line: at }
        : explainUnreadable(text, at);
    return refused(path, [fileMistake(path, message, line)]);
  }
  const signed = signedTextAt(document);
  if (signed !== null) {
    return refused(path, [fileMistake(path, startSign, lines.linePos(signed).line)]);
  }
  /** Line of the value at a path, or of the nearest value around it. */
  const lineOf = (at: readonly PropertyKey[]): number | null => {
    for (let length = at.length; length >= 0; length--) {
      const node = document.getIn(at.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return null;
  };
  const mistakeAt = (at: readonly PropertyKey[], message: string): Mistake => ({
    ...fileMistake(path, message, lineOf(at)),
    place: formatPath(at),
  });
  const content: unknown = document.toJS();
  const result = z.safeParse(schema, content, withInput);
  if (!result.success) return refused(path, mistakesIn(result.error, mistakeAt));
  return { value: result.data, mistakes: [], mistakeAt };
}

/**
 * Reads a YAML file that is a list or empty. `items` are those that fit the schema, with their index in the file's
 * list, from 0. The others are `mistakes`, as is a file that is missing or no list. Nothing is thrown.
 * `mistakeAt([0, 'name'], message)` makes a mistake about a path of keys.
 */
export function readYamlList<Schema extends z.core.$ZodType>(path: string, schema: Schema) {
  const { value, mistakes, mistakeAt } = readYamlFile(path, z.array(z.unknown()).nullable());
  const items: { index: number; value: z.output<Schema> }[] = [];
  for (const [index, item] of (value ?? []).entries()) {
    const { success, data, error } = z.safeParse(schema, item, withInput);
    if (success) items.push({ index, value: data });
    else mistakes.push(...mistakesIn(error, (at, what) => mistakeAt([index, ...at], what)));
  }
  return { items, mistakes, mistakeAt };
}
