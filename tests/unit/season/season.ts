/**
 * Builds small seasons from sheets with the site's own parsers: a league of up to two divisions and a cup. Primera has
 * one group; Segunda has two groups and a final.
 */
import {
  criteriaOf,
  officialCriteria,
  recordColumns,
  type TableRules,
} from '../../../src/config/schemas/columns.ts';
import type { DivisionConfig } from '../../../src/config/site.ts';
import { parseCsv } from '../../../src/sources/sheets/csv.ts';
import { parseDuels } from '../../../src/sources/sheets/duels.ts';
import { parseFixture } from '../../../src/sources/sheets/fixture.ts';
import { hasWindow, parseDivision } from '../../../src/sources/sheets/standings.ts';
import type { Standings } from '../../../src/sources/sheets/table.ts';
import { middleOfYears } from '../../../src/archive/read.ts';
import { startAround, startSeenOn } from '../../../src/season/years.ts';
import { buildSeason, resultOf } from '../../../src/season/build.ts';
import type {
  ArchivedSeason,
  CompetitionSeason,
  Match,
  Result,
  Season,
  Stage,
} from '../../../src/season/model.ts';
import type { PlayedCompetition, Rules } from '../../../src/config/stages.ts';
import { tableOfResults, type TableShape } from '../../../src/season/record.ts';

export const today = '2026-11-20';

type Names = Omit<
  PlayedCompetition,
  'edition' | 'columns' | 'criteria' | 'divisions' | 'fixture' | 'forfeits'
>;

/** The official columns and criteria, as rules of a competition. */
export const tableRules = { columns: recordColumns, criteria: officialCriteria };

/** The official columns and criteria, as the shape of a table. */
export const officialShape: TableShape = {
  columns: recordColumns.map(({ label }) => label),
  criteria: criteriaOf(tableRules),
};

/** Names of the tests' league and cup. */
const league: Names = {
  ...{ id: 'liga-nacional', key: 'league', format: 'groups' },
  ...{ name: 'Liga Nacional', shortName: 'Liga', article: 'la', emblem: 'logo-liga' },
};
const cup: Names = {
  ...{ id: 'copa-argentina', key: 'cup', format: 'bracket' },
  ...{ name: 'Copa', shortName: 'Copa', article: 'la', emblem: 'logo-copa' },
};

/** CSV lines of each sheet. A sheet that is not given is not played. */
export interface Sheets {
  primera?: readonly string[];
  segundaA?: readonly string[];
  segundaB?: readonly string[];
  segundaFinal?: readonly string[];
  /** Playoff of both divisions. */
  promociones?: readonly string[];
  cup?: readonly string[];
  dailyLeague?: readonly string[];
  dailyCup?: readonly string[];
  forfeits?: Rules['forfeits'];
  /** First day of league and cup, as `starts` of their files. */
  starts?: string;
  /** Rows per group of a division: `Ana,1,0,1,2,0,2`, or only the nick for the sums of its duels. */
  tables?: { primera?: readonly string[][]; segunda?: readonly string[][] };
}

const line = /^(.*?) (?:(\d*|WO)-(\d*|WO)) (.*?)(?: @ (.*))?$/;

/** Parses `Ana 2-1 Beto`, `Ana WO- Beto`, `Ana - Beto` or `Ana - Beto @ Jue 24/9 21:00`. */
function partsOf(text: string) {
  const [, home, own, other, away, schedule = '-'] = line.exec(text) ?? [];
  if (home === undefined || away === undefined) throw new Error(`«${text}» is no duel`);
  return { home, own, other, away, schedule };
}

/** Rows of a round. A text may have several duels separated by `; `; a duel's code is `Ana-Beto`. */
export function round(name: string, interval: string, ...duels: string[]): string[] {
  const all = duels.flatMap((text) => (text === '' ? [] : text.split('; ')));
  const rows = all.map((duel) => {
    const { home, own = '', other = '', away, schedule } = partsOf(duel);
    return `${home}-${away},${home},${own},${other},${away},${schedule},`;
  });
  return [`,${name},,,,${interval},`, ...rows];
}

