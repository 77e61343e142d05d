/** What rules about several sources share: what they look at, and how they tell what they found. */
import { duelColumns } from '../domain/duels.ts';
import type { WeeklyRating } from '../domain/elo-history.ts';
import { fixtureColumns } from '../domain/fixture.ts';
import { columnLetter, type Complaint, type Problem } from '../domain/problem.ts';
import type { CalendarDate } from '../domain/time.ts';
import type { DailyDuel, Match, Season, Stage } from '../season/model.ts';
import type { SourceName } from '../sources/catalog.ts';
import type { SnapshotData } from './parse.ts';

/** All that is known when a snapshot is taken. */
export interface Evidence {
  data: SnapshotData;
  /** The season that league and cup of this data are. */
  season: Season;
  /** The same as the last good data had it, and what was said of that. */
  before: Season;
  told: readonly Problem[];
  /** In the community's time zone. */
  today: CalendarDate;
  /** Ratings of the weeks before. */
  history: readonly WeeklyRating[];
}

/** Finds what cannot be meant; it refuses nothing. */
export type Rule = (evidence: Evidence) => Iterable<Problem>;

/** What is wrong at a place: a row and column from 0 of a sheet, or a document and its field. */
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

/** What is wrong in a fixture's row of a duel. */
export const problemOf = (
  { stage, row }: Match,
  column: keyof typeof fixtureColumns,
  value: string,
  complaint: Complaint,
): Problem =>
  problemAt(`fixtures-${stage.fixture}`, row, fixtureColumns[column].at, value, complaint);

/** What is wrong in a row of the daily duels. */
export const problemOfDaily = (
  { competition, row }: DailyDuel,
  column: keyof typeof duelColumns,
  value: string,
  complaint: Complaint,
): Problem => problemAt(`duels-${competition}`, row, duelColumns[column].at, value, complaint);

/** The sides of a duel: each is called as the column that it stands in. */
export const sides = ['home', 'away'] as const;

/** Both nicks of a duel as a remark names it. */
export const bothOf = ({ home, away }: Pick<Match, 'home' | 'away'>): string =>
  `${home.nick} y ${away.nick}`;

/** Whether a stage leads to a champion: the cup, or the playoff that decides a division's title. */
export const isKnockOut = ({ competition, division, fixture }: Stage): boolean =>
  competition === 'cup' ||
  division?.playoffs.some((one) => one.fixture === fixture && one.decidesTitle) === true;
