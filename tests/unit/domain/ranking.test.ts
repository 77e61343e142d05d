import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../../src/domain/csv.ts';
import { rankingLine, sortRanking, type RankedPlayer } from '../../../src/domain/ranking.ts';
import { parseRanking } from '../../../src/domain/ranking-sheet.ts';
import { anyRows, filledCells, rowsOf, unlessRefused } from './rows.ts';

describe('parseRanking', () => {
  test('shows and reports what sheets/ranking.out says of each row of sheets/ranking.csv', async () => {
    const file = `${import.meta.dirname}/sheets/ranking`;
    const rows = parseCsv('ranking', await readFile(`${file}.csv`, 'utf8'));
    const { value, problems } = parseRanking('ranking', rows);
    const shown = value.map((player) => JSON.stringify(player));
    const said = problems.map(
      (one) => `${one.column}${one.row} «${one.value}»: ${one.reason}; ${one.advice}`,
    );
    await expect([...shown, '', ...said, ''].join('\n')).toMatchFileSnapshot(`${file}.out`);
  });

  test('shows a missing Elo as 0', () => {
    const player = { row: 2, id: '7', nick: 'Ana', elo: null, maxElo: null, link: null };
    expect(rankingLine(player)).toEqual({ nick: 'Ana', elo: 0, maxElo: 0, link: null });
  });

  test('skips the first row, whatever it says', () => {
    const { value } = parseRanking('ranking', rowsOf('1,1,Ana,500,600,', '2,2,Beto,400,450,'));
    expect(value).toMatchObject([
      { row: 2, id: '2', nick: 'Beto', elo: 400, maxElo: 450, link: null },
    ]);
    expect(parseRanking('ranking', [])).toEqual({ value: [], problems: [] });
  });

  test('shows or reports every row that is not blank', () => {
    fc.assert(
      fc.property(anyRows(['Ana', 'ana', '1.052', '612,5', 'https://example.com/p/1']), (rows) => {
        for (const [index, row] of rows.entries()) {
          const before = unlessRefused(() => parseRanking('ranking', rows.slice(0, index)));
          const after = unlessRefused(() => parseRanking('ranking', rows.slice(0, index + 1)));
          const shown = after.value.length - before.value.length;
          const rejected = after.problems.some((problem) => problem.row === index + 1);
          if (filledCells(row) === 0) expect([shown, rejected]).toEqual([0, false]);
          // The first row is the headings; one that looks like a player is also reported.
          else if (index === 0) expect(shown).toBe(0);
          // A note in a row of its own is no player.
          else if (row.length >= 5 && (row[2] || filledCells(row) > 1)) expect(shown).toBe(1);
          else expect([shown, rejected]).toEqual([0, true]);
        }
      }),
    );
  });
});

describe('sortRanking', () => {
  const player = (line: string): RankedPlayer => {
    const [nick = '', elo, maxElo] = line.split(' ');
    const rating = (text?: string) => (text === '-' ? null : Number(text));
    return { row: 2, id: '', nick, elo: rating(elo), maxElo: rating(maxElo), link: null };
  };

  test.each<[string, 'elo' | 'maxElo' | undefined, lines: string[], order: string]>([
    [
      'the highest Elo',
      undefined,
      ['Ana 500 600', 'Beto 550 700', 'Caro 650 650'],
      'Beto Caro Ana',
    ],
    [
      'the current one, on demand',
      'elo',
      ['Ana 500 600', 'Beto 550 700', 'Caro 650 650'],
      'Caro Beto Ana',
    ],
    ['the current one among those level', 'maxElo', ['Ana 500 600', 'Beto 501 600'], 'Beto Ana'],
    ['the highest one among those level', 'elo', ['Ana 500 600', 'Beto 500 601'], 'Beto Ana'],
    [
      'nick, as Spanish readers expect',
      'maxElo',
      ['Ñandú 5 6', 'zorzal 5 6', 'Nube 5 6', 'ámbar 5 6'],
      'ámbar Nube Ñandú zorzal',
    ],
    ['0 for a missing Elo', 'maxElo', ['Beto 1 0', 'Ana - -', 'Caro 0 0'], 'Beto Ana Caro'],
  ])('is by %s', (_, key, lines, order) => {
    const sorted = sortRanking(lines.map(player), key);
    expect(sorted.map(({ nick }) => nick).join(' ')).toBe(order);
  });

  test('gives the same order whatever the order of the sheet', () => {
    const elo = fc.integer({ min: 0, max: 2 });
    const ranking = fc
      .uniqueArray(fc.tuple(fc.string(), elo, elo), { selector: ([nick]) => nick })
      .map((list) =>
        list.map(([nick, now, max]) => ({ ...player('x'), nick, elo: now, maxElo: max })),
      );
    const shuffled = ranking.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.constantFrom('elo', 'maxElo'), ([list, other], key) => {
        expect(sortRanking(other, key)).toEqual(sortRanking(list, key));
      }),
    );
  });
});