const rowsOf = (lines: readonly string[]) => parseCsv(lines.join('\n'));
const fixtureOf = (lines: readonly string[], kind: 'groups' | 'bracket') =>
  parseFixture('test', rowsOf(lines), kind).value;
/** Results of a fixture's lines; two games win a duel. */
const resultsIn = (lines: readonly string[], rules: Rules = { gamesToWin: 2 }): Result[] =>
  fixtureOf(lines, 'groups').flatMap(({ duels }) => duels.map((duel) => resultOf(duel, rules)));

const rulesOf = ({ forfeits, starts }: Sheets): Rules => ({ gamesToWin: 2, forfeits, starts });

/** Results of duels without a stage, such as `Ana 2-1 Beto`. */
export const results = (...duels: string[]): Result[] => resultsIn(round('Fecha 1', '', ...duels));

/** Rules of tables that are ordered first by points, which only the sheet has. */
export const pointsRules: TableRules = {
  columns: [{ label: 'Pts', meaning: 'Puntos' }, ...recordColumns],
  criteria: ['más Pts', ...officialCriteria],
};
export const points: TableShape = {
  columns: pointsRules.columns.map(({ label }) => label),
  criteria: criteriaOf(pointsRules),
};

/** A table computed from results. */
export const tableOf = (
  players: readonly string[],
  duels: readonly Result[],
  shape = officialShape,
): Standings => tableOfResults(players, duels, shape);

/** A table with these numbers in the order of the official columns; missing ones are 0. */
export const tableWith = (
  rows: readonly (readonly [player: string, ...numbers: number[]])[],
  shape = officialShape,
): Standings => ({
  ...shape,
  rows: rows.map(([player, ...numbers], index) => ({
    row: index + 1,
    player,
    cells: Object.fromEntries(numbers.map((number, at) => [shape.columns[at] ?? '', number])),
  })),
});

/** Number of rows between the tables of two groups in a sheet. */
const tableRows = 20;

const groupOf = (id: string, fixture: string, above = 0): DivisionConfig['groups'][0] => ({
  id,
  name: `Grupo ${id}`,
  fixture,
  window: { first: above * tableRows + 1, last: (above + 1) * tableRows },
});
const divisionOf = (
  id: string,
  groups: DivisionConfig['groups'],
  playoffs: DivisionConfig['playoffs'],
): DivisionConfig => ({
  id,
  ...(id === 'primera' ? { name: 'Primera', trophy: 'plata' } : { name: 'Segunda' }),
  groups,
  playoffs,
  zones: { promotion: 1, relegation: 1 },
  zoneNotes: [],
});

/** Divisions for which a sheet is given. */
function divisionsOf({ tables, ...sheets }: Sheets): DivisionConfig[] {
  const { primera, segundaA, segundaB, segundaFinal, promociones } = sheets;
  const shared = promociones ? [{ name: 'Promociones', fixture: 'promociones' }] : [];
  const final = { name: 'Final', fixture: 'segundaFinal', decidesTitle: true };
  const after = [...shared, ...(segundaFinal ? [final] : [])];
  const groups = [groupOf('A', 'segundaA'), groupOf('B', 'segundaB', 1)];
  const divisions: DivisionConfig[] = [];
  if (primera ?? tables?.primera ?? promociones) {
    divisions.push(divisionOf('primera', [groupOf('A', 'primera')], shared));
  }
  if (segundaA ?? segundaB ?? segundaFinal ?? tables?.segunda ?? promociones) {
    divisions.push(divisionOf('segunda', groups, after));
  }
  return divisions;
}

