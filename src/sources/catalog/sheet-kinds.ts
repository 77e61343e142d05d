/** One descriptor for each kind of published sheet (docs/changes/sheet.md). */
import { competitionOf, withDe } from '../../config/competitions.ts';
import { competitions, type Competition, type DivisionConfig } from '../../config/site.ts';
import { parseDuels } from '../sheets/duels.ts';
import { parseFixture } from '../sheets/fixture.ts';
import { parseRanking } from '../sheets/ranking-sheet.ts';
import { hasWindow, parseDivision } from '../sheets/standings.ts';
import type { Reading } from '../problem.ts';
import type { Rows } from '../sheets/sheet.ts';
import { divisionLabel, listStages } from '../../config/stages.ts';

/** A published sheet: its kind, its competition, and which sheet of the kind. */
export interface Sheet {
  kind: 'ranking' | 'standings' | 'fixtures' | 'duels';
  /** Id of the competition. Null for the ranking, which belongs to no competition. */
  competition: string | null;
  /** Division id or fixture name. Empty where a competition has only one sheet of the kind. */
  key: string;
}

/** A kind of sheet: how its sheets are titled and parsed. */
export interface SheetKind<Item = unknown> {
  /** Spanish title for use within a sentence. */
  titleOf: (sheet: Sheet) => string;
  /** Parses the rows of a sheet. @throws SourceError if no columns explain the values. */
  parse: (source: string, rows: Rows, sheet: Sheet) => Reading<Item>;
  /** True if the sheet may hold no data, like fixtures before a season. */
  mayBeEmpty: boolean;
}

function competitionIn({ kind, competition }: Sheet): Competition {
  if (competition === null) throw new Error(`A sheet of ${kind} has no competition`);
  return competitionOf(competition);
}

function divisionIn(sheet: Sheet): DivisionConfig {
  const division = competitionIn(sheet).divisions.find(({ id }) => id === sheet.key);
  if (!division) throw new Error(`No division is called ${sheet.key}`);
  return division;
}

/** Short name with its preposition: `de la Liga`. */
const ofShort = ({ article, shortName }: Competition): string =>
  withDe({ article, name: shortName });

const allStages = competitions.flatMap((competition) => listStages(competition, competitions));

/** All kinds of sheets, by `Sheet.kind`. */
export const sheetKinds = {
  ranking: {
    titleOf: () => 'ranking',
    parse: parseRanking,
    mayBeEmpty: false,
  },
  standings: {
    titleOf: (sheet) => {
      const label = divisionLabel(competitions, competitionIn(sheet), divisionIn(sheet));
      return `posiciones de ${label}`;
    },
    parse: (source, rows, sheet) => {
      const groups = divisionIn(sheet).groups.filter(hasWindow);
      return parseDivision(source, rows, groups, competitionIn(sheet));
    },
    mayBeEmpty: false,
  },
  fixtures: {
    // A stage that two divisions share is titled by its own name, a bracket by its competition.
    titleOf: (sheet) => {
      const stage = allStages.find(({ fixture }) => fixture === sheet.key);
      if (!stage) throw new Error(`No fixture is called ${sheet.key}`);
      return stage.division
        ? `fixture de ${stage.fullName}`
        : `fixture ${ofShort(competitionIn(sheet))}`;
    },
    parse: (source, rows, sheet) => parseFixture(source, rows, competitionIn(sheet).format),
    mayBeEmpty: true,
  },
  duels: {
    titleOf: (sheet) => `duelos ${ofShort(competitionIn(sheet))}`,
    parse: parseDuels,
    mayBeEmpty: true,
  },
} as const satisfies Record<Sheet['kind'], SheetKind>;
