/** The folder of a finished season: `season.json`, what it was as the configuration had it, and its sheets. */
import { isDeepStrictEqual } from 'node:util';
import { ConfigurationError } from '../config/error.ts';
import { forfeits, id, otherPage, text, unique, year } from '../config/schemas/fields.ts';
import { divisionSchema } from '../config/schemas/league.ts';
import { z } from '../config/schemas/validation.ts';
import { sheetKeys } from '../config/sources.ts';
import { mistakesError, readYaml } from '../config/yaml-file.ts';

const schema = z.strictObject({
  id: id.refine((folder) => folder !== 'records', otherPage),
  name: text,
  years: z.array(year).min(1, 'falta el año').readonly(),
  divisions: z
    .array(divisionSchema)
    .superRefine(unique((one) => one.id, 'ese id ya es de otra división', 'id'))
    .readonly(),
  /** Of the league. */
  forfeits: forfeits,
  cup: z.strictObject({ edition: text, forfeits }).nullable(),
  /** By fixture, the day on which it started; without it, the years tell. */
  starts: z.record(z.string(), z.iso.date()).optional(),
  /** Who won a division, by its id, where its sheets alone do not tell. */
  champions: z.record(z.string(), text).optional(),
});

export type SeasonFile = z.output<typeof schema>;

export interface SeasonFolder {
  /** For messages. */
  path: string;
  file: SeasonFile;
  /** Text of each sheet, by its name in a snapshot: `standings-elite`. */
  sheets: ReadonlyMap<string, string>;
}

/**
 * Reads the text of a season.json.
 * @param path Of its folder, whose name is the season's id.
 * @throws ConfigurationError naming file, line, key and what is wrong.
 */
export function parseSeasonFile(path: string, content: string): SeasonFile {
  const file = `${path}/season.json`;
  const { value, mistakes, mistakeAt } = readYaml(file, content, schema);
  if (!value) throw mistakesError(mistakes);
  const folder = path.replace(/^.*[/\\]/, '');
  if (value.id === folder) return value;
  const message = `dice «${value.id}» y la carpeta se llama «${folder}»; tienen que ser iguales`;
  throw mistakesError([mistakeAt(['id'], message)]);
}

const cupSheet = 'fixtures-cup';

/** The sheets a season may have, in the names they have in a snapshot; without standings there is none. */
export function sheetsOf({ divisions, cup }: Pick<SeasonFile, 'divisions' | 'cup'>) {
  const { standings, fixtures } = sheetKeys(divisions, cup !== null);
  return {
    standings: standings.map((key) => `standings-${key}`),
    fixtures: fixtures.map((key) => `fixtures-${key}`),
  };
}

/** The folder of a season, with those of the sheets that it has. */
export function folderOf(
  path: string,
  file: SeasonFile,
  sheets: ReadonlyMap<string, string>,
): SeasonFolder {
  const { standings, fixtures } = sheetsOf(file);
  const names = [...standings, ...fixtures];
  return { path, file, sheets: new Map([...sheets].filter(([name]) => names.includes(name))) };
}

/** What a folder has of each competition; null where it is none of the season. */
const competitionsOf = ({ file, sheets }: SeasonFolder) => ({
  'la liga':
    file.divisions.length > 0
      ? [
          file.name,
          file.divisions,
          file.forfeits,
          file.champions,
          new Map(sheets).set(cupSheet, ''),
        ]
      : null,
  'la copa': file.cup && [file.cup, sheets.get(cupSheet)],
});

/**
 * The folder once what has ended is in it: league and cup of a season may end one after the other. It is
 * called as its league, or as its cup while it has no other.
 * @param existing The folder as it is; null when there is none.
 * @throws ConfigurationError when the same competition is archived there with other data.
 */
export function joinSeason(existing: SeasonFolder | null, ended: SeasonFolder): SeasonFolder {
  if (existing === null) return ended;
  const { path, file } = existing;
  const [before, now] = [competitionsOf(existing), competitionsOf(ended)];
  for (const which of ['la liga', 'la copa'] as const) {
    const [old, other] = [before[which], now[which]];
    if (!old || !other || isDeepStrictEqual(old, other)) continue;
    throw new ConfigurationError(
      `en ${path} ya está archivada ${which}, con otros datos, y lo archivado no se pisa: elegí otro nombre de carpeta, como ${file.id}-2, o borrala si querés hacerla de nuevo`,
    );
  }
  const league = ended.file.divisions.length > 0 ? ended.file : file;
  return {
    path,
    file: {
      ...league,
      years: file.years,
      cup: ended.file.cup ?? file.cup,
      ...((ended.file.starts ?? file.starts) && {
        starts: { ...ended.file.starts, ...file.starts },
      }),
    },
    sheets: new Map([...existing.sheets, ...ended.sheets]),
  };
}

/** The files of a folder, by their paths inside the directory of seasons. */
export const seasonFiles = ({ file, sheets }: SeasonFolder): Map<string, string> =>
  new Map([
    [`${file.id}/season.json`, `${JSON.stringify(file, null, 2)}\n`],
    ...[...sheets].map(([name, text]) => [`${file.id}/sheets/${name}.csv`, text] as const),
  ]);
