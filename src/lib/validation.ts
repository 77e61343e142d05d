/** Zod with Spanish messages, for the people who correct the data. */
import { z } from 'zod';
import { es } from 'zod/locales';

z.config(es());

export { z };

/** Parses JSON to a schema's output. Null if the text is no JSON, or the value does not fit the schema. */
export function readJson<Schema extends z.core.$ZodType>(schema: Schema, text: string) {
  try {
    return z.safeParse(schema, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Formats a path as an organiser reads it: `['divisions', 0, 'name']` → `divisions → 1.º → name`. Empty for none. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? `${key + 1}.º` : String(key))).join(' → ');

/** Keys that lead to a value: `['names', 0]`. */
type Path = readonly (string | number)[];

/** Copies a JSON value. Each string in it (no keys), at any depth, becomes what `replace` returns for it. */
export function mapTexts(
  value: unknown,
  replace: (text: string, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (typeof value === 'string') return replace(value, path);
  const copyOf = (inner: unknown, key: string | number): unknown =>
    mapTexts(inner, replace, [...path, key]);
  if (Array.isArray(value)) return value.map(copyOf);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner, key)]));
}

/** Lists all strings in a value (no keys), at any depth and in its order, as path and text: `[['names', 0], 'Ana']`. */
export function textsIn(value: unknown): (readonly [path: Path, text: string])[] {
  const texts: (readonly [Path, string])[] = [];
  mapTexts(value, (text, path) => {
    texts.push([path, text]);
    return text;
  });
  return texts;
}
