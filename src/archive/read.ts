/** Reads and validates the folders of finished seasons. Any mistake is an error that says what to fix. */
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { ConfigurationError } from '../lib/error.ts';
import { sheetKeys } from '../config/sources.ts';
import { parseCsv } from '../sources/sheets/csv.ts';
import { parseFixture, type Round as ParsedRound } from '../sources/sheets/fixture.ts';
import { nameEraser } from '../sources/erased.ts';
import { readOr, type Reading } from '../sources/problem.ts';
import type { Rows } from '../sources/sheets/sheet.ts';
import { hasWindow, parseDivision } from '../sources/sheets/standings.ts';
import type { Standings } from '../sources/sheets/table.ts';
import { compareTexts } from '../lib/text.ts';
import { addDays, daysBetween, type CalendarDate } from '../lib/time.ts';
import { buildSeason, type ParsedCompetition } from '../season/build.ts';
import { seasonNicks } from '../season/player-profile.ts';
import { startAround } from '../season/years.ts';
import type { ArchivedSeason } from '../season/model.ts';
import { entriesIn, readOrDefault } from '../lib/files.ts';
import { fixtureSheet, standingsSheet } from '../sources/catalog/catalog.ts';
import {
  archivedSheets,
  parseSeasonFile,
  type ArchivedCompetition,
  type SeasonFolder,
} from './season-file.ts';

/**
 * Returns the day in the middle from 1 January of the lowest year to 31 December of the highest, the earlier of two:
 * `2026-07-02` for [2026], `2025-12-31` for [2025, 2026]. An archived fixture without a start in season.json is in the
 * year that puts its middle nearest to that day. @param years At least one, in any order.
 */
export function middleOfYears(years: readonly number[]): CalendarDate {
  const [first, last] = [`${Math.min(...years)}-01-01`, `${Math.max(...years)}-12-31`];
  return addDays(first, Math.floor(daysBetween(first, last) / 2));
}

/** Returns a copy sorted by the latest of a season's years, newest first, and within a year by id, from Z to A. */
export function newestSeasonFirst(seasons: readonly ArchivedSeason[]): ArchivedSeason[] {
  const lastYear = ({ years }: ArchivedSeason): number => Math.max(...years);
  return seasons.toSorted((a, b) => lastYear(b) - lastYear(a) || compareTexts(b.id, a.id));
}

const sheetFile = ({ path }: SeasonFolder, sheet: string): string =>
  join(path, 'sheets', `${sheet}.csv`);

/** Parses a sheet of a season. Null if it was never published. @throws ConfigurationError if it cannot be parsed. */
function readSheet<Item>(
  folder: SeasonFolder,
  sheet: string,
  parse: (rows: Rows) => Reading<Item>,
): Item[] | null {
  const content = folder.sheets.get(sheet);
  if (content === undefined) return null;
  return readOr(
    () => parse(parseCsv(content)).value,
    ({ message }) => {
      throw new ConfigurationError(`${sheetFile(folder, sheet)}: ${message}`);
    },
  );
}

/** Parses the tables of a division's groups that have a window. @throws ConfigurationError */
function readTables(
  folder: SeasonFolder,
  competition: ArchivedCompetition,
  division: ArchivedCompetition['divisions'][number],
): Standings[] {
  const groups = division.groups.filter(hasWindow);
  if (groups.length === 0) return [];
  const sheet = standingsSheet(competition.id, division.id);
  const file = sheetFile(folder, sheet);
  const tables = readSheet(folder, sheet, (rows) =>
    parseDivision(sheet, rows, groups, competition),
  );
  if (!tables) {
    throw new ConfigurationError(
      `${file}: falta la hoja de posiciones; sin ella, sacá «window» de los grupos de ${division.name}, y su tabla sale de los resultados`,
    );
  }
  // A sheet without any player has no tables at all.
  const empty = groups.find((_, index) => !tables[index] || tables[index].rows.length === 0);
  if (!empty) return tables;
  const { name, window } = empty;
  throw new ConfigurationError(
    `${file}: no hay jugadores de ${[...new Set([division.name, name])].join(', ')} en las filas ${window.first} a ${window.last}; corregí «window» en season.json`,
  );
}