/** Tables of a division, parsed from one sheet with the groups below each other. */
function standingsOf({ id, groups }: DivisionConfig, sheets: Sheets): Standings[] {
  const lines = groups.flatMap(({ name, fixture }, index) => {
    const players = sheets.tables?.[id as 'primera' | 'segunda']?.[index] ?? [];
    const results = resultsIn(sheets[fixture as 'primera'] ?? [], rulesOf(sheets));
    const rows = players.map((player, place) => {
      const sums = tableOf([player], results).rows.flatMap(({ cells }) => Object.values(cells));
      return [place + 1, player, ...(player.includes(',') ? [] : sums)].join(',');
    });
    const head = [`,${name}`, ['#', 'Jugador', ...officialShape.columns].join(',')];
    return [...head, ...rows, ...Array.from({ length: tableRows - 2 - rows.length }, () => ',')];
  });
  return parseDivision(id, rowsOf(lines), groups.filter(hasWindow), tableRules).value;
}

/** Competitions that are played: a league if there are divisions, a cup if its sheet is given. */
function competitionsOf(sheets: Sheets, divisions: DivisionConfig[]): PlayedCompetition[] {
  const rules = { ...rulesOf(sheets), ...tableRules, forfeits: sheets.forfeits };
  const played: PlayedCompetition[] = [];
  if (divisions.length > 0 || sheets.dailyLeague) {
    played.push({ ...league, ...rules, edition: '1ª temporada', divisions, fixture: null });
  }
  if (sheets.cup) {
    played.push({ ...cup, ...rules, edition: '2ª edición', divisions: [], fixture: 'cup' });
  }
  return played;
}

/** The season of these sheets as seen on a day. @param startOf Decides when a fixture starts. */
export function seasonOf(sheets: Sheets, seen = today, startOf = startSeenOn): Season {
  const divisions = divisionsOf(sheets);
  const fixtures = ['primera', 'segundaA', 'segundaB', 'segundaFinal', 'promociones'] as const;
  const daily = (lines: readonly string[] = []) => parseDuels('test', rowsOf(lines)).value;
  const rounds = {
    ...Object.fromEntries(fixtures.map((name) => [name, fixtureOf(sheets[name] ?? [], 'groups')])),
    cup: fixtureOf(sheets.cup ?? [], 'bracket'),
  };
  const starts = Object.fromEntries(
    Object.entries(rounds).map(([name, own]) => [name, startOf(own, seen)]),
  );
  const read = { fixtures: rounds, starts, dailyNear: seen };
  return buildSeason(competitionsOf(sheets, divisions), {
    'liga-nacional': {
      ...read,
      standings: Object.fromEntries(divisions.map((one) => [one.id, standingsOf(one, sheets)])),
      duels: daily(sheets.dailyLeague),
    },
    'copa-argentina': { ...read, standings: {}, duels: daily(sheets.dailyCup) },
  });
}

/** The bracket of the season's cup. */
export const bracketOf = ({ competitions }: Season): CompetitionSeason['bracket'] =>
  competitions.find(({ bracket }) => bracket)?.bracket ?? null;

/** A finished season, named after its first year. */
export function archived(sheets: Sheets, ...years: readonly number[]): ArchivedSeason {
  const id = String(years[0]);
  return {
    ...seasonOf(sheets, middleOfYears(years), startAround),
    id,
    name: `Temporada ${id}`,
    years,
  };
}

/** The stage of a fixture. @throws when there is none. */
export function stageOf({ stages }: Season, fixture: string): Stage {
  const stage = stages.find((one) => one.fixture === fixture);
  if (!stage) throw new Error(`no stage ${fixture}`);
  return stage;
}

/** The duel with this id or code. @throws when there is none. */
export function matchOf({ matches }: Season, name: string): Match {
  const match = matches.find(({ id, code }) => id === name || code === name);
  if (!match) throw new Error(`no duel ${name}`);
  return match;
}

/** Duels as `Ana-Beto`. */
export const pairs = (matches: readonly Pick<Match, 'home' | 'away'>[]): string[] =>
  matches.map(({ home, away }) => `${home.nick}-${away.nick}`);
