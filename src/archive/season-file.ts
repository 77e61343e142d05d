/** The folder of a finished season: `season.json` (its part of the configuration) and its sheets. */
import { basename } from 'node:path';
import { ConfigurationError } from '../lib/error.ts';
import {
  divisionSchema,
  noGroups,
  requireKnownCriteria,
  tableFields,
  unknownFormat,
} from '../config/schemas/competition.ts';
import {
  competitionFields,
  idSchema,
  sheetKey,
  text,
  unique,
  year,
} from '../config/schemas/fields.ts';
import { z } from '../lib/validation.ts';
import { competitions } from '../config/site.ts';
import { askNearest } from '../lib/text.ts';
import type { SheetOwner } from '../config/sources.ts';
import { mistakesError, readYaml } from '../config/yaml-file.ts';
import { sheetsOfCompetition, type SheetName } from '../sources/catalog/catalog.ts';

const { name, shortName, article, edition, key, emblem, forfeits } = competitionFields;

/** Fields that an archive keeps of competitions of any format. */
const archivedFields = {
  id: idSchema,
  name,
  shortName,
  article,
  edition,
  key,
  emblem,
  /** First day of each fixture. A fixture without it starts within the season's years. */
  starts: z.record(z.string(), z.iso.date()).optional(),
  /** True if the community has deliberately no file for the competition any more. */
  retired: z.literal(true).optional(),
  forfeits,
};

/** Ids of the community's competitions in the order of the menu. */
const currentIds = competitions.map((competition) => competition.id);

/** Requires that a competition has a file in the community, or is marked as retired. */
function requireKnownOrRetired(
  { id, retired }: { id: string; retired?: true | undefined },
  context: z.RefinementCtx,
): void {
  if (retired || currentIds.includes(id)) return;
  const message = `no hay competitions/${id}.yaml. Si la competencia no existe más, agregale "retired": true${askNearest(id, currentIds)}`;
  context.addIssue({ code: 'custom', path: ['id'], message });
}

const groupsFormat = z
  .strictObject({
    ...archivedFields,
    format: z.literal('groups'),
    ...tableFields,
    divisions: z
      .array(divisionSchema)
      .superRefine(unique(({ id }) => id, 'ese id ya es de otra división', 'id'))
      .readonly(),
    /** Champions by division id, where the sheets alone do not give them. */
    champions: z.record(z.string(), text).optional(),
  })
  .superRefine(requireKnownCriteria)
  .refine(
    ({ champions = {}, divisions }) =>
      Object.keys(champions).every((champion) => divisions.some(({ id }) => id === champion)),
    { path: ['champions'], message: 'hay un id que no es de ninguna división: corregilo' },
  );

const bracketFormat = z.strictObject({
  ...archivedFields,
  format: z.literal('bracket'),
  fixture: sheetKey,
});

/** An ended competition of any format. `divisions` is empty, or `fixture` null, if its format lacks the field. */
export interface ArchivedCompetition extends Omit<z.output<typeof groupsFormat>, 'format'> {
  format: 'groups' | 'bracket';
  fixture: string | null;
}

type CompetitionInFile = z.output<typeof groupsFormat> | z.output<typeof bracketFormat>;

/** Adds the fields that a competition's format lacks. */
const withAllFields = (file: CompetitionInFile): ArchivedCompetition =>
  file.format === 'groups' ? { ...file, fixture: null } : { ...file, ...noGroups };

const archivedCompetition = z
  .discriminatedUnion('format', [groupsFormat, bracketFormat], { error: unknownFormat })
  .superRefine(requireKnownOrRetired)
  .transform(withAllFields);

const schema = z.strictObject({
  id: idSchema,
  name: text,
  years: z.array(year).min(1, 'falta el año').readonly(),
  competitions: z
    .array(archivedCompetition)
    .min(1, 'falta por lo menos una competencia')
    .superRefine(unique(({ id }) => id, 'esa competencia ya está más arriba', 'id')),
});

type SeasonFile = z.output<typeof schema>;

export interface SeasonFolder {
  /** Path of the folder, for messages. */
  path: string;
  file: SeasonFile;
  /** Text of each sheet, by its name in a snapshot: `liga-nacional/standings-elite`. */
  sheets: ReadonlyMap<string, string>;
}

