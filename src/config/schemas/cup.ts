/** `cup.yaml`: the cup, if there is one, and its edition. */
import { competitionFields, orAbsent, positive, text } from './fields.ts';
import { z } from './validation.ts';

export const cupSchema = orAbsent(
  z.strictObject({
    ...competitionFields,
    edition: text,
    gamesToWin: positive.optional(),
  }),
);
