/** Zod with its messages in Spanish: whoever mends the data reads them. */
import { z } from 'zod';
import { es } from 'zod/locales';

z.config(es());

export { z };

/** A place in a file, as its keys say: `divisions[0].groups[1].window`. */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
