/** Finished seasons, read from their folders: all of them valid, or an error that says what to mend. */
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ConfigurationError } from '../config/error.ts';
import { competitionNames } from '../config/site.ts';
import { parseCsv } from '../domain/csv.ts';
import { parseFixture, type Round } from '../domain/fixture.ts';
import { readOr } from '../domain/problem.ts';
import type { Rows } from '../domain/rows.ts';
import { parseDivision, type Standings } from '../domain/standings.ts';
import { middleOfYears, newestSeasonFirst } from '../season/archive.ts';
import { buildSeason } from '../season/build.ts';
import { withChampions } from '../season/champions.ts';
import { startAround } from '../season/years.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { ifThere } from '../snapshot/file-error.ts';
import { isStray } from '../snapshot/stray-files.ts';
import { parseSeasonFile, sheetsOf, type SeasonFile, type SeasonFolder } from './season-file.ts';

type DivisionFile = SeasonFile['divisions'][number];

/** Parses a season with the parsers of the running one. @throws ConfigurationError in Spanish. */
export function parseSeason({ path, file, sheets }: SeasonFolder): ArchivedSeason {
  const { standings, fixtures } = sheetsOf(file);
  const fileOf = (sheet: string): string => join(path, 'sheets', `${sheet}.csv`);

  for (const sheet of sheets.keys()) {
    if (standings.includes(sheet) || fixtures.includes(sheet)) continue;
    throw new ConfigurationError(
      `${fileOf(sheet)}: season.json no nombra esta hoja; corregí su nombre o borrala`,
    );
  }

  function readRows(sheet: string): Rows | null {
    const content = sheets.get(sheet);
    if (content === undefined) return null;
    return readOr(
      () => parseCsv(sheet, content),
      ({ place, reason }) => {
        throw new ConfigurationError([fileOf(sheet), place, reason].filter(Boolean).join(': '));
      },
    );
  }

  function tablesOf({ id: division, name, groups }: DivisionFile): Standings[] {
    const sheet = `standings-${division}`;
    const rows = readRows(sheet);
    if (!rows) throw new ConfigurationError(`${fileOf(sheet)}: falta la hoja de posiciones`);
    const tables = parseDivision(sheet, rows, groups).value;
    const empty = groups.find((_, index) => tables[index]?.rows.length === 0);
    if (!empty) return tables;
    const { name: group, window } = empty;
    throw new ConfigurationError(
      `${fileOf(sheet)}: no hay jugadores de ${name}, ${group}, en las filas ${window.first} a ${window.last}; corregí «window» en season.json`,
    );
  }

  const rounds: Record<string, Round[]> = {};
  for (const sheet of fixtures) {
    const kind = sheet === 'fixtures-cup' ? 'cup' : 'league';
    rounds[sheet.replace('fixtures-', '')] = parseFixture(sheet, readRows(sheet) ?? [], kind).value;
  }
  const { id, name, years, divisions, forfeits, cup, champions: said = {} } = file;
  const middle = middleOfYears(years);
  const season = buildSeason(
    {
      league: { season: name, divisions, forfeits },
      cup: cup && { ...cup, name: competitionNames.cup },
    },
    {
      standings: Object.fromEntries(divisions.map((one) => [one.id, tablesOf(one)])),
      fixtures: rounds,
      duels: { league: [], cup: [] },
      starts: Object.fromEntries(
        Object.entries(rounds).map(([fixture, own]) => [
          fixture,
          file.starts?.[fixture] ?? startAround(own, middle),
        ]),
      ),
      dailyNear: { league: middle, cup: middle },
    },
  );
  return { ...withChampions(season, said), id, name, years };
}

/** What a folder holds, without what systems and editors leave there; nothing when there is no folder. */
async function list(directory: string): Promise<Dirent[]> {
  const entries = await ifThere(readdir(directory, { withFileTypes: true }), []);
  return entries.filter(({ name }) => !isStray(name));
}

/** Reads the folder of one season. @throws ConfigurationError when it has no season.json, or a wrong one. */
export async function readSeasonFolder(directory: string, id: string): Promise<SeasonFolder> {
  const folder = join(directory, id);
  const path = relative(process.cwd(), folder);
  const description = await ifThere(readFile(join(folder, 'season.json'), 'utf8'), null);
  if (description === null) throw new ConfigurationError(`${path}: falta season.json`);
  const files = await list(join(folder, 'sheets'));
  const sheets = await Promise.all(
    files.map(async ({ name }) => {
      const content = await readFile(join(folder, 'sheets', name), 'utf8');
      return [name.replace(/\.csv$/, ''), content] as const;
    }),
  );
  return { path, file: parseSeasonFile(path, description), sheets: new Map(sheets) };
}

/** The folders of a directory's finished seasons; none when there is no such directory. */
export async function readSeasonFolders(directory: string): Promise<SeasonFolder[]> {
  const entries = (await list(directory)).filter((entry) => entry.isDirectory());
  return Promise.all(entries.map(({ name }) => readSeasonFolder(directory, name)));
}

/**
 * Every finished season of a directory, newest first.
 * @throws ConfigurationError naming file, place and reason, in Spanish.
 */
export async function readSeasons(directory: string): Promise<ArchivedSeason[]> {
  const folders = await readSeasonFolders(directory);
  return newestSeasonFirst(folders.map(parseSeason));
}
