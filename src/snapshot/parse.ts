/** How the text of each source becomes data; the same for fetching as for building. */
import { divisions } from '../config/site.ts';
import type { BrokenDocument, ParsedCollection } from '../domain/documents.ts';
import { parseCommunities } from '../domain/communities.ts';
import { parseCsv } from '../domain/csv.ts';
import { parseDuels } from '../domain/duels.ts';
import { parseFixture, type Round } from '../domain/fixture.ts';
import { parseNews } from '../domain/news.ts';
import { parseNationalPodiums, parseWorldPodiums } from '../domain/podiums.ts';
import { SourceError, type Parsed } from '../domain/problem.ts';
import { parseQualifiers } from '../domain/qualifiers.ts';
import { parseRanking } from '../domain/ranking-sheet.ts';
import { isBlank, type Rows } from '../domain/rows.ts';
import { parseDivision, type Standings } from '../domain/standings.ts';
import { parseCurrentTeam, parsePastTeams } from '../domain/team.ts';
import type { SourceName } from '../sources/catalog.ts';
import type { PresentState } from './manifest.ts';

/** What a source's text says. */
export interface Reading<Data> extends Parsed<Data> {
  /** Documents, or rows that are not blank. */
  rows: number;
  /** Present, in Spanish, when it holds no data, which takes a person's word. */
  lack: string | null;
  /** The documents that cannot be read. */
  broken: readonly BrokenDocument[];
}

type Parser<Data> = (source: string, text: string) => Reading<Data>;

const isEmptyList = (list: readonly unknown[]): boolean => list.length === 0;
const never = (): boolean => false;

const blankText = 'el archivo está vacío';

const lackOf = (text: string, isEmpty: boolean): string | null => {
  if (text.trim() === '') return blankText;
  return isEmpty ? 'no tiene ninguna fila con datos' : null;
};

/** A Firestore collection: JSON. */
const documents =
  <Item>(parse: (source: string, documents: unknown) => ParsedCollection<Item>): Parser<Item[]> =>
  (source, text) => {
    const json = parseJson(source, text);
    const parsed = parse(source, json);
    const rows = Array.isArray(json) ? json.length : 0;
    return { ...parsed, rows, lack: lackOf(text, isEmptyList(parsed.value)) };
  };

/**
 * A sheet. Some may well have no rows, as a day without duels; but none may have rows of which not
 * one can be read, as when somebody moved its columns.
 */
const sheet =
  <Data>(
    parse: (source: string, rows: Rows) => Parsed<Data>,
    isUnread: (data: Data) => boolean,
    isEmpty: (data: Data) => boolean = never,
  ): Parser<Data> =>
  (source, text) => {
    const rows = parseCsv(source, text);
    const parsed = parse(source, rows);
    if (parsed.problems.length > 0 && isUnread(parsed.value)) {
      throw new SourceError(source, '', 'ninguna fila se puede leer; ¿cambiaron las columnas?');
    }
    const filled = rows.filter((row) => !isBlank(row)).length;
    return { ...parsed, rows: filled, lack: lackOf(text, isEmpty(parsed.value)), broken: [] };
  };

/** Parses JSON text. @throws SourceError when it is none. */
export function parseJson(source: string, text: string): unknown {
  if (text.trim() === '') throw new SourceError(source, '', blankText);
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SourceError(source, '', `no es JSON válido (${error.message})`);
  }
}

/** A division's sheet: a table for each of its groups. */
const parseStandings =
  (id: string) =>
  (source: string, rows: Rows): Parsed<Standings[]> =>
    parseDivision(source, rows, divisions.find((division) => division.id === id)?.groups ?? []);

const haveNoPlayers = (groups: readonly Standings[]): boolean =>
  groups.every(({ rows }) => isEmptyList(rows));

const readers = {
  news: documents(parseNews),
  'current-national-team': documents(parseCurrentTeam),
  'national-teams': documents(parsePastTeams),
  'national-qualifiers': documents(parseQualifiers),
  'national-tournaments-podiums': documents(parseNationalPodiums),
  'world-championships-podiums': documents(parseWorldPodiums),
  communities: documents(parseCommunities),
  ranking: sheet(parseRanking, (players) => players.every(({ maxElo }) => !maxElo), isEmptyList),
  'duels-league': sheet(parseDuels, isEmptyList),
  'duels-cup': sheet(parseDuels, isEmptyList),
};

const standingsReader = (division: string): Parser<Standings[]> =>
  sheet(parseStandings(division), haveNoPlayers, haveNoPlayers);

const fixtureReader = (name: string): Parser<Round[]> =>
  sheet(
    (source, rows) => parseFixture(source, rows, name === 'cup' ? 'cup' : 'league'),
    isEmptyList,
  );

/** What each source's text means. */
export type SourceData = {
  [Name in keyof typeof readers]: ReturnType<(typeof readers)[Name]>['value'];
} & Record<`standings-${string}`, Standings[]> &
  Record<`fixtures-${string}`, Round[]>;

function readerOf(name: SourceName): Parser<unknown> {
  if (name in readers) return readers[name as keyof typeof readers];
  const [kind, key = ''] = name.split('-');
  return kind === 'standings' ? standingsReader(key) : fixtureReader(key);
}

/** What is known of every source; absent ones are missing. */
export type KnownSources = Partial<SourceData>;

/** What was read of the sources, by their names. */
export const knownOf = (
  readings: Iterable<readonly [SourceName, Pick<Reading<unknown>, 'value'>]>,
): KnownSources =>
  Object.fromEntries(Array.from(readings, ([name, { value }]) => [name, value])) as KnownSources;

/** Reads a source's text. @throws SourceError when it cannot be accepted. */
export function readSource<Name extends SourceName>(
  name: Name,
  text: string,
): Reading<SourceData[Name]> {
  return readerOf(name)(name, text) as Reading<SourceData[Name]>;
}

/**
 * Reads a text as the manifest says it was accepted.
 * @throws SourceError, also when it has no data and nobody has accepted that.
 */
export function readAccepted<Name extends SourceName>(
  name: Name,
  text: string,
  { acceptedEmpty }: Pick<PresentState, 'acceptedEmpty'>,
): Reading<SourceData[Name]> {
  const reading = readSource(name, text);
  if (reading.lack !== null && !acceptedEmpty) throw new SourceError(name, '', reading.lack);
  return reading;
}
