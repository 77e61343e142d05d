/**
 * A season of the league typed from empty to finished, a cell at a time: each state is accepted, and
 * shows what its sheets have.
 */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Round } from '../../../src/domain/fixture.ts';
import type { Standings } from '../../../src/domain/standings.ts';
import { judge, type Judged } from '../../../src/snapshot/judge.ts';
import type { SheetName } from '../../../src/sources/catalog.ts';

const finished = 'tests/communities/season-2/seasons/2025/sheets';
const rowsOf = (name: SheetName): string[][] =>
  Papa.parse<string[]>(readFileSync(`${finished}/${name}.csv`, 'utf8'), { delimiter: ',' }).data;
const csv = (rows: readonly string[][]): string => Papa.unparse([...rows], { newline: '\n' });

interface Edit {
  name: SheetName;
  row: number;
  column: number;
  value: string;
}

const names: readonly SheetName[] = [
  'standings-elite',
  'standings-platinum',
  'fixtures-elite',
  'fixtures-platinumA',
  'fixtures-platinumB',
];
const isStandings = (name: SheetName): boolean => name.startsWith('standings');

/** Cells that are typed during a season: results and schedules, and the tables' numbers. */
const typed = (name: SheetName, row: readonly string[]): number[] => {
  if (isStandings(name)) return /^\d+$/.test(row[0] ?? '') ? [2, 3, 4, 5, 6, 7] : [];
  return /-\d+$/.test(row[0] ?? '') ? [2, 3, 5, 6] : [];
};

const edits: Edit[] = [];
const sheets = new Map(
  names.map((name) => {
    const rows = rowsOf(name);
    rows.forEach((row, index) => {
      for (const column of typed(name, row)) {
        const value = row[column] ?? '';
        row[column] = isStandings(name) ? '0' : '';
        if (row[column] !== value) edits.push({ name, row: index, column, value });
      }
    });
    return [name, rows] as const;
  }),
);

/** What the sheet has, read without the site's rules: whoever has both results has played. */
function inSheet(name: SheetName, rows: readonly string[][]): unknown[] {
  return rows.flatMap((row) => {
    if (typed(name, row).length === 0) return [];
    if (isStandings(name)) return [[row[1], ...row.slice(2, 8).map(Number)]];
    const both = row[2] !== '' && row[3] !== '';
    return [[row[0], row[1], both ? Number(row[2]) : null, both ? Number(row[3]) : null, row[4]]];
  });
}

function shown(name: SheetName, { reading: { value } }: Judged): unknown[] {
  if (isStandings(name)) {
    return (value as Standings[]).flatMap(({ rows }) =>
      rows.map(({ player, values }) => [player, ...values]),
    );
  }
  return (value as Round[]).flatMap(({ duels }) =>
    duels.map((duel) => [duel.code, duel.home, duel.homeScore, duel.awayScore, duel.away]),
  );
}

test('a season typed cell by cell is never refused, and never shows what is not in the sheet', () => {
  // In an order that means nothing, and is the same each time.
  const digest = (edit: Edit): string => hash('sha1', JSON.stringify(edit));
  const states = edits.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1));
  expect(states.length).toBeGreaterThanOrEqual(300);
  const last = new Map<SheetName, Judged>();
  const judgeState = (name: SheetName): void => {
    const rows = sheets.get(name) ?? [];
    const options = { now: new Date('2026-11-20T18:00:00Z'), acceptShrink: false };
    const { judged, refusal } = judge(name, { text: csv(rows) }, last.get(name) ?? null, options);
    expect(refusal).toBeNull();
    if (!judged) throw new Error('nothing was judged');
    expect(shown(name, judged)).toEqual(inSheet(name, rows));
    last.set(name, judged);
  };
  for (const name of names) judgeState(name);
  for (const { name, row, column, value } of states) {
    const cells = sheets.get(name)?.[row];
    if (cells) cells[column] = value;
    judgeState(name);
  }
});
