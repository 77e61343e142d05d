/** `places.yaml`: the country's first-level divisions, by row and column of the map. */
import { z } from './validation.ts';
import { positive, text, unique } from './fields.ts';

export const placesSchema = z
  .array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'escribilo como AR-X')
        .describe('Según ISO 3166-2.'),
      name: text.describe('Cómo se llama.'),
      short: text.max(4, 'tiene más de 4 letras').describe('Lo que entra en el mapa.'),
      spellings: z
        .array(text)
        .default([])
        .describe('Otros nombres que se escriben; acentos y mayúsculas no cuentan.'),
      cell: z
        .tuple([positive, positive], 'son dos números: columna y fila')
        .describe('Columna y fila de su cuadrado en el mapa.'),
      cities: z.array(text).default([]).describe('Ciudades, como se escriben.'),
    }),
  )
  .superRefine(unique(({ id }) => id, 'ese id ya es de otro lugar', 'id'))
  .superRefine(unique(({ cell }) => cell.join(), 'ese cuadrado del mapa ya está ocupado', 'cell'));
