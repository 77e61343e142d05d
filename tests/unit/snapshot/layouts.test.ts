/** However a sheet is laid out, what it says is the same. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { divisions } from '../../../src/config/site.ts';
import { SourceError } from '../../../src/domain/problem.ts';
import type { Standings } from '../../../src/domain/standings.ts';
import { readSource } from '../../../src/snapshot/parse.ts';
import { sheetNames, type SheetName } from '../../../src/sources/catalog.ts';
import { factsOf } from '../../mistakes/facts.ts';

const textOf = (name: SheetName): string =>
  readFileSync(`src/content/demo/snapshot/sheets/${name}.csv`, 'utf8');
const rowsOf = (name: SheetName): string[][] =>
  Papa.parse<string[]>(textOf(name), { delimiter: ',' }).data;
const csv = (rows: readonly (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { newline: '\n' },
  );
const factsIn = (name: SheetName, text: string) => factsOf(name, readSource(name, text));

describe.each(divisions)('the standings of $name', ({ id, groups }) => {
  const name = `standings-${id}` as const;
  const tables = readSource(name, textOf(name)).value as Standings[];
  const labels = ['Pos', 'Jugador', 'DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'];

  /** The same tables with each player where the windows have them, and what `above` puts above. */
  function laidOut(above: (group: number) => string[][], first = 0): string[][] {
    const rows = Array.from({ length: 60 }, (): string[] => []);
    groups.forEach(({ window }, group) => {
      const begin = window.first - 1 + first;
      const players = (tables[group]?.rows ?? []).map(({ player, values }, index) => [
        String(index + 1),
        player,
        ...values.map(String),
      ]);
      const titles = above(group);
      [...titles, ...players].forEach((row, index) => {
        rows[begin - titles.length + index] = row;
      });
    });
    return rows;
  }

  test.each<[string, string[][]]>([
    ['headings inside', laidOut((group) => [['', groups[group]?.name ?? ''], labels], 2)],
    ['headings just above', laidOut(() => [labels])],
    ['headings once on top', laidOut((group) => (group === 0 ? [labels] : []))],
    ['neither titles nor headings', laidOut(() => [])],
  ])('are the same with %s', (_, rows) => {
    const { value, problems } = readSource(name, csv(rows));
    expect(factsOf(name, { value })).toEqual(factsOf(name, { value: tables }));
    expect(problems).toEqual([]);
  });
});

/** Whether a sheet has one row of headings, above everything else. */
const isTable = (name: SheetName): boolean => name === 'ranking' || name.startsWith('duels');

describe.each(sheetNames)('%s', (name) => {
  const rows = rowsOf(name);
  const facts = factsIn(name, textOf(name));
  const width = Math.max(...rows.map((row) => row.length));
  const padded = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));

  test('says the same with blank rows and columns anywhere, and its columns in any order', () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: width }, (_, index) => index),
      { minLength: width },
    );
    const places = fc.array(fc.nat({ max: rows.length - 1 }), { maxLength: 4 });
    const columns = fc.array(fc.nat({ max: width }), { maxLength: 2 });
    fc.assert(
      fc.property(order, places, columns, (permutation, blanks, inserted) => {
        // A fixture has two columns «Jugador» and two «Pts»: only their order says whose each is.
        const own = name.startsWith('fixtures')
          ? Array.from({ length: width }, (_, index) => index)
          : permutation;
        let moved = padded.map((row) => own.map((column) => row[column] ?? ''));
        for (const at of blanks) moved = moved.toSpliced(at, 0, []);
        for (const at of inserted) {
          moved = moved.map((row) => (row.length === 0 ? row : row.toSpliced(at, 0, '')));
        }
        expect(factsIn(name, csv(moved))).toEqual(facts);
      }),
      { numRuns: 20, seed: 23 },
    );
  });

  test('shows a cell that is changed, or somebody is told', () => {
    const { problems } = readSource(name, textOf(name));
    const values = [
      '7',
      '612',
      'Ana',
      'x',
      '21:00',
      '1/1/2027',
      'https://example.com/otra',
      '-',
      '',
    ];
    const filled = rows.flatMap((row, at) =>
      row.flatMap((text, column) => (text === '' ? [] : [[at, column] as const])),
    );
    /** Cells of the columns that pages show; notes, places and titles are nobody's facts. */
    const mapped = filled.filter(([at, column]) => {
      if (isTable(name)) return at > 0 && !(name === 'ranking' && column < 2);
      if (name.startsWith('standings')) {
        return column >= 1 && column <= 7 && /^\d+$/.test(rows[at]?.[0] ?? '');
      }
      return column <= 6 && /-\d+$/.test(rows[at]?.[0] ?? '');
    });
    fc.assert(
      fc.property(fc.constantFrom(...mapped), fc.constantFrom(...values), ([at, column], value) => {
        if (rows[at]?.[column] === value) return;
        const changed = rows.map((row, index) => (index === at ? row.with(column, value) : row));
        let after;
        try {
          after = readSource(name, csv(changed));
        } catch (error) {
          // Refused as a whole: that is told, too.
          if (error instanceof SourceError) return;
          throw error;
        }
        const isShown = JSON.stringify(factsOf(name, after)) !== JSON.stringify(facts);
        const isTold = JSON.stringify(after.problems) !== JSON.stringify(problems);
        const isNone = value === '-' && rows[at]?.[column] === '';
        expect(isShown || isTold || isNone).toBe(true);
      }),
      { numRuns: 60, seed: 23 },
    );
  });
});
