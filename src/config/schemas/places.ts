/** `places.yaml`: the country's first-level divisions, by row and column of the map. */
import { z } from './validation.ts';
import { positive, text, unique } from './fields.ts';

export const placesSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'escribilo como AR-X'),
      name: text,
      short: text.max(4, 'tiene más de 4 letras'),
      spellings: z.array(text).default([]),
      cell: z.tuple([positive, positive], 'son dos números: columna y fila'),
      cities: z.array(text).default([]),
    }),
  )
  .superRefine(unique(({ id }) => id, 'ese id ya es de otro lugar', 'id'))
  .superRefine(unique(({ cell }) => cell.join(), 'ese cuadrado del mapa ya está ocupado', 'cell'));
