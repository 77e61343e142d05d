/** How the text of each source becomes data; the same for fetching as for building. */
import type { TableRules } from '../config/columns.ts';
import { competitionOf } from '../config/competitions.ts';
import { about } from '../config/error.ts';
import { running, type Competition, type GroupConfig } from '../config/site.ts';
import { sheetKeys } from '../config/sources.ts';
import type { BrokenDocument, ParsedCollection } from '../domain/documents.ts';
import { parseCommunities, type Community } from '../domain/communities.ts';
import { parseCsv } from '../domain/csv.ts';
import { parseDuels } from '../domain/duels.ts';
import { parseFixture, type Round } from '../domain/fixture.ts';
import { parseNews, type NewsItem } from '../domain/news.ts';
import {
  parseNationalPodiums,
  parseWorldPodiums,
  type NationalPodium,
  type WorldPodium,
} from '../domain/podiums.ts';
import { SourceError, type Parsed, type Problem } from '../domain/problem.ts';
import { parseQualifiers, type Qualifier } from '../domain/qualifiers.ts';
import { parseRanking } from '../domain/ranking-sheet.ts';
import type { RankedPlayer } from '../domain/ranking.ts';
import { isBlank, type Rows } from '../domain/rows.ts';
import { hasWindow, parseDivision, type Standings } from '../domain/standings.ts';
import {
  parseCurrentTeam,
  parsePastTeams,
  type PastTeam,
  type TeamMember,
} from '../domain/team.ts';
import { calendarDate, type CalendarDate } from '../domain/time.ts';
import type { ParsedCompetition, ParsedSeason } from '../season/build.ts';
import { startSeenOn } from '../season/years.ts';
import {
  duelsSheet,
  fixtureSheet,
  sheetOf,
  standingsSheet,
  type CollectionName,
  type Sheet,
  type SourceName,
} from '../sources/catalog.ts';
import type { PresentState } from './manifest.ts';

/** What a source's text says. */
export interface Reading<Data = unknown> extends Parsed<Data> {
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
    const isEmpty = isEmptyList(parsed.value) && isEmptyList(parsed.broken);
    return { ...parsed, rows, lack: lackOf(text, isEmpty) };
  };

/**
 * A sheet. Some may well have no rows, as a day without duels; but none may have rows of which not
 * one can be read, as when somebody moved its columns.
 */
