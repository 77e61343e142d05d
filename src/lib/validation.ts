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

type PlacedText = readonly [path: readonly (string | number)[], text: string];

/**
 * Lists all strings in a value (no keys), at any depth and in its order, as path and text: `[['names', 0], 'Ana']`.
 * @param path Begins each path; empty by default.
 */
export function textsIn(value: unknown, path: PlacedText[0] = []): PlacedText[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => textsIn(item, [...path, index]));
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
