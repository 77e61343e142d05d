/** `cup.yaml`: the cup, if there is one, and its edition. */
import { competitionFields, orAbsent, text } from './fields.ts';
import { z } from './validation.ts';

export const cupSchema = orAbsent(
  z.strictObject({
    ...competitionFields,
    edition: text.describe('La edición que se juega; mientras espera, la que viene.'),
  }),
);
