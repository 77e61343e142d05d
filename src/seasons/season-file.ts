/** `season.json`: what a finished season was, as the configuration had it. */
import { divisionSchema } from '../config/schemas/league.ts';
import { placeOf, z } from '../config/schemas/validation.ts';
import { ConfigurationError } from '../config/error.ts';

const text = z.string().trim().min(1, 'está vacío');
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'usá minúsculas, números y guiones, como «2026»');
const schema = z.strictObject({
  id,
  name: text,
  years: z
    .array(z.int('no es un año').min(2000, 'no es un año').max(2999, 'no es un año'))
    .min(1, 'falta el año')
    .readonly(),
  divisions: z
    .array(divisionSchema)
    .refine(
      (divisions) => new Set(divisions.map((one) => one.id)).size === divisions.length,
      'hay dos divisiones con el mismo id',
    )
    .readonly(),
  cup: z.strictObject({ edition: text }).nullable(),
  /** Who won a division, by its id, where its sheets alone do not tell. */
  champions: z.record(z.string(), text).optional(),
});

export type SeasonFile = z.output<typeof schema>;

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (!issue) return 'no tiene la forma esperada';
  const place = placeOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return `${[place, issue.keys.join(', ')].filter(Boolean).join('.')}: clave desconocida`;
  }
  return [place, issue.message].filter(Boolean).join(': ');
}

/**
 * Reads the text of a season.json.
 * @param folder Name of the folder it stands in, which is the season's id.
 * @param file Its path, for the message.
 * @throws ConfigurationError naming file, key and what is wrong.
 */
export function parseSeasonFile(file: string, folder: string, content: string): SeasonFile {
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ConfigurationError(`${file}: no es JSON válido (${error.message})`);
  }
  const result = schema.safeParse(data);
  if (!result.success) {
    throw new ConfigurationError(`${file}: ${describe(result.error.issues[0])}`);
  }
  if (result.data.id !== folder) {
    throw new ConfigurationError(
      `${file}: id: dice «${result.data.id}» y la carpeta se llama «${folder}»; tienen que ser iguales`,
    );
  }
  return result.data;
}

/** A season.json's text. */
export function formatSeasonFile(season: SeasonFile): string {
  return `${JSON.stringify(season, null, 2)}\n`;
}

/** The sheets a season may have, in the names they have in a snapshot. */
export function sheetsOf({ divisions, cup }: Pick<SeasonFile, 'divisions' | 'cup'>): {
  /** Without these there is no season. */
  standings: string[];
  fixtures: string[];
} {
  const fixtures = divisions.flatMap(({ groups, playoffs }) =>
    [...groups, ...playoffs].map(({ fixture }) => `fixtures-${fixture}`),
  );
  return {
    standings: divisions.map((one) => `standings-${one.id}`),
    fixtures: [...new Set([...fixtures, ...(cup ? ['fixtures-cup'] : [])])],
  };
}
