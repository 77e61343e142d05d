/** What rules about several sources share: what they look at, and how they tell what they found. */
import { running, type DivisionConfig } from '../config/site.ts';
import type { DailyColumn } from '../domain/duels.ts';
import { parseEloHistory } from '../domain/elo-history.ts';
import type { FixtureColumn, Round as ParsedRound } from '../domain/fixture.ts';
import { columnLetter, type Complaint, type Problem } from '../domain/problem.ts';
import type { CalendarDate } from '../domain/time.ts';
import { buildSeason } from '../season/build.ts';
import type { DailyDuel, Match, Stage } from '../season/model.ts';
import { duelsSheet, fixtureSheet, sheetOf, type SourceName } from '../sources/catalog.ts';
import { readAs } from './error.ts';
import { historyFile } from './history.ts';
import { isOfNow } from './layout.ts';
import { dataOf, type Dated } from './parse.ts';
import { readAgain, type SourceVersion } from './validate.ts';

/** What is known once each source is read by itself; `last` is the last good data. */
export function evidenceOf(
  sources: Iterable<readonly [SourceName, Dated]>,
  last: ReadonlyMap<SourceName, SourceVersion>,
  history: string | null,
  today: CalendarDate,
) {
  const data = dataOf(sources);
  const ofNow = [...last].filter(([name, { state }]) => isOfNow(name, state));
  const compared = ofNow.flatMap(([name, version]) => {
    const kind = sheetOf(name)?.kind ?? name;
    const isCompared = ['fixtures', 'duels', 'national-qualifiers'].includes(kind);
    const reading = isCompared ? readAgain(name, version) : null;
    return reading ? [[name, { reading, state: version.state }] as const] : [];
  });
  const lastData = dataOf(compared);
  return {
    data,
    /** The season that this data makes. */
    season: buildSeason(running, data.competitions),
    /** The same as the last good data had it, its qualifiers, and what was said of it all. */
    before: buildSeason(running, lastData.competitions),
    lastQualifiers: lastData.qualifiers,
    told: ofNow.flatMap(([, { state }]) => state.problems),
    today,
    /** Ratings of the weeks before. */
    history: readAs(historyFile, () => parseEloHistory(historyFile, history ?? '')).value,
  };
}

/** All that is known when a snapshot is taken. */
export type Evidence = ReturnType<typeof evidenceOf>;

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
  { stage, row, places }: Match,
  column: FixtureColumn,
  value: string,
  complaint: Complaint,
): Problem => problemAt(sourceOf(stage), row, places[column], value, complaint);

/** What is wrong in a row of the daily duels. */
export const problemOfDaily = (
  { competition, row, places }: DailyDuel,
  column: DailyColumn,
  value: string,
  complaint: Complaint,
): Problem => problemAt(duelsSheet(competition.id), row, places[column], value, complaint);

/** The sides of a duel: each is called as the column that it stands in. */
export const sides = ['home', 'away'] as const;

/** Both nicks of a duel as a remark names it. */
export const bothOf = ({ home, away }: Pick<Match, 'home' | 'away'>): string =>
  `${home.nick} y ${away.nick}`;

/** Whether a group's table comes from a sheet, and not from the group's results. */
export const hasSheet = ({ groups }: DivisionConfig, group: string): boolean =>
  groups.some(({ id, window }) => id === group && window !== undefined);

/** The sheet of a stage. */
export const sourceOf = ({ competition, fixture }: Stage): SourceName =>
  fixtureSheet(competition.id, fixture);

/** The rounds of a stage as its sheet has them. */
export const parsedRounds = (
  { competitions }: Evidence['data'],
  { competition, fixture }: Stage,
): readonly ParsedRound[] => competitions[competition.id]?.fixtures[fixture] ?? [];

/** Every fixture that was read, with its source. */
export const fixturesIn = ({ competitions }: Evidence['data']) =>
  Object.entries(competitions).flatMap(([id, { fixtures }]) =>
    Object.entries(fixtures).map(([name, rounds]) => ({ source: fixtureSheet(id, name), rounds })),
  );

/** Whether a stage leads to a champion: a bracket, or the playoff that decides a division's title. */
export const isKnockOut = ({ division, fixture }: Stage): boolean =>
  division === null ||
  division.playoffs.some((one) => one.fixture === fixture && one.decidesTitle === true);
