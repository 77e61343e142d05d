/** `team.yaml`: the national team. */
import { z } from './validation.ts';
import { count, text } from './fields.ts';

export const teamSchema = z.strictObject({
  name: text.describe('Cómo se llama.'),
  competitions: z
    .array(text)
    .min(1, 'falta por lo menos una')
    .describe('Competencias de los equipos anteriores, en el orden en que se muestran.'),
  playersSoFar: count.describe('Cuántos jugadores la integraron hasta hoy.'),
  activeMembers: count.describe('Cuántos miembros activos tiene la comunidad.'),
});