function parseCompetition(
  folder: SeasonFolder,
  competition: ArchivedCompetition,
): ParsedCompetition {
  const dailyNear = middleOfYears(folder.file.years);
  const standings: Record<string, Standings[]> = {};
  const fixtures: Record<string, ParsedRound[]> = {};
  const starts: Record<string, CalendarDate | null> = {};
  for (const division of competition.divisions) {
    standings[division.id] = readTables(folder, competition, division);
  }
  for (const fixture of sheetKeys(competition).fixtures) {
    const sheet = fixtureSheet(competition.id, fixture);
    const parse = (rows: Rows): Reading<ParsedRound> =>
      parseFixture(sheet, rows, competition.format);
    const rounds = readSheet(folder, sheet, parse) ?? [];
    fixtures[fixture] = rounds;
    starts[fixture] = competition.starts?.[fixture] ?? startAround(rounds, dailyNear);
  }
  const { champions } = competition;
  return { standings, fixtures, duels: [], starts, dailyNear, champions };
}

/**
 * Parses a season's sheets into stages, tables and champions. A fixture without a sheet has no duels.
 * @throws ConfigurationError, with the file, for a bad or unknown sheet, and a group with a `window` but no players.
 */
export function parseSeason(folder: SeasonFolder): ArchivedSeason {
  const { id, name, years, competitions } = folder.file;
  const known: readonly string[] = competitions.flatMap(archivedSheets);
  for (const sheet of folder.sheets.keys()) {
    if (known.includes(sheet)) continue;
    throw new ConfigurationError(
      `${sheetFile(folder, sheet)}: season.json no nombra esta hoja; corregí su nombre o borrala`,
    );
  }
  const parsed: Record<string, ParsedCompetition> = {};
  for (const played of competitions) parsed[played.id] = parseCompetition(folder, played);
  // No start for the competition as a whole: `parsed` has one for each fixture.
  const withoutStarts = competitions.map((played) => ({ ...played, starts: null }));
  return { ...buildSeason(withoutStarts, parsed), id, name, years };
}

/** Reads sheets of a folder and its subfolders, as names and texts. @throws ConfigurationError for other files. */
async function readSheets(directory: string, prefix = ''): Promise<[string, string][]> {
  const sheets = entriesIn(directory).map(async (entry): Promise<[string, string][]> => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return readSheets(path, `${prefix}${entry.name}/`);
    if (!entry.name.endsWith('.csv')) {
      const file = relative(process.cwd(), path);
      throw new ConfigurationError(
        `${file}: su nombre no termina en .csv; corregilo o borrá el archivo`,
      );
    }
    return [[`${prefix}${basename(entry.name, '.csv')}`, await readFile(path, 'utf8')]];
  });
  return (await Promise.all(sheets)).flat();
}

/** Yields the nicks of a season's players, with repetitions. Parses it only when the first one is asked for. */
function* nicksIn(folder: SeasonFolder): Generator<string> {
  yield* seasonNicks(parseSeason(folder));
}

/**
 * Reads the season folder `directory`/`id`: season.json, and its sheets' texts by name, both with pseudonyms for erased
 * people. @throws ConfigurationError if season.json is missing or not valid, or a file in `sheets` does not end in
 * .csv; if somebody is erased, also like `parseSeason`.
 */
export async function readSeasonFolder(directory: string, id: string): Promise<SeasonFolder> {
  const folder = join(directory, id);
  const path = relative(process.cwd(), folder);
  const description = await readOrDefault(readFile(join(folder, 'season.json'), 'utf8'), null);
  if (description === null) throw new ConfigurationError(`${path}: falta season.json`);
  const sheets = new Map(await readSheets(join(folder, 'sheets')));
  const file = parseSeasonFile(path, description);
  const eraser = nameEraser(nicksIn({ path, file, sheets }));
  if (!eraser) return { path, file, sheets };
  const erased = [...sheets].map(([name, text]) => [name, eraser.replace(text)] as const);
  return { path, file: eraser.replaceIn(file), sheets: new Map(erased) };
}

/** Reads a directory's season folders, by name; [] without it. @throws ConfigurationError as `readSeasonFolder`. */
export async function readSeasonFolders(directory: string): Promise<SeasonFolder[]> {
  const folders = entriesIn(directory).filter((entry) => entry.isDirectory());
  return Promise.all(folders.map(({ name }) => readSeasonFolder(directory, name)));
}

/**
 * Parses the seasons' folders, `2025/season.json`; [] without the directory. Newest first by the latest of the `years`
 * in the file, and within a year by id, from Z to A. @throws ConfigurationError if one is bad.
 */
export async function readSeasons(directory: string): Promise<ArchivedSeason[]> {
  return newestSeasonFirst((await readSeasonFolders(directory)).map(parseSeason));
}
