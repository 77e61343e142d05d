/** Zod with its messages in Spanish: whoever mends the data reads them. */
import { z } from 'zod';
import { es } from 'zod/locales';

z.config(es());

export { z };
