/** `cup.yaml`: the cup's edition. */
import { z } from './validation.ts';
import { competitionLinks, text } from './fields.ts';

export const cupSchema = z.strictObject({
  name: text.describe('Cómo se llama la copa.'),
  edition: text.describe('Qué edición se juega.'),
  links: competitionLinks,
});
