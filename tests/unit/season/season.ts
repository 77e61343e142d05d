/**
 * Small seasons out of sheets, read as the site reads them: a league of up to two divisions and a cup.
 * Primera has one group; Segunda has two, and a final.
 */
import type { DivisionConfig } from '../../../src/config/site.ts';
import { parseCsv } from '../../../src/domain/csv.ts';
import { parseDuels } from '../../../src/domain/duels.ts';
import { parseFixture } from '../../../src/domain/fixture.ts';
import { recordLabels } from '../../../src/domain/record-columns.ts';
import { parseDivision, type Standings } from '../../../src/domain/standings.ts';
import { middleOfYears } from '../../../src/season/archive.ts';
import { buildSeason, resultOf } from '../../../src/season/build.ts';
import type { ArchivedSeason, Match, Result, Season, Stage } from '../../../src/season/model.ts';
import { recordOf } from '../../../src/season/record.ts';

export const today = '2026-11-20';

/** Lines of CSV each, as sheets have them; what is not given is not played. */
export interface Sheets {
  primera?: readonly string[];
  segundaA?: readonly string[];
  segundaB?: readonly string[];
  segundaFinal?: readonly string[];
  /** Played by both divisions. */
  promociones?: readonly string[];
  cup?: readonly string[];
  dailyLeague?: readonly string[];
  dailyCup?: readonly string[];
  /** Players of a division's groups: `Ana,1,0,1,2,0,2`, or the nick alone for what its duels add up to. */
  tables?: { primera?: readonly string[][]; segunda?: readonly string[][] };
}

const line = /^(.*?) (?:(\d+)-(\d+)|-) (.*?)(?: @ (.*))?$/;

/** `Ana 2-1 Beto`, `Ana - Beto` or `Ana - Beto @ Jue 24/9 21:00`. */
function partsOf(text: string) {
  const [, home, own, other, away, schedule = '-'] = line.exec(text) ?? [];
  if (home === undefined || away === undefined) throw new Error(`«${text}» is no duel`);
  return { home, own, other, away, schedule };
}

/** A round's rows of duels, several in a text after `; `; a duel's code is `Ana-Beto`. */
export function round(name: string, interval: string, ...duels: string[]): string[] {
  const all = duels.flatMap((text) => (text === '' ? [] : text.split('; ')));
  const rows = all.map((duel) => {
    const { home, own = '', other = '', away, schedule } = partsOf(duel);
    return `${home}-${away},${home},${own},${other},${away},${schedule},`;
  });
  return [`,${name},,,,${interval},`, ...rows];
}

const rowsOf = (lines: readonly string[]) => parseCsv('test', lines.join('\n'));
const fixtureOf = (lines: readonly string[], kind: 'league' | 'cup') =>
  parseFixture('test', rowsOf(lines), kind).value;
const resultsIn = (lines: readonly string[]): Result[] =>
  fixtureOf(lines, 'league').flatMap(({ duels }) => duels.map(resultOf));

/** Duels without a stage, such as `Ana 2-1 Beto`. */
export const results = (...duels: string[]): Result[] => resultsIn(round('Fecha 1', '', ...duels));

/** A table with what duels add up to. */
export function tableOf(players: readonly string[], duels: readonly Result[]): Standings {
  const rows = players.map((player, index) => {
    const record = recordOf(player, duels);
    return { row: index + 2, player, values: recordLabels.map((label) => record[label]) };
  });
  return { headings: [...recordLabels], rows };
}

