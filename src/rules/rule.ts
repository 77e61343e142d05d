/** What rules about several sources share: what they look at, and how they tell what they found. */
import type { DailyColumn } from '../domain/duels.ts';
import type { WeeklyRating } from '../domain/elo-history.ts';
import type { FixtureColumn, Round as ParsedRound } from '../domain/fixture.ts';
import { columnLetter, type Complaint, type Problem } from '../domain/problem.ts';
import type { Qualifier } from '../domain/qualifiers.ts';
import type { CalendarDate } from '../domain/time.ts';
import { sides } from '../domain/side.ts';
import { hasWindow } from '../domain/standings.ts';
import { matchesOf, type DailyDuel, type Match, type Season, type Stage } from '../season/model.ts';
import { duelsSheet, fixtureSheet, standingsSheet, type SourceName } from '../sources/catalog.ts';
import type { SnapshotData } from '../sources/read.ts';

/** What rules look at: all sources together, and what was published before. */
export interface Evidence {
  data: SnapshotData;
  /** The season that this data makes. */
  season: Season;
  /** The season as the last good data made it. */
  before: Season;
  /** The qualifiers of the last good data. */
  lastQualifiers: readonly Qualifier[];
  /** Problems that the last snapshot reported. */
  told: readonly Problem[];
  today: CalendarDate;
  /** Ratings of the weeks before. */
  history: readonly WeeklyRating[];
}

/** Finds what cannot be meant; it refuses nothing. */
export type Rule = (evidence: Evidence) => Iterable<Problem>;

/** A problem at a row (from 1) and column (from 0) of a sheet, or at a document and its field. */
export const problemAt = (
  source: SourceName,
  row: number | string,
  column: number | string,
  value: string,
  complaint: Complaint,
): Problem => ({
  source,
  row,
  column: typeof column === 'number' ? columnLetter(column) : column,
  value,
  ...complaint,
});

/** A problem in a fixture's row of a duel. */
export const problemOf = (
  { stage, row, places }: Match,
  column: FixtureColumn,
  value: string,
  complaint: Complaint,
): Problem => problemAt(sourceOf(stage), row, places[column], value, complaint);

/** A problem in a row of the daily duels. */
export const problemOfDaily = (
  { competition, row, places }: DailyDuel,
  column: DailyColumn,
  value: string,
  complaint: Complaint,
): Problem => problemAt(duelsSheet(competition.id), row, places[column], value, complaint);

/** Each side of each match, with its match. */
export const sidesOf = <Duel extends Match>(matches: readonly Duel[]) =>
  matches.flatMap((match) => sides.map((side) => ({ match, side, ...match[side] })));

/** Both nicks of a duel as a remark names it. */
export const bothOf = ({ home, away }: Pick<Match, 'home' | 'away'>): string =>
  `${home.nick} y ${away.nick}`;

/** The tables of groups that come from a sheet, and not from the group's results. */
export const tablesIn = ({ divisions }: Season) =>
  divisions.flatMap(({ competition, config, groups }) =>
    groups
      .filter(({ id }) => config.groups.some((group) => group.id === id && hasWindow(group)))
      .map(({ id, standings, stage }) => ({
        source: standingsSheet(competition.id, config.id),
        /** Id of the group. */
        id,
        competition,
        standings,
        duels: matchesOf(stage),
        stage,
      })),
  );

/** The sheet of a stage. */
export const sourceOf = ({ competition, fixture }: Stage): SourceName =>
  fixtureSheet(competition.id, fixture);

/** The rounds of a stage as its sheet has them. */
export const parsedRounds = (
  { competitions }: Evidence['data'],
  { competition, fixture }: Stage,
): readonly ParsedRound[] => competitions[competition.id]?.fixtures[fixture] ?? [];

/** Whether a stage leads to a champion: a bracket, or the playoff that decides a division's title. */
export const isKnockOut = ({ division, fixture }: Stage): boolean =>
  division === null ||
  division.playoffs.some((one) => one.fixture === fixture && one.decidesTitle === true);
