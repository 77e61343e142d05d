/**
 * Contradictions between sources. `relations/cases.txt` has a paragraph per case: a description, and the rows of each
 * source, without headings unless they begin with `=`. `cases.out` has what is reported. The slips of tests/mistakes
 * already show that each kind is reported; these cases show where it is reported and where not.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { WeeklyRating } from '../../../../src/season/elo-history.ts';
import { addDays } from '../../../../src/lib/time.ts';
import {
  isCollection,
  readSource,
  sheetOf,
  type SourceName,
} from '../../../../src/sources/catalog/catalog.ts';
import { checkRelations, evidenceOf } from '../../../../src/snapshot/contradictions.ts';
import { collectionText } from '../builder.ts';
import { expectTold } from '../../../fixtures/told.ts';
import { round, seasonOf } from '../../season/season.ts';

const today = '2026-11-20';

const headings: Record<string, string[]> = {
  ranking: ['ID,Pos,Jugador,Elo,MAX'],
  standings: ['Liga', ',ÉLITE,,,,,,', 'Pos,Jugador,DG,DP,DJ,PG,PP,DifP'],
  fixtures: [],
  duels: ['División,Local,Visitante,Hora,Link,Fecha'],
};

/** Text of a source: a collection with one document per line, or a sheet. */
function textOf(name: SourceName, lines: string[]): string {
  if (isCollection(name)) {
    const documents = lines.map((line) => collectionText(name, JSON.parse(line) as object));
    return JSON.stringify(documents.flatMap((text) => JSON.parse(text) as object[]));
  }
  const { kind = '' } = sheetOf(name) ?? {};
  const [first = '', ...rest] = lines;
  const rows = first.startsWith('=')
    ? [first.slice(1), ...rest]
    : [...(headings[kind] ?? []), ...lines];
  return [...rows, ''].join('\n');
}

/** Parses a player's Elo and highest Elo per week: `Ana,600/640 612/640`; `x` is a week without the player. */
function weeksOf(line: string, id: number): WeeklyRating[] {
  const [nick = '', ratings = ''] = line.split(',');
  return ratings.split(' ').flatMap((rating, index, { length }) => {
    if (rating === 'x') return [];
    const [elo = null, maxElo = null] = rating
      .split('/')
      .map((text) => (text === '-' ? null : Number(text)));
    const week = addDays('2026-11-16', 7 * (index + 1 - length));
    return [{ week, id: String(id + 1), nick, elo, maxElo }];
  });
}

/** Reports for a case. Sources that the case does not name are absent. */
function told(paragraph: string): [title: string, said: string[]] {
  const [title = '', ...parts] = paragraph.trimEnd().split(/\n(?=\[)/);
  const sources = new Map(
    parts.map((part) => {
      const [name = '', ...lines] = part.split('\n');
      return [name.slice(1, -1), lines] as const;
    }),
  );
  const history = (sources.get('weeks') ?? []).flatMap(weeksOf);
  sources.delete('weeks');
  const readings = [...sources].map(([source, lines]) => {
    const name = source as SourceName;
    const text = textOf(name, lines);
    const state = { changedAt: `${today}T15:00:00Z` };
    return [name, { text, state, reading: readSource(name, text) }] as const;
  });
  const evidence = evidenceOf(readings, new Map(), null, today);
  const problems = checkRelations({ ...evidence, history });
  const said = problems.map(
    ({ source, row, column, value, reason, advice }) =>
      `${source} ${row} ${column} «${value}»: ${reason} → ${advice}`,
  );
  return [title, said];
}

test('contradictions', async () => {
  const file = `${import.meta.dirname}/relations/cases`;
  const cases = (await readFile(`${file}.txt`, 'utf8')).split('\n\n');
  await expectTold(`${file}.out`, cases.map(told));
});

test('a nick that withdrew and has no duels is told with the one that it may be', () => {
  const forfeits = { withdrawn: { Betto: '2026-11-13', Libra: '2026-11-13' } };
  const season = seasonOf({ primera: round('Fecha 1', '', 'Beto - Libre'), forfeits });
  const evidence = { ...evidenceOf([], new Map(), null, today), season };
  expect(checkRelations(evidence)).toMatchObject([
    { value: 'Betto', advice: 'escribí ahí el nick como está en el fixture; ¿es «Beto»?' },
    { value: 'Libra', advice: 'escribí ahí el nick como está en el fixture' },
  ]);
});

test('a new qualifier dated last year is reported until its date changes', () => {
  const name = 'national-qualifiers';
  const qualifiersOf = (date: string, city = 'Salta') => {
    const text = collectionText(name, { date, city });
    const state = { changedAt: `${today}T15:00:00Z` };
    const source = { text, state, reading: readSource(name, text) };
    const evidence = evidenceOf([[name, source]], new Map(), null, today);
    return { evidence, lastQualifiers: evidence.data.qualifiers };
  };
  const { lastQualifiers } = qualifiersOf('2026-12-21T19:00:00.000Z');
  const typed = qualifiersOf('2025-12-21T19:00:00.000Z');
  const found = checkRelations({ ...typed.evidence, lastQualifiers });
  expect(found).toMatchObject([{ column: 'date', value: '2025-12-21', advice: 'revisá el año' }]);
  expect(checkRelations({ ...typed.evidence, ...typed, reported: found })).toEqual(found);
  expect(checkRelations({ ...typed.evidence, ...typed })).toEqual([]);
  expect(checkRelations({ ...typed.evidence, lastQualifiers: [] })).toEqual(found);
  expect(checkRelations({ ...typed.evidence, lastQualifiers: null })).toEqual([]);
  const elsewhere = qualifiersOf('2025-12-21T19:00:00.000Z', 'Jujuy');
  expect(checkRelations({ ...elsewhere.evidence, ...typed, reported: found })).toHaveLength(1);
});
