/** Finished seasons, read from their folders: all of them valid, or an error that says what to mend. */
import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ConfigurationError } from '../config/error.ts';
import { parseCsv } from '../domain/csv.ts';
import { parseFixture } from '../domain/fixture.ts';
import { readOr } from '../domain/problem.ts';
import type { Rows } from '../domain/rows.ts';
import { hasWindow, parseDivision, type Standings } from '../domain/standings.ts';
import { buildSeason, type ParsedCompetition } from '../season/build.ts';
import { withChampions } from '../season/champions.ts';
import { startAround } from '../season/years.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { ifThere } from '../files/file-error.ts';
import { isStray } from '../files/stray-files.ts';
import { fixtureSheet, sheetsOfCompetition, standingsSheet } from '../sources/catalog.ts';
import {
  archivedSheets,
  parseSeasonFile,
  type ArchivedCompetition,
  type SeasonFolder,
} from './season-file.ts';
import { middleOfYears, newestSeasonFirst } from './years.ts';

type DivisionFile = ArchivedCompetition['divisions'][number];

/** Parses a season with the parsers of the running one. @throws ConfigurationError in Spanish. */
export function parseSeason({ path, file, sheets }: SeasonFolder): ArchivedSeason {
  const { id, name, years, competitions } = file;
  const known: readonly string[] = competitions.flatMap(archivedSheets);
  const middle = middleOfYears(years);
  const fileOf = (sheet: string): string => join(path, 'sheets', `${sheet}.csv`);

  for (const sheet of sheets.keys()) {
    if (known.includes(sheet)) continue;
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

  function tablesOf(competition: ArchivedCompetition, division: DivisionFile): Standings[] {
    const groups = division.groups.filter(hasWindow);
    if (groups.length === 0) return [];
    const sheet = standingsSheet(competition.id, division.id);
    const rows = readRows(sheet);
    if (!rows) throw new ConfigurationError(`${fileOf(sheet)}: falta la hoja de posiciones`);
    const tables = parseDivision(sheet, rows, groups, competition).value;
    const empty = groups.find((_, index) => tables[index]?.rows.length === 0);
    if (!empty) return tables;
    const { name: group, window } = empty;
    throw new ConfigurationError(
      `${fileOf(sheet)}: no hay jugadores de ${division.name}, ${group}, en las filas ${window.first} a ${window.last}; corregí «window» en season.json`,
    );
  }

  function parsedOf(competition: ArchivedCompetition): ParsedCompetition {
    const fixtures = [...sheetsOfCompetition(competition).values()].flatMap((sheet) =>
      sheet.kind === 'fixtures' ? [sheet.key] : [],
    );
    const roundsOf = (fixture: string) => {
      const sheet = fixtureSheet(competition.id, fixture);
      return parseFixture(sheet, readRows(sheet) ?? [], competition.format).value;
    };
    const rounds = fixtures.map((fixture) => [fixture, roundsOf(fixture)] as const);
    return {
      standings: Object.fromEntries(
        competition.divisions.map((one) => [one.id, tablesOf(competition, one)]),
      ),
      fixtures: Object.fromEntries(rounds),
      duels: [],
      starts: Object.fromEntries(
        rounds.map(([fixture, own]) => [
          fixture,
          competition.starts?.[fixture] ?? startAround(own, middle),
        ]),
      ),
      dailyNear: middle,
    };
  }
  const parsed = Object.fromEntries(competitions.map((one) => [one.id, parsedOf(one)]));
  const named = new Map(competitions.map((one) => [one.id, one.champions ?? {}]));
  // Each fixture has its own start, above.
  const played = competitions.map((one) => ({ ...one, starts: null }));
  return { ...withChampions(buildSeason(played, parsed), named), id, name, years };
}

/** What a folder holds, without what systems and editors leave there; nothing when there is no folder. */
async function list(directory: string): Promise<Dirent[]> {
  const entries = await ifThere(readdir(directory, { withFileTypes: true }), []);
  return entries.filter(({ name }) => !isStray(name));
}

/** The sheets of a folder by name, with the folders of competitions in it. */
async function readSheets(directory: string, prefix = ''): Promise<[string, string][]> {
  const entries = await list(directory);
  const sheets = entries.map(async (entry): Promise<[string, string][]> => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return readSheets(path, `${prefix}${entry.name}/`);
    return [[`${prefix}${entry.name.replace(/\.csv$/, '')}`, await readFile(path, 'utf8')]];
  });
  return (await Promise.all(sheets)).flat();
}

/** Reads the folder of one season. @throws ConfigurationError when it has no season.json, or a wrong one. */
export async function readSeasonFolder(directory: string, id: string): Promise<SeasonFolder> {
  const folder = join(directory, id);
  const path = relative(process.cwd(), folder);
  const description = await ifThere(readFile(join(folder, 'season.json'), 'utf8'), null);
  if (description === null) throw new ConfigurationError(`${path}: falta season.json`);
  const sheets = new Map(await readSheets(join(folder, 'sheets')));
  return { path, file: parseSeasonFile(path, description), sheets };
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
