/** One descriptor for each kind of published sheet (docs/changes/sheet.md). */
import { competitionOf, withDe } from '../../config/competitions.ts';
import { competitions, type Competition } from '../../config/site.ts';
import { parseDuels } from '../sheets/duels.ts';
import { parseFixture } from '../sheets/fixture.ts';
import { parseRanking } from '../sheets/ranking-sheet.ts';
import { hasWindow, parseDivision } from '../sheets/standings.ts';
import type { Reading } from '../problem.ts';
import type { Rows } from '../sheets/sheet.ts';
import { divisionLabels, listStages } from '../../config/stages.ts';

/** A published sheet: its kind, its competition, and which sheet of the kind. */
export interface Sheet {
  kind: 'ranking' | 'standings' | 'fixtures' | 'duels';
  /** Id of the competition. Null for the ranking, which belongs to no competition. */
  competition: string | null;
  /** Division id or fixture name. Empty where a competition has only one sheet of the kind. */
  key: string;
}

export interface SheetKind<Item = unknown> {
  /** Spanish title for use within a sentence. */
  titleOf: (sheet: Sheet) => string;
  parse: (source: string, rows: Rows, sheet: Sheet) => Reading<Item>;
  /** True if the sheet may hold no data, like fixtures before a season. */
  mayBeEmpty: boolean;
}

const playedFor = ({ competition }: Sheet): Competition => competitionOf(competition ?? '');

/** Groups of the division whose standings the sheet holds. */
const groupsIn = (sheet: Sheet): Competition['divisions'][number]['groups'] =>
  playedFor(sheet).divisions.find(({ id }) => id === sheet.key)?.groups ?? [];

/** Short name with its preposition: `de la Liga`. */
const ofShort = ({ article, shortName }: Competition): string =>
  withDe({ article, name: shortName });

const allStages = competitions.flatMap((competition) => listStages(competition, competitions));
const labelOf = divisionLabels(competitions);

export const sheetKinds = {
  ranking: {
    titleOf: () => 'ranking',
    parse: parseRanking,
    mayBeEmpty: false,
  },
  standings: {
    titleOf: (sheet) => {
      const competition = playedFor(sheet);
      const division = competition.divisions.find(({ id }) => id === sheet.key);
      return `posiciones de ${division ? labelOf(competition, division) : sheet.key}`;
    },
    parse: (source, rows, sheet) =>
      parseDivision(source, rows, groupsIn(sheet).filter(hasWindow), playedFor(sheet)),
    mayBeEmpty: false,
  },
  fixtures: {
    // A stage that two divisions share is titled by its own name, a bracket by its competition.
    titleOf: (sheet) => {
      const stage = allStages.find(({ fixture }) => fixture === sheet.key);
      if (!stage) return `fixture de ${sheet.key}`;
      return stage.division
        ? `fixture de ${stage.fullName}`
        : `fixture ${ofShort(playedFor(sheet))}`;
    },
    parse: (source, rows, sheet) => parseFixture(source, rows, playedFor(sheet).format),
    mayBeEmpty: true,
  },
  duels: {
    titleOf: (sheet) => `duelos ${ofShort(playedFor(sheet))}`,
    parse: parseDuels,
    mayBeEmpty: true,
  },
} as const satisfies Record<Sheet['kind'], SheetKind>;
