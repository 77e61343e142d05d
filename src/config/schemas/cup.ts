/** `cup.yaml`: the cup, if there is one, and its edition. */
import { competitionFields, orAbsent, positive, text } from './fields.ts';
import { z } from './validation.ts';

export const cupSchema = orAbsent(
  z.strictObject({
    ...competitionFields,
    edition: text.describe('La edición que se juega; mientras espera, la que viene.'),
    gamesToWin: positive
      .optional()
      .describe(
        'Partidas que ganan un duelo: 2 si es al mejor de tres. Sin esto no se dicen chances.',
      ),
  }),
);
