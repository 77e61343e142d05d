/** One YAML file: its text into a checked value, or all that is wrong with it, line by line. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { LineCounter, parseDocument, type Document, type YAMLError } from 'yaml';
import { ConfigurationError } from './error.ts';
import { nearestOf } from './nearest.ts';
import { placeOf, type z } from './schemas/validation.ts';

/** Something that a person must mend, in Spanish. */
export interface Mistake {
  file: string;
  /** 1-based; null where the file as a whole is wrong. */
  line: number | null;
  /** Where in the file, as its keys say: `divisions[0].groups[1].window`; may be empty. */
  place: string;
  message: string;
}

/** A mistake of a line, or of the file as a whole. */
export const fileMistake = (
  file: string,
  message: string,
  line: number | null = null,
): Mistake => ({
  file,
  line,
  place: '',
  message,
});

/** `src/content/community/league.yaml, renglón 12, divisions[0].name: está vacío` */
export function formatMistake({ file, line, place, message }: Mistake): string {
  const where = [file, line === null ? '' : `renglón ${line}`, place].filter(Boolean).join(', ');
  return `${where}: ${message}`;
}

/** An error with all that must be mended, a line each. */
export const mistakesError = (mistakes: readonly Mistake[]): ConfigurationError =>
  new ConfigurationError(mistakes.map(formatMistake).join('\n'));

/** YAML's own errors as a person would say them. */
const yamlMessages: Partial<Record<YAMLError['code'], string>> = {
  TAB_AS_INDENT: 'hay un tabulador: los renglones se corren con espacios',
  BAD_INDENT: 'el renglón está corrido de más o de menos: alinealo con los de su lista',
  DUPLICATE_KEY: 'esa clave ya está más arriba: dejá una sola',
  MISSING_CHAR: 'falta cerrar unas comillas, una llave o un corchete, acá o más arriba',
  BLOCK_AS_IMPLICIT_KEY:
    'el renglón siguiente está corrido, o acá hay dos puntos de más: ¿faltan comillas?',
  MULTILINE_IMPLICIT_KEY: 'falta «:» después de la clave, o el renglón está mal corrido',
  BAD_SCALAR_START: 'un texto que empieza con ese signo va entre comillas',
  UNEXPECTED_TOKEN: 'acá o en el renglón de arriba sobra algo, o falta «:» después de una clave',
};

const messageOf = (code: YAMLError['code'], message: string): string =>
  // Where a brace is left open, YAML complains that what follows is not indented enough.
  yamlMessages[/^Flow (map|sequence)/.test(message) ? 'MISSING_CHAR' : code] ??
  `no se entiende (${message})`;

/** The keys that an object may have at a path of a schema. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  let current: unknown = schema;
  const def = (): Record<string, unknown> | undefined =>
    (current as { _zod?: { def: Record<string, unknown> } } | undefined)?._zod?.def;
  const unwrap = (): void => {
    // Of a union, the last option is the one with all the fields.
    const inner = def()?.['innerType'] ?? (def()?.['options'] as unknown[] | undefined)?.at(-1);
    if (!inner) return;
    current = inner;
    unwrap();
  };
  for (const key of path) {
    unwrap();
    const { shape, element, valueType } = def() ?? {};
    current = shape ? (shape as Record<PropertyKey, unknown>)[key] : (element ?? valueType);
  }
  unwrap();
  return Object.keys((def()?.['shape'] as object | undefined) ?? {});
}

type LineOf = (path: readonly PropertyKey[]) => number | null;

/** The mistakes that zod found, with the lines that they are in. */
function mistakesIn(
  file: string,
  schema: z.core.$ZodType,
  error: z.ZodError,
  document: Document.Parsed,
  lineOf: LineOf,
): Mistake[] {
  const meant = new Set<string>();
  const unknown = error.issues.flatMap((issue): Mistake[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = keysAt(schema, issue.path);
    return issue.keys.map((key) => {
      const like = nearestOf(key, known);
      if (like !== undefined) meant.add(placeOf([...issue.path, like]));
      const message = `clave desconocida: ${like === undefined ? 'sacala' : `¿es «${like}»?`}`;
      const path = [...issue.path, key];
      return { file, line: lineOf(path), place: placeOf(path), message };
    });
  });
  const others = error.issues.flatMap((issue): Mistake[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const place = placeOf(issue.path);
    const isMissing =
      issue.code === 'invalid_type' && document.getIn(issue.path, true) === undefined;
    // Its key is there, misspelt: that was said already.
    if (isMissing && meant.has(place)) return [];
    return [
      { file, line: lineOf(issue.path), place, message: isMissing ? 'falta' : issue.message },
    ];
  });
  return [...unknown, ...others];
}

/** Whether a text is one of the demo's: an example's address, `service_demo`. */
export const isPlaceholder = (text: string): boolean =>
  /^https?:\/\/([\w-]+\.)*example(\.com|\.org|\.net)?(:\d+)?(\/|$)/.test(text) ||
  /^(service|template|public_key)_demo$/.test(text) ||
  text === '(completar)';

/** The message about a placeholder. */
export const ofSample = 'todavía es de muestra: completalo con el dato de la comunidad';

/** A text of a file, and where it stands. */
type PlacedText = readonly [path: readonly (string | number)[], text: string];

/** All texts in a value. */
export function textsIn(value: unknown, path: PlacedText[0] = []): PlacedText[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => textsIn(item, [...path, index]));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** What a file says, null when there is any mistake in it. */
export interface YamlFile<Value> {
  value: Value | null;
  mistakes: Mistake[];
  /** Something wrong at a path of the file. */
  mistakeAt: (path: readonly PropertyKey[], message: string) => Mistake;
}

/** Reads one YAML file. */
export function readYamlFile<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema & { safeParse: z.ZodType['safeParse'] },
): YamlFile<z.output<Schema>> {
  const file = relative(process.cwd(), path);
  const refused = (...mistakes: Mistake[]): YamlFile<z.output<Schema>> => ({
    value: null,
    mistakes,
    mistakeAt: (_, message) => fileMistake(file, message),
  });
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return refused(fileMistake(file, 'falta el archivo, o no se puede leer'));
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return refused(
      // What follows the first is mostly its consequence.
      ...document.errors
        .slice(0, 1)
        .map(({ code, message, pos: [start] }) =>
          fileMistake(file, messageOf(code, message), lines.linePos(start).line),
        ),
    );
  }
  /** The line of what stands at a path, or of the nearest thing around it. */
  const lineOf: LineOf = (at) => {
    for (let length = at.length; length >= 0; length--) {
      const node = document.getIn(at.slice(0, length), true) as
        { range?: [number, number, number] } | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return null;
  };
  const data: unknown = document.toJS();
  const result = schema.safeParse(data);
  if (!result.success) return refused(...mistakesIn(file, schema, result.error, document, lineOf));
  const mistakeAt = (at: readonly PropertyKey[], message: string): Mistake => ({
    file,
    line: lineOf(at),
    place: placeOf(at),
    message,
  });
  return { value: result.data as z.output<Schema>, mistakes: [], mistakeAt };
}
