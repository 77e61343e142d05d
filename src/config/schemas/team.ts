/** `team.yaml`: the national team. */
import { z } from './validation.ts';
import { text } from './fields.ts';

export const teamSchema = z.strictObject({
  name: text.describe('Cómo se llama.'),
  description: text.describe(
    'Qué tiene su página, en una oración: buscadores y enlaces compartidos.',
  ),
  loading: text.describe('Lo que se lee mientras su página tarda en llegar.'),
  competitions: z
    .array(text)
    .min(1, 'falta por lo menos una')
    .describe('Competencias de los equipos anteriores, en el orden en que se muestran.'),
});
