/** Archiving: what has ended of a season, as the files of its folder. */
import { ConfigurationError } from '../config/error.ts';
import type { SeasonFolder } from './read.ts';
import { formatSeasonFile, parseSeasonFile, sheetsOf, type SeasonFile } from './season-file.ts';

type Sheets = ReadonlyMap<string, string>;

/** The folder of a season, in memory, with those of the sheets that it has. */
export function folderOf(path: string, file: SeasonFile, sheets: Sheets): SeasonFolder {
  const { standings, fixtures } = sheetsOf(file);
  const own = [...standings, ...fixtures].flatMap((name) => {
    const text = sheets.get(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return { path, id: file.id, description: formatSeasonFile(file), sheets: new Map(own) };
}

const cupSheet = 'fixtures-cup';

/** What is archived of each competition, as one text; null where it is none of the season. */
const archived = {
  'la liga': ({ name, divisions, champions }: SeasonFile, sheets: Sheets) =>
    divisions.length > 0
      ? JSON.stringify([
          ...[name, divisions, champions],
          [...sheets].filter(([sheet]) => sheet !== cupSheet),
        ])
      : null,
  'la copa': ({ cup }: SeasonFile, sheets: Sheets) =>
    cup && JSON.stringify([cup, sheets.get(cupSheet)]),
};

/**
 * The folder once what has ended is in it: league and cup of a season may end one after the other. It is
 * called as its league, or as its cup while it has no other.
 * @param existing The folder as it is; null when there is none.
 * @throws ConfigurationError when the same competition is archived there with other data.
 */
export function joinSeason(existing: SeasonFolder | null, ended: SeasonFolder): SeasonFolder {
  if (existing === null) return ended;
  const { path, id } = existing;
  const read = ({ description, sheets }: SeasonFolder): SeasonFolder & { file: SeasonFile } => {
    const file = parseSeasonFile(`${path}/season.json`, id, description);
    // In one order, however they were read.
    return { ...folderOf(path, file, sheets), file };
  };
  const before = read(existing);
  const now = read(ended);
  for (const [which, of] of Object.entries(archived)) {
    const [old, other] = [of(before.file, before.sheets), of(now.file, now.sheets)];
    if (old === null || other === null || old === other) continue;
    throw new ConfigurationError(
      `en ${path} ya está archivada ${which}, con otros datos, y lo archivado no se pisa: elegí otro nombre de carpeta, como ${id}-2, o borrala si querés hacerla de nuevo`,
    );
  }
  const league = now.file.divisions.length > 0 ? now.file : before.file;
  const file: SeasonFile = {
    ...before.file,
    name: league.name,
    divisions: league.divisions,
    cup: now.file.cup ?? before.file.cup,
    ...(league.champions && { champions: league.champions }),
  };
  return folderOf(path, file, new Map([...before.sheets, ...now.sheets]));
}

/** The files of a folder, by their paths inside the directory of seasons. */
export const seasonFiles = ({ id, description, sheets }: SeasonFolder): Map<string, string> =>
  new Map([
    [`${id}/season.json`, description],
    ...[...sheets].map(([name, text]) => [`${id}/sheets/${name}.csv`, text] as const),
  ]);
