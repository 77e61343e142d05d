/** `national.yaml`: the national tournament of a year. */
import { z } from './validation.ts';
import { count, positive, text } from './fields.ts';

export const nationalSchema = z.strictObject({
  name: text.describe('Cómo se llama el torneo.'),
  year: z.int('no es un año').min(2000, 'no es un año').max(2999, 'no es un año').describe('Año.'),
  finalDate: z.iso
    .date('escribila entre comillas y así: "2025-07-26"')
    .describe('Día de la final.'),
  finalTime: z
    .string('escribila entre comillas: "10:00"')
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'escribila así: "10:00"')
    .describe('Hora de la final.'),
  finalCity: text.describe('Ciudad de la final.'),
  worldsCity: text.describe('Ciudad del Mundial.'),
  worldsMonth: text.describe('Mes del Mundial.'),
  rules: z
    .strictObject({
      minPlayers: positive.describe('Jugadores que hacen falta para un clasificatorio.'),
      turnMinutes: positive.describe('Minutos por turno.'),
      roundMinutes: positive.describe('Minutos por ronda.'),
      swissRounds: positive.describe('Rondas suizas.'),
      largeFrom: positive.describe('Desde cuántos jugadores es grande.'),
      largeCut: positive.describe('Cuántos pasan en uno grande.'),
      smallCut: positive.describe('Cuántos pasan en uno chico.'),
      tableSize: positive.describe('Jugadores por mesa.'),
      points: z.array(count).min(1, 'faltan los puntos').describe('Puntos de cada puesto.'),
      invitations: count.describe('Invitaciones que se reparten.'),
    })
    .describe('Los números de sus reglas.'),
});
