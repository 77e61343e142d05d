/** `elo.yaml`: what the weekly Elo history kept wrong. */
import { z } from './validation.ts';
import { text } from './fields.ts';

const rating = z.number('escribí un número, sin comillas, o null').nonnegative().nullable();

export const eloSchema = z.strictObject({
  corrections: z
    .array(
      z.strictObject({
        week: z.iso
          .date('escribila entre comillas y así: "2026-11-16"')
          .describe('Lunes de la semana, como en history/elo.csv.'),
        player: text.describe('Nick, como está en esa fila.'),
        elo: rating.describe('El Elo que era; null lo quita.'),
        maxElo: rating.describe('El MAX Elo que era; null lo quita.'),
        why: text.describe('Por qué, para quien lo lea dentro de un año.'),
      }),
    )
    .describe('Una por celda mal guardada: la historia no se borra, se corrige acá.'),
});