const sheet =
  <Data>(
    parse: (source: string, rows: Rows) => Parsed<Data>,
    isUnread: (data: Data, problems: readonly Problem[]) => boolean,
    isEmpty: (data: Data) => boolean = never,
  ): Parser<Data> =>
  (source, text) => {
    const rows = parseCsv(source, text);
    const parsed = parse(source, rows);
    const [first] = parsed.problems;
    if (first && isUnread(parsed.value, parsed.problems)) {
      const why = `fila ${first.row}: ${first.reason}; ${first.advice}`;
      throw new SourceError(source, '', `ninguna fila se puede leer; ${why}`);
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

/** A division's sheet: a table for each of its groups that has rows in it. */
const parseStandings =
  (groups: readonly GroupConfig[], rules: TableRules) =>
  (source: string, rows: Rows): Parsed<Standings[]> =>
    parseDivision(source, rows, groups.filter(hasWindow), rules);

/** A day may have so few duels that each row has a slip of its own. */
const fewDuels = 3;

const haveNoPlayers = (groups: readonly Standings[]): boolean =>
  groups.every(({ rows }) => isEmptyList(rows));

const collections = {
  news: documents(parseNews),
  'current-national-team': documents(parseCurrentTeam),
  'national-teams': documents(parsePastTeams),
  'national-qualifiers': documents(parseQualifiers),
  'national-tournaments-podiums': documents(parseNationalPodiums),
  'world-championships-podiums': documents(parseWorldPodiums),
  communities: documents(parseCommunities),
} as const satisfies Record<CollectionName, Parser<unknown>>;

function sheetParser(asSheet: Sheet): Parser<unknown> {
  switch (asSheet.kind) {
    case 'ranking':
      return sheet(parseRanking, (players) => players.every(({ maxElo }) => !maxElo), isEmptyList);
    case 'standings': {
      const competition = competitionOf(asSheet.competition);
      const groups = competition.divisions.find(({ id }) => id === asSheet.key)?.groups ?? [];
      return sheet(parseStandings(groups, competition), haveNoPlayers, haveNoPlayers);
    }
    case 'fixtures': {
      const { format } = competitionOf(asSheet.competition);
      return sheet((source, rows) => parseFixture(source, rows, format), isEmptyList);
    }
    case 'duels':
      return sheet(parseDuels, (duels, { length }) => isEmptyList(duels) && length >= fewDuels);
  }
}

/** Reads a source's text. @throws SourceError when it cannot be accepted. */
export function readSource(name: SourceName, text: string): Reading {
  const asSheet = sheetOf(name);
  const parse = asSheet ? sheetParser(asSheet) : collections[name as CollectionName];
  return about(name, () => parse(name, text));
}

/**
 * Reads a text as the manifest says it was accepted.
 * @throws SourceError, also when it has no data and nobody has accepted that.
 */
export function readAccepted(
  name: SourceName,
  text: string,
  { acceptedEmpty }: Pick<PresentState, 'acceptedEmpty'>,
): Reading {
  const reading = readSource(name, text);
  if (reading.lack !== null && !acceptedEmpty) throw new SourceError(name, '', reading.lack);
  return reading;
}

/** What all sources say together; those that are absent, nothing. */
export interface SnapshotData {
  /** By id, those that are played. */
  competitions: ParsedSeason;
  news: NewsItem[];
  currentTeam: TeamMember[];
  pastTeams: PastTeam[];
  qualifiers: Qualifier[];
  nationalPodiums: NationalPodium[];
  worldPodiums: WorldPodium[];
  communities: Community[];
  ranking: RankedPlayer[];
}

/** What was read of a source, and what its manifest says of its years. */
export interface Dated {
  reading: Pick<Reading, 'value'>;
  state: Pick<PresentState, 'starts' | 'changedAt'>;
}

/** What was read of the sources, put together. */
export function dataOf(sources: Iterable<readonly [SourceName, Dated]>): SnapshotData {
  const known = new Map(sources);
  const values = new Map([...known].map(([name, { reading }]) => [name, reading.value]));
  const changedOn = (name: SourceName): CalendarDate =>
    calendarDate(new Date(known.get(name)?.state.changedAt ?? 0));
  // Until a fixture has a result, it may still be another season's.
  const startOf = (name: SourceName): CalendarDate | null =>
    known.get(name)?.state.starts ??
    startSeenOn((values.get(name) ?? []) as Round[], changedOn(name));
  // What a source's parser gives is what this source is made of here.
  const of = (name: SourceName) => (values.get(name) ?? []) as never;
  const ofCompetition = (competition: Competition): ParsedCompetition => {
    const { id } = competition;
    const { standings, fixtures } = sheetKeys(competition);
    return {
      standings: Object.fromEntries(standings.map((key) => [key, of(standingsSheet(id, key))])),
      fixtures: Object.fromEntries(fixtures.map((key) => [key, of(fixtureSheet(id, key))])),
      duels: of(duelsSheet(id)),
      starts: Object.fromEntries(fixtures.map((key) => [key, startOf(fixtureSheet(id, key))])),
      dailyNear: changedOn(duelsSheet(id)),
    };
  };
  return {
    news: of('news'),
    currentTeam: of('current-national-team'),
    pastTeams: of('national-teams'),
    qualifiers: of('national-qualifiers'),
    nationalPodiums: of('national-tournaments-podiums'),
    worldPodiums: of('world-championships-podiums'),
    communities: of('communities'),
    ranking: of('ranking'),
    competitions: Object.fromEntries(running.map((one) => [one.id, ofCompetition(one)])),
  };
}