/** A division's groups as its sheet has them, one below the other. */
function divisionOf(
  id: string,
  fixtures: readonly (readonly string[])[],
  groups: readonly (readonly string[])[],
): { config: Pick<DivisionConfig, 'groups'>; standings: Standings[] } {
  const sheet: string[] = [];
  const isOnly = fixtures.length === 1;
  const config = fixtures.map((lines, index) => {
    const letter = 'AB'[index] ?? '';
    const duels = resultsIn(lines);
    const first = sheet.length + 1;
    sheet.push(`,Grupo ${letter}`, ['#', 'Jugador', ...recordLabels].join(','));
    for (const [place, player] of (groups[index] ?? []).entries()) {
      const [row] = tableOf([player], duels).rows;
      const cells = player.includes(',') ? player : [player, ...(row?.values ?? [])].join(',');
      sheet.push(`${place + 1},${cells}`);
    }
    const name = `Grupo ${letter}`;
    const fixture = isOnly ? id : `${id}${letter}`;
    return { id: letter, name, fixture, window: { first, last: sheet.length } };
  });
  return { config: { groups: config }, standings: parseDivision(id, rowsOf(sheet), config).value };
}

/** The season of these sheets. */
export function seasonOf(sheets: Sheets, referenceDate = today): Season {
  const { primera, segundaA, segundaB, segundaFinal, promociones, cup, tables } = sheets;
  const common = { zones: { promotion: 1, relegation: 1 }, zoneNotes: [] };
  const shared = promociones ? [{ name: 'Promociones', fixture: 'promociones' }] : [];
  const final = { name: 'Final', fixture: 'segundaFinal', decidesTitle: true };
  const divisions: DivisionConfig[] = [];
  const standings: Record<string, Standings[]> = {};
  const add = (id: string, name: string, own: readonly (readonly string[])[]): void => {
    const groups = tables?.[id as 'primera' | 'segunda'] ?? [];
    const parts = divisionOf(id, own, groups);
    standings[id] = parts.standings;
    const playoffs = [...shared, ...(id === 'segunda' && segundaFinal ? [final] : [])];
    divisions.push({ id, name, ...parts.config, playoffs, ...common });
  };
  if (primera ?? tables?.primera ?? promociones) add('primera', 'Primera', [primera ?? []]);
  if (segundaA ?? segundaB ?? segundaFinal ?? tables?.segunda ?? promociones) {
    add('segunda', 'Segunda', [segundaA ?? [], segundaB ?? []]);
  }
  const named = { primera, segundaA, segundaB, segundaFinal, promociones };
  const fixtures = Object.entries(named).map(
    ([name, lines]) => [name, fixtureOf(lines ?? [], 'league')] as const,
  );
  return buildSeason(
    {
      league: divisions.length > 0 ? { season: '1ª temporada', divisions } : null,
      cup: cup ? { edition: '2ª edición', name: 'Copa' } : null,
    },
    {
      standings,
      fixtures: { ...Object.fromEntries(fixtures), cup: fixtureOf(cup ?? [], 'cup') },
      daily: {
        league: parseDuels('test', rowsOf(sheets.dailyLeague ?? [])).value,
        cup: parseDuels('test', rowsOf(sheets.dailyCup ?? [])).value,
      },
    },
    referenceDate,
  );
}

/** A finished season, named after its first year. */
export function archived(sheets: Sheets, ...years: readonly number[]): ArchivedSeason {
  const id = String(years[0]);
  return { ...seasonOf(sheets, middleOfYears(years)), id, name: `Temporada ${id}`, years };
}

/** The stage of a fixture. */
export function stageOf({ stages }: Season, fixture: string): Stage {
  const stage = stages.find((one) => one.fixture === fixture);
  if (!stage) throw new Error(`no stage ${fixture}`);
  return stage;
}

/** The duel of these ids, or of this code. */
export function matchOf({ matches }: Season, name: string): Match {
  const match = matches.find(({ id, code }) => id === name || code === name);
  if (!match) throw new Error(`no duel ${name}`);
  return match;
}

/** Duels in a line: `Ana-Beto`. */
export const pairs = (matches: readonly Pick<Match, 'home' | 'away'>[]): string[] =>
  matches.map(({ home, away }) => `${home.nick}-${away.nick}`);
