/** Closing a season: what the snapshot and the configuration say of it, as a folder of its own. */
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ConfigurationError } from '../config/error.ts';
import type { Problem } from '../domain/problem.ts';
import { missingResults, type Season } from '../domain/season.ts';
import { parseSeason, readSeasonFolder, type SeasonFolder } from './read.ts';
import { formatSeasonFile, sheetsOf, type SeasonFile } from './season-file.ts';

export interface ArchiveReport {
  /** Where the season is, relative to the working directory. */
  path: string;
  /** Whether the same season was archived already. */
  isUnchanged: boolean;
  sheets: string[];
  season: Season;
  /** What it lacks to be over, in Spanish. */
  missing: string[];
  /** Rows that cannot be read. */
  problems: Problem[];
}

/** The folder of a season, in memory. */
function folderOf(
  directory: string,
  file: SeasonFile,
  sources: ReadonlyMap<string, string>,
): SeasonFolder {
  const { standings, fixtures } = sheetsOf(file);
  const sheets = new Map<string, string>();
  for (const sheet of [...standings, ...fixtures]) {
    const content = sources.get(sheet);
    if (content !== undefined) sheets.set(sheet, content);
  }
  const path = relative(process.cwd(), join(directory, file.id));
  return { path, id: file.id, description: formatSeasonFile(file), sheets };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const isSame = (a: SeasonFolder, b: SeasonFolder): boolean =>
  a.description === b.description &&
  a.sheets.size === b.sheets.size &&
  [...a.sheets].every(([sheet, content]) => b.sheets.get(sheet) === content);

/** Writes a folder whole or not at all. */
async function writeFolder(directory: string, { id, description, sheets }: SeasonFolder) {
  // Hidden, so that a run killed here leaves no season behind.
  const next = join(directory, `.${id}.next`);
  await rm(next, { recursive: true, force: true });
  await mkdir(join(next, 'sheets'), { recursive: true });
  await writeFile(join(next, 'season.json'), description);
  for (const [sheet, content] of sheets) {
    await writeFile(join(next, 'sheets', `${sheet}.csv`), content);
  }
  await rename(next, join(directory, id));
}

/**
 * Archives a season below a directory. The same one again changes nothing.
 * @param ended What the configuration said of it.
 * @param sources The snapshot's sheets by name.
 * @param unfinished Archive it although it is not over: who leads then is no champion.
 * @throws ConfigurationError when there is another season of that id, the sheets do not make a
 * season, or it is not over.
 */
export async function archiveSeason(
  directory: string,
  ended: SeasonFile,
  sources: ReadonlyMap<string, string>,
  { unfinished = false }: { unfinished?: boolean } = {},
): Promise<ArchiveReport> {
  const folder = folderOf(directory, ended, sources);
  const { value: season, problems } = parseSeason(folder);
  const isUnchanged = await exists(join(directory, ended.id));
  if (isUnchanged && !isSame(await readSeasonFolder(directory, ended.id), folder)) {
    throw new ConfigurationError(
      `${folder.path}: ya hay una temporada con ese id y otros datos; elegí otro id, o borrá la carpeta si querés hacerla de nuevo`,
    );
  }
  const missing = missingResults(season);
  if (!isUnchanged && missing.length > 0 && !unfinished) {
    throw new ConfigurationError(
      [
        'la temporada no terminó; falta:',
        ...missing.map((one) => `  ${one}`),
        'Cargá lo que falta en su hoja y traé los datos de nuevo, o agregá --unfinished para archivarla así: lo que no tiene resultado queda sin definir',
      ].join('\n'),
    );
  }
  if (!isUnchanged) await writeFolder(directory, folder);
  return {
    path: folder.path,
    isUnchanged,
    sheets: [...folder.sheets.keys()],
    season,
    missing,
    problems,
  };
}
