/** Evidence that rules compare, and helpers to report what they find. */
import type { DailyColumn } from '../../sources/sheets/duels.ts';
import type { WeeklyRating } from '../../season/elo-history.ts';
import type { FixtureColumn } from '../../sources/sheets/fixture.ts';
import { columnLetter } from '../../sources/sheets/sheet.ts';
import type { Complaint, Problem } from '../../sources/problem.ts';
import type { Qualifier } from '../../sources/documents/qualifiers.ts';
import type { CalendarDate } from '../../lib/time.ts';
import { listNames } from '../../lib/text.ts';
import { isBesideTitle } from '../../season/bracket.ts';
import { playerKey } from '../../sources/player-key.ts';
import { isPlayer, sides } from '../../sources/sheets/side.ts';
import { hasWindow } from '../../sources/sheets/standings.ts';
import type { Standings } from '../../sources/sheets/table.ts';
import {
  isDuel,
  matchesOf,
  type DailyDuel,
  type Match,
  type Round,
  type Season,
  type Stage,
} from '../../season/model.ts';
import {
  duelsSheet,
  fixtureSheet,
  standingsSheet,
  type SourceName,
} from '../../sources/catalog/catalog.ts';
import type { SnapshotData } from '../../season/parsed-data.ts';

/** All sources together, and what was published before. */
export interface Evidence {
  data: SnapshotData;
  /** The season built from this data. */
  season: Season;
  /** The season built from the last good data. */
  before: Season;
  /** Qualifiers of the last good data. Null if there is none, so that no qualifier counts as new. */
  lastQualifiers: readonly Qualifier[] | null;
  /** Problems that the last snapshot reported. */
  reported: readonly Problem[];
  today: CalendarDate;
  /** Elo history, oldest week first. */
  history: readonly WeeklyRating[];
}

/** Finds contradictions. A rule only reports: it never refuses a source. */
export type Rule = (evidence: Evidence) => Iterable<Problem>;

/**
 * Makes a problem with a `value` of a source: at the spreadsheet's row, from 1, and a column, from 0 or by its letter
 * (the problem has the letter); or at a document's id and field. `complaint` adds reason and advice.
 */
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

/** Makes a problem about a `value`, with `reason` and `advice`, in a column of a duel's row in its fixture. */
export const problemOf = (
  { stage, row, places }: Match,
  column: FixtureColumn,
  value: string,
  complaint: Complaint,
): Problem => problemAt(fixtureOfStage(stage), row, places[column], value, complaint);

/** Makes a problem whose value is the name of a round, in the row of its title in the stage's fixture. */
export const problemOfTitle = (
  stage: Stage,
  { name, title }: Round,
  complaint: Complaint,
): Problem => problemAt(fixtureOfStage(stage), title.row, title.places.home, name, complaint);

/** Makes a problem whose value are the days of a round, as typed, in the row of its title in the stage's fixture. */
export const problemOfDays = (stage: Stage, { title }: Round, complaint: Complaint): Problem =>
  problemAt(fixtureOfStage(stage), title.row, title.places.schedule, title.interval, complaint);

/** Makes a problem about a `value` in a column of a duel's row in the daily duels. */
export const problemOfDaily = (
  { competition, row, places }: DailyDuel,
  column: DailyColumn,
  value: string,
  complaint: Complaint,
): Problem => problemAt(duelsSheet(competition.id), row, places[column], value, complaint);

/** Lists the sides of matches, home first in each: its match, which `side` (`home` or `away`), kind, key and nick. */
export const sidesOf = <Duel extends Match>(matches: readonly Duel[]) =>
  matches.flatMap((match) => sides.map((side) => ({ match, side, ...match[side] })));

/** Duels of a stage, open or decided, in playing order: without byes, and rows whose duel is played in another row. */
export const duelsOf = (stage: Stage): Match[] => matchesOf(stage).filter(isDuel);

/** Rounds of a stage in playing order; of a bracket or playoff without third place and the like. */
export function roundsInTurn({ group, rounds }: Stage): Round[] {
  if (group !== null) return rounds;
  return rounds.filter(({ name }) => !isBesideTitle(name));
}

/** Names both players of a duel, as remarks do: `Ana y Beto`. */
export const namePair = ({ home, away }: Pick<Match, 'home' | 'away'>): string =>
  listNames([home.nick, away.nick]);

/** Returns a test for players' nicks that the ranking lacks: false for byes, placeholders, and while it is empty. */
export function unrankedNicks({ ranking }: SnapshotData): (nick: string) => boolean {
  const ranked = new Set(ranking.map(({ nick }) => playerKey(nick)));
  return (nick) => ranked.size > 0 && isPlayer(nick) && !ranked.has(playerKey(nick));
}

/** A group's table that comes from a sheet. */
interface SheetTable {
  source: SourceName;
  standings: Standings;
  stage: Stage;
}

/** Lists groups' tables that come from a sheet (`source`; `standings`; `stage`), empty ones too, not computed ones. */
export function tablesIn({ stages }: Season): SheetTable[] {
  const tables: SheetTable[] = [];
  for (const stage of stages) {
    const { competition, division, group, standings } = stage;
    const isInSheet = division?.groups.some((config) => config.id === group && hasWindow(config));
    if (!division || !standings || !isInSheet) continue;
    tables.push({ source: standingsSheet(competition.id, division.id), standings, stage });
  }
  return tables;
}

/** Makes a problem about a `value` in a table: at a row of its sheet, from 1, and the column with a label, `DG`. */
export const problemOfTable = (
  { source, standings }: SheetTable,
  row: number,
  label: string,
  value: string,
  complaint: Complaint,
): Problem => problemAt(source, row, standings.places?.[label] ?? label, value, complaint);

/** Returns the name of a stage's fixture sheet: `liga/fixtures-oro`. */
export const fixtureOfStage = ({ competition, fixture }: Stage): SourceName =>
  fixtureSheet(competition.id, fixture);

/** True if a stage leads to a champion: a bracket, or the playoff for a division's title. */
export const isKnockOut = ({ division, fixture }: Stage): boolean =>
  division === null ||
  division.playoffs.some((playoff) => playoff.fixture === fixture && playoff.decidesTitle === true);
