/** `national.yaml`: the national tournament of a year. */
import { z } from './validation.ts';
import { text, year } from './fields.ts';

export const nationalSchema = z
  .strictObject({
    name: text,
    year,
    finalDate: z.iso.date('escribila entre comillas y así: "2025-07-26"'),
    finalTime: z
      .string('escribila entre comillas: "10:00"')
      .regex(/^([01]?\d|2[0-3]):[0-5]\d(:00)?$/, 'escribila así: "10:00"')
      .transform((time) => time.split(':').slice(0, 2).join(':').padStart(5, '0')),
    finalCity: text,
  })
  .refine(({ year, finalDate }) => !/^\d{4}-/.test(finalDate) || finalDate.startsWith(`${year}-`), {
    path: ['finalDate'],
    message: 'no es del año que dice «year»',
  });
