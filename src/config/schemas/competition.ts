/** Schema of `competitions/*.yaml`. Each format has a schema in the union below. */
import { z } from '../../lib/validation.ts';
import {
  isResultColumn,
  officialCriteria,
  parseCriterion,
  recordColumns,
  type TableRules,
} from './columns.ts';
import { competitionFields, count, few, sheetKey, text, unique } from './fields.ts';

const row = z.int('escribí un número de fila').min(1, 'las filas se cuentan desde 1');

/** Rows of a published sheet, from 1 and inclusive, as spreadsheets count. */
const window = z
  .strictObject({ first: row, last: row })
  .refine(
    ({ first, last }) => first <= last,
    'la primera fila está después de la última: corregilas',
  );

/** Games that win a duel of one fixture, if they are not those of the competition. */
const ownGames = { gamesToWin: few.optional() };

const group = z.strictObject({
  ...ownGames,
  id: sheetKey,
  name: text,
  /** A group without a window has no standings sheet: its table is computed from its results. */
  window: window.optional(),
  fixture: sheetKey,
});

const playoff = z.strictObject({
  ...ownGames,
  name: text,
  fixture: sheetKey,
  decidesTitle: z.boolean('escribí true o false').optional(),
});

export const trophies = ['celeste', 'plata', 'oro', 'ladrillo'] as const;

type Group = z.output<typeof group>;

/** Adds an issue for each group whose window begins inside of another group's. */
function requireSeparateWindows(groups: readonly Group[], context: z.RefinementCtx): void {
  for (const [index, { window }] of groups.entries()) {
    if (!window) continue;
    const owner = groups.find(({ window: other }, at) => {
      if (!other || window.first < other.first || window.first > other.last) return false;
      // Two windows with the same first row are reported once, at the later group.
      return other.first < window.first || at < index;
    });
    if (!owner) continue;
    const message = `empieza en la fila ${window.first}, que es de «${owner.name}»: corregí las filas`;
    context.addIssue({ code: 'custom', path: [index, 'window'], message });
  }
}

/** A division of a running or finished season. */
export const divisionSchema = z.strictObject({
  id: sheetKey,
  name: text,
  trophy: z.enum(trophies, `escribí uno de estos: ${trophies.join(', ')}`).optional(),
  groups: z
    .array(group)
    .min(1, 'falta por lo menos un grupo: agregalo')
    .max(8, 'hay más de 8 grupos')
    .superRefine(unique(({ id }) => id, 'ese id ya es de otro grupo: elegí otro', 'id'))
    .superRefine(unique(({ name }) => name, 'ese nombre ya es de otro grupo: elegí otro', 'name'))
    .superRefine(
      unique(
        ({ fixture }) => fixture,
        'ese fixture ya es de otro grupo, y cada uno tiene el suyo: corregilo',
        'fixture',
      ),
    )
    .superRefine(requireSeparateWindows)
    .readonly(),
  playoffs: z
    .array(playoff)
    .refine(
      (all) => all.filter(({ decidesTitle }) => decidesTitle).length <= 1,
      'hay más de uno con decidesTitle, y el campeón sale de uno solo: sacá los demás',
    )
    .superRefine(
      unique(({ fixture }) => fixture, 'ese fixture ya está más arriba: corregilo', 'fixture'),
    )
    .readonly(),
  zones: z.strictObject({
    promotion: count,
    relegation: count,
    directPromotion: count.optional(),
    directRelegation: count.optional(),
  }),
  zoneNotes: z.array(text).readonly(),
});

// Sheets head other columns with `Jugador`, `Pos` or a number.
const label = text.refine(
  (heading) => !/^(jugador|pos|[\d.,]+)$/i.test(heading),
  'es el encabezado de otra cosa: elegí otro',
);

