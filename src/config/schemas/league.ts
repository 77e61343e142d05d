/** `league.yaml`: the league, if there is one: its season, divisions, and where their sheets have them. */
import { z } from './validation.ts';
import { competitionFields, count, few, orAbsent, sheetKey, text, unique } from './fields.ts';

const row = z.int('no es un número de fila').min(1, 'las filas se cuentan desde 1');

/** Rows of a published sheet, 1-based and inclusive, as a spreadsheet shows them. */
const window = z
  .strictObject({
    first: row,
    last: row,
  })
  .refine(({ first, last }) => first <= last, 'la primera fila está después de la última');

const group = z.strictObject({
  id: text,
  name: text,
  window: window,
  fixture: sheetKey,
});

const playoff = z.strictObject({
  name: text,
  fixture: sheetKey,
  decidesTitle: z.boolean('escribí true o false').optional(),
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
  id: sheetKey,
  name: text,
  trophy: z.enum(trophies, `tiene que ser ${trophies.join(', ')}`).optional(),
  groups: z
    .array(group)
    .min(1, 'falta por lo menos un grupo')
    .max(8, 'hay más de 8 grupos')
    .superRefine(unique(({ id }) => id, 'ese id ya es de otro grupo', 'id'))
    .superRefine(unique(({ fixture }) => fixture, 'ese fixture ya es de otro grupo', 'fixture'))
    .superRefine(apart)
    .readonly(),
  playoffs: z
    .array(playoff)
    .refine(
      (all) => all.filter(({ decidesTitle }) => decidesTitle).length <= 1,
      'hay más de uno con decidesTitle: el campeón sale de uno solo',
    )
    .readonly(),
  zones: z.strictObject({
    promotion: count,
    relegation: count,
  }),
  zoneNotes: z.array(text).readonly(),
});

/** What a row of tabs has room for. */
const mostDivisions = 6;

export const leagueSchema = orAbsent(
  z.strictObject({
    ...competitionFields,
    season: text,
    gamesToWin: few,
    divisions: z
      .array(divisionSchema)
      .min(1, 'falta por lo menos una división')
      .max(mostDivisions, `hay más de ${mostDivisions} divisiones`)
      .superRefine(unique(({ id }) => id, 'ese id ya es de otra división', 'id'))
      .superRefine(unique(({ name }) => name, 'ese nombre ya es de otra división', 'name')),
    legend: z.array(
      z.strictObject({
        label: text,
        meaning: text,
      }),
    ),
  }),
);

/** `cup.yaml`: the cup, if there is one, and its edition. */
export const cupSchema = orAbsent(
  z.strictObject({
    ...competitionFields,
    edition: text,
    gamesToWin: few.optional(),
  }),
);
