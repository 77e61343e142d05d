/** `team.yaml`: the national team. */
import { z } from './validation.ts';
import { text } from './fields.ts';

export const teamSchema = z.strictObject({
  name: text,
  description: text,
  loading: text,
  competitions: z.array(text).min(1, 'falta por lo menos una'),
});
