/** `sources.yaml`: where the community's data lives. */
import { address, text } from './fields.ts';
import { z } from './validation.ts';

/** What «Publicar en la web → CSV» gives; null while a sheet is not published. */
const sheet = address.nullable();

export const sourcesSchema = z.strictObject({
  firestore: z
    .strictObject({
      projectId: text,
      apiKey: text,
    })
    .nullable(),
  sheets: z.strictObject({
    ranking: sheet,
    standings: z.record(z.string(), sheet),
    fixtures: z.record(z.string(), sheet),
    duels: z.record(z.string(), sheet),
  }),
});
