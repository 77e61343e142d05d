/** `nicks.yaml`: who changed nicks, and whose addresses would be the same. */
import { z } from './validation.ts';
import { id, text } from './fields.ts';

export const nicksSchema = z.strictObject({
  renamed: z
    .record(z.string(), text)
    .describe('Nicks que cambiaron: el viejo y el nuevo. Las hojas de antes dicen el viejo.'),
  addresses: z
    .record(z.string(), id)
    .describe('Direcciones de jugadores a los que les tocaría la misma.'),
});
