/** `elo.yaml`: what the weekly Elo history kept wrong. */
import { z } from './validation.ts';
import { text } from './fields.ts';

const rating = z.number('escribí un número, sin comillas, o null').nonnegative().nullable();

export const eloSchema = z.strictObject({
  corrections: z.array(
    z.strictObject({
      week: z.iso.date('escribila entre comillas y así: "2026-11-16"'),
      player: text,
      elo: rating,
      maxElo: rating,
      why: text,
    }),
  ),
});
