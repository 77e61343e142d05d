/** `sources.yaml`: where the community's data lives. */
import { address, text } from './fields.ts';
import { z } from './validation.ts';

/** What «Publicar en la web → CSV» gives; null while a sheet is not published. */
const sheet = address.nullable();

export const sourcesSchema = z.strictObject({
  firestore: z
    .strictObject({
      projectId: text.describe('«projectId» del proyecto.'),
      apiKey: text.describe('«apiKey» de su configuración web. No es secreta.'),
    })
    .nullable()
    .describe('El proyecto de Firebase con noticias, equipos y clasificatorios; null si no hay.'),
  sheets: z
    .strictObject({
      ranking: sheet.describe('Ranking.'),
      standings: z
        .record(z.string(), sheet)
        .describe('Posiciones: una hoja por división, por su id.'),
      fixtures: z
        .record(z.string(), sheet)
        .describe('Fixtures, por los nombres que les dio la liga, y el de la copa: cup.'),
      duels: z
        .record(z.string(), sheet)
        .describe('Duelos del día: league, los de la liga; cup, los de la copa.'),
    })
    .describe('Lo que da «Publicar en la web → CSV» de cada hoja; null si no está publicada.'),
});