/** Columns and criteria of tables, for running and finished competitions. */
export const tableFields = {
  columns: z
    .array(z.strictObject({ label, meaning: text }))
    .min(1, { error: 'falta por lo menos una columna: agregala', abort: true })
    .superRefine(
      unique((column) => column.label, 'esa columna ya está más arriba: dejá una', 'label'),
    )
    .readonly()
    .default(recordColumns),
  criteria: z
    .array(text)
    .min(1, 'falta por lo menos un criterio: agregalo')
    .superRefine(
      unique(
        // `DG` of `más DG`
        (text) => text.replace(/^\S+\s+/, ''),
        'esa columna ya ordena más arriba: dejá una sola vez',
      ),
    )
    .readonly()
    .default(officialCriteria),
};

type Division = z.output<typeof divisionSchema>;

/**
 * Adds an issue to `context` for each criterion that `parseCriterion` refuses. For each that results do not give
 * (`isResultColumn`), it adds one at each division's first group without `window`: its table is summed from results.
 */
export function requireKnownCriteria(
  { columns, criteria, divisions }: TableRules & { divisions: readonly Division[] },
  context: z.RefinementCtx,
): void {
  const labels = columns.map((column) => column.label).join(', ');
  for (const [index, text] of criteria.entries()) {
    const criterion = parseCriterion(text, columns);
    if (!criterion) {
      const message = `«${text}»: escribí más, menos o mejor, y una de las columnas (${labels}), como «más ${columns[0]?.label}»`;
      context.addIssue({ code: 'custom', path: ['criteria', index], message });
      continue;
    }
    if (isResultColumn(criterion.label)) continue;
    for (const [division, { groups }] of divisions.entries()) {
      const group = groups.findIndex(({ window }) => !window);
      if (group < 0) continue;
      const message = `sin window su tabla sale de los resultados, y ${criterion.label}, que ordena, no sale de ahí: agregale window y su hoja, o sacá «${text}» de criteria`;
      const path = ['divisions', division, 'groups', group];
      context.addIssue({ code: 'custom', path, message });
    }
  }
}

/** Maximum number of divisions that fit into a row of tabs. */
const maxDivisions = 6;

/** Competition with divisions whose groups play all against all. */
const groupsFormat = z
  .strictObject({
    format: z.literal('groups'),
    ...competitionFields,
    ...tableFields,
    tieBreakNotes: text.optional(),
    gamesToWin: few,
    divisions: z
      .array(divisionSchema)
      .min(1, 'falta por lo menos una división: agregala')
      .max(maxDivisions, `hay más de ${maxDivisions} divisiones`)
      .superRefine(unique(({ id }) => id, 'ese id ya es de otra división: elegí otro', 'id'))
      .superRefine(
        unique(({ name }) => name, 'ese nombre ya es de otra división: elegí otro', 'name'),
      )
      .readonly(),
  })
  .superRefine(requireKnownCriteria);

/** Knock-out competition, drawn as a tree. */
const bracketFormat = z.strictObject({
  format: z.literal('bracket'),
  ...competitionFields,
  gamesToWin: few.optional(),
  fixture: sheetKey,
});

/** Values of a bracket for the fields that only competitions with groups have. */
export const noGroups = { divisions: [], columns: [], criteria: [] };

export const unknownFormat = 'escribí groups (por divisiones y grupos) o bracket (por eliminación)';

type GroupsFile = z.output<typeof groupsFormat>;
type BracketFile = z.output<typeof bracketFormat>;

/** A competition of any format. `divisions` is empty, or `fixture` null, if its format lacks the field. */
export type CompetitionFile = Omit<BracketFile, 'format' | 'fixture'> &
  Pick<GroupsFile, 'divisions' | 'columns' | 'criteria'> &
  Partial<Pick<GroupsFile, 'tieBreakNotes'>> & {
    format: (GroupsFile | BracketFile)['format'];
    fixture: string | null;
  };

export const competitionSchema = z
  .discriminatedUnion('format', [groupsFormat, bracketFormat], { error: unknownFormat })
  .transform((file): CompetitionFile =>
    file.format === 'groups' ? { ...file, fixture: null } : { ...file, ...noGroups },
  );
