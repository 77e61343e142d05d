/** What rules about several sources share. */
import { divisions, type DivisionConfig } from '../config/site.ts';
import type { WeeklyRating } from '../domain/elo-history.ts';
import type { Round } from '../domain/fixture.ts';
import { columnLetter, type Complaint, type Problem } from '../domain/problem.ts';
import { sameName } from '../domain/text.ts';
import type { CalendarDate } from '../domain/time.ts';
import type { SourceName } from '../sources/catalog.ts';
import type { KnownSources } from './parse.ts';

/** When a snapshot is taken, and what is remembered. */
export interface Moment {
  now: Date;
  /** The day of `now` in the community's time zone. */
  today: CalendarDate;
  /** Ratings of the weeks before. */
  history: readonly WeeklyRating[];
}

/** The league's division of this name, as people write it in the sheet of daily duels. */
export const divisionNamed = (name: string): DivisionConfig | undefined =>
  divisions.find((division) => sameName(division.name, name));

export type FixtureSource = `fixtures-${string}`;
const isFixture = (name: SourceName): name is FixtureSource => name.startsWith('fixtures-');

/** Every fixture with its rounds. */
export const fixturesOf = (known: KnownSources): [FixtureSource, Round[]][] =>
  (Object.entries(known) as [SourceName, unknown][]).flatMap(([name, data]) =>
    isFixture(name) ? [[name, data as Round[]]] : [],
  );

/** What leads to a champion: the playoffs that decide a division's title, and the cup. */
export const knockOuts: readonly FixtureSource[] = [
  ...divisions.flatMap(({ playoffs }) =>
    playoffs
      .filter(({ decidesTitle }) => decidesTitle)
      .map(({ fixture }) => `fixtures-${fixture}` as const),
  ),
  'fixtures-cup',
];

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
