/** `league.yaml`: the league, if there is one: its season, divisions, and where their sheets have them. */
import { z } from './validation.ts';
import { competitionFields, count, orAbsent, positive, sheetKey, text, unique } from './fields.ts';

const row = z.int('no es un número de fila').min(1, 'las filas se cuentan desde 1');

const window = z
  .strictObject({
    first: row.describe('Su primera fila en la hoja, contada como la muestra la planilla.'),
    last: row.describe('La última.'),
  })
  .refine(({ first, last }) => first <= last, 'la primera fila está después de la última');

const group = z.strictObject({
  id: text.describe('Parte de direcciones: a, b…'),
  name: text.describe('Cómo se llama: Grupo A.'),
  window: window.describe('Las filas de la hoja de posiciones que son de este grupo.'),
  fixture: sheetKey.describe('Su fixture, como se llama en las fuentes.'),
});

const playoff = z.strictObject({
  name: text.describe('Cómo se llama: Final.'),
  fixture: sheetKey.describe('Su fixture, como se llama en las fuentes.'),
  decidesTitle: z
    .boolean('escribí true o false')
    .optional()
    .describe('true si de ahí sale el campeón; si no, es el primero del único grupo.'),
});

export const trophies = ['celeste', 'plata', 'oro', 'ladrillo'] as const;

type Group = z.output<typeof group>;

/** Rows are counted as a spreadsheet does: a group's first one is after the last of the one before. */
function apart(groups: readonly Group[], context: z.RefinementCtx): void {
  const sorted = groups.toSorted((a, b) => a.window.first - b.window.first);
  sorted.forEach((one, place) => {
    const before = sorted[place - 1];
    if (!before || one.window.first > before.window.last) return;
    context.addIssue({
      code: 'custom',
      path: [groups.indexOf(one), 'window'],
      message: `empieza en la fila ${one.window.first}, que es de «${before.name}»`,
    });
  });
}

/** A division, of the running season or of a finished one. */
export const divisionSchema = z.strictObject({
  id: sheetKey.describe('Parte de su dirección, y su hoja de posiciones en las fuentes.'),
  name: text.describe('Cómo se llama, igual que en la hoja de duelos del día.'),
  trophy: z
    .enum(trophies, `tiene que ser ${trophies.join(', ')}`)
    .optional()
    .describe('De qué es su trofeo; si no se dice, de ladrillo.'),
  groups: z
    .array(group)
    .min(1, 'falta por lo menos un grupo')
    .max(8, 'hay más de 8 grupos')
    .superRefine(unique(({ id }) => id, 'ese id ya es de otro grupo', 'id'))
    .superRefine(unique(({ fixture }) => fixture, 'ese fixture ya es de otro grupo', 'fixture'))
    .superRefine(apart)
    .readonly()
    .describe('Sus grupos, en orden.'),
  playoffs: z
    .array(playoff)
    .refine(
      (all) => all.filter(({ decidesTitle }) => decidesTitle).length <= 1,
      'hay más de uno con decidesTitle: el campeón sale de uno solo',
    )
    .readonly()
    .describe('Lo que se juega después de los grupos.'),
  zones: z
    .strictObject({
      promotion: count.describe('Cuántos de arriba de cada grupo.'),
      relegation: count.describe('Cuántos de abajo.'),
    })
    .describe('Quiénes juegan por subir o por quedarse.'),
  zoneNotes: z.array(text).readonly().describe('Qué significa cada zona, debajo de la tabla.'),
});

/** What a row of tabs has room for. */
const mostDivisions = 6;

export const leagueSchema = orAbsent(
  z.strictObject({
    ...competitionFields,
    season: text.describe('La temporada que se juega; mientras espera, la que viene.'),
    gamesToWin: positive.describe('Partidas que ganan un duelo: 2 si es al mejor de tres.'),
    divisions: z
      .array(divisionSchema)
      .min(1, 'falta por lo menos una división')
      .max(mostDivisions, `hay más de ${mostDivisions} divisiones`)
      .superRefine(unique(({ id }) => id, 'ese id ya es de otra división', 'id'))
      .superRefine(unique(({ name }) => name, 'ese nombre ya es de otra división', 'name'))
      .describe('Sus divisiones, de la más alta a la más baja.'),
    legend: z
      .array(
        z.strictObject({
          label: text.describe('Encabezado de la hoja.'),
          meaning: text.describe('Qué quiere decir.'),
        }),
      )
      .describe('Qué quieren decir las columnas de las posiciones, en orden.'),
  }),
);