/**
 * Parses the text of a season.json. @param path Path of its folder, for messages. The folder's name must be the id.
 * @throws ConfigurationError with the mistakes, in Spanish.
 */
export function parseSeasonFile(path: string, content: string): SeasonFile {
  const { value, mistakes, mistakeAt } = readYaml(`${path}/season.json`, content, schema);
  if (!value) throw mistakesError(mistakes);
  const folder = basename(path);
  if (value.id === folder) return value;
  const message = `dice «${value.id}» y la carpeta se llama «${folder}»; tienen que ser iguales`;
  throw mistakesError([mistakeAt(['id'], message)]);
}

/** Names of a competition's sheets in an archive, published or not: `liga/standings-a`, then `liga/fixtures-x`. */
export const archivedSheets = (competition: SheetOwner): SheetName[] =>
  [...sheetsOfCompetition(competition)]
    .filter(([, { kind }]) => kind !== 'duels')
    .map(([sheet]) => sheet);

/** Makes a season's folder, writes nothing. Of `sheets`, texts by name, takes the standings and fixtures of `file`. */
export function folderOf(
  path: string,
  file: SeasonFile,
  sheets: ReadonlyMap<string, string>,
): SeasonFolder {
  const names: readonly string[] = file.competitions.flatMap(archivedSheets);
  return { path, file, sheets: new Map([...sheets].filter(([sheet]) => names.includes(sheet))) };
}

const keptFields = z.discriminatedUnion('format', [groupsFormat.strip(), bracketFormat.strip()]);

/** Returns the fields that season.json has of a competition. All others are dropped. */
const fieldsInFile = (competition: ArchivedCompetition): CompetitionInFile =>
  keptFields.parse(competition);

/**
 * Returns a copy of a competition with only the fields that season.json has. Those that its format lacks are empty or
 * null: divisions, columns and criteria of a bracket, the fixture of groups. @throws ZodError if season.json could not
 * have the data.
 */
export const archivedOf = (competition: ArchivedCompetition): ArchivedCompetition =>
  withAllFields(fieldsInFile(competition));

/**
 * Adds ended competitions and their sheets to a season's folder, since they may end one after the other, and sorts all
 * in the order of the menu. Writes nothing, and returns a new folder, or `ended` if `existing`, the current folder, is
 * null. An added competition that is now the first gives the season the name of its edition; else the name stays.
 * @throws ConfigurationError if the folder already has one of the competitions with other data. Equal data stays.
 */
export function joinSeason(existing: SeasonFolder | null, ended: SeasonFolder): SeasonFolder {
  if (existing === null) return ended;
  const { path, file } = existing;
  const added: ArchivedCompetition[] = [];
  for (const competition of ended.file.competitions) {
    const old = file.competitions.find(({ id }) => id === competition.id);
    if (!old) {
      added.push(competition);
      continue;
    }
    const hasSameSheets = archivedSheets(competition).every(
      (sheet) => existing.sheets.get(sheet) === ended.sheets.get(sheet),
    );
    if (hasSameSheets && JSON.stringify(old) === JSON.stringify(competition)) continue;
    throw new ConfigurationError(
      `en ${path} ya está archivada «${competition.name}», con otros datos, y lo archivado no se pisa: elegí otro nombre de carpeta, como ${file.id}-2; si querés hacerla de nuevo, sacala de season.json y borrá sheets/${competition.id}`,
    );
  }
  const all = [...file.competitions, ...added];
  // A retired competition, which the menu does not have, comes after the others.
  const order = [...currentIds, ...all.map(({ id }) => id)];
  const competitions = all.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  const [first] = competitions;
  const name = first && added.includes(first) ? first.edition : file.name;
  return {
    path,
    file: { ...file, name, competitions },
    sheets: new Map([...existing.sheets, ...ended.sheets]),
  };
}

/** Texts of a folder's files by path among seasons: `2026/season.json`, `2026/sheets/liga/fixtures-oro.csv`. */
export function seasonFiles({ file, sheets }: SeasonFolder): Map<string, string> {
  const written = { ...file, competitions: file.competitions.map(fieldsInFile) };
  const files = new Map([[`${file.id}/season.json`, `${JSON.stringify(written, null, 2)}\n`]]);
  for (const [sheet, text] of sheets) files.set(`${file.id}/sheets/${sheet}.csv`, text);
  return files;
}
