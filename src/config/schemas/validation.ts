/** Zod with its messages in Spanish: whoever mends the data reads them. */
import { z } from 'zod';
import { es } from 'zod/locales';

z.config(es());

export { z };

/** What a text of JSON says; null where it is none, or of another shape. */
export function readJson<Schema extends z.ZodType>(schema: Schema, text: string) {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** A place in a file, as its keys say: `divisions[0].groups[1].window`. */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** A text in a value, and where it stands. */
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
