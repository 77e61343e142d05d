import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rankingLine, sortRanking, type RankedPlayer } from '../../../src/domain/ranking.ts';
import { parseRanking } from '../../../src/domain/ranking-sheet.ts';
import { droppedLink } from '../../../src/domain/url.ts';
import { anyRows, filledCells, rowsOf, unlessRefused } from './rows.ts';

const header = 'ID,Pos,Jugador,Elo Actual,MAX Elo,Partida';
const parse = (...lines: string[]) => parseRanking('ranking', rowsOf(header, ...lines));

describe('parseRanking', () => {
  test('reads nick, current Elo, highest Elo and game from the third to the sixth column', () => {
    expect(parse('990000001,51,PuenteAlsina,562,563,https://example.com/partida/1')).toEqual({
      value: [
        {
          id: '990000001',
          nick: 'PuenteAlsina',
          elo: 562,
          maxElo: 563,
          link: 'https://example.com/partida/1',
        },
      ],
      problems: [],
    });
  });

  test('skips the first row, whatever it says', () => {
    const { value } = parseRanking('ranking', rowsOf('1,1,Ana,500,600,', '2,2,Beto,400,450,'));
    expect(value.map(({ nick }) => nick)).toEqual(['Beto']);
  });

  test.each([
    ['no rows', []],
    ['a header alone', [header]],
  ])('is empty with %s', (_, lines) => {
    expect(parseRanking('ranking', rowsOf(...lines))).toEqual({ value: [], problems: [] });
  });

  test('skips blank rows without a word, and keeps the sheet’s row numbers after them', () => {
    const { value, problems } = parse(',,,,,', '2,2,Beto,400,mucho,');
    expect(value).toHaveLength(1);
    expect(problems).toMatchObject([{ row: 3, column: 'E' }]);
  });

  test('rejects a row of four columns and reports it', () => {
    expect(parse('1,1,Ana,500')).toEqual({
      value: [],
      problems: [
        {
          source: 'ranking',
          row: 2,
          column: 'D',
          value: '1,1,Ana,500',
          reason: 'la fila tiene menos de 5 columnas; no se muestra',
          advice: 'completá la fila, o borrala entera',
          isLoss: true,
        },
      ],
    });
  });

  test('accepts a row of five columns: a player without a game', () => {
    const { value, problems } = parse('1,1,Ana,500,600');
    expect(value).toMatchObject([{ nick: 'Ana', maxElo: 600, link: null }]);
    expect(problems).toEqual([]);
  });

  test('calls a player without a nick «Sin Nick» and reports it', () => {
    const { value, problems } = parse('1,1,,500,600,');
    expect(value).toMatchObject([{ nick: 'Sin Nick', elo: 500 }]);
    expect(problems).toMatchObject([{ row: 2, column: 'C' }]);
  });

  test.each([
    ['current', '1,1,Ana,N/A,600,', { elo: null, maxElo: 600 }, { elo: 0, maxElo: 600 }, 'D'],
    ['highest', '1,1,Ana,500,N/A,', { elo: 500, maxElo: null }, { elo: 500, maxElo: 0 }, 'E'],
  ])('shows a %s Elo that is no number as 0 and reports it', (_, line, player, shown, column) => {
    const { value, problems } = parse(line);
    expect(value).toMatchObject([player]);
    expect(value.map(rankingLine)).toMatchObject([shown]);
    expect(problems).toMatchObject([{ row: 2, column, value: 'N/A' }]);
  });

  test('has no Elo where the cell is empty, and reports nothing', () => {
    const { value, problems } = parse('1,1,Ana,,,');
    expect(value).toMatchObject([{ elo: null, maxElo: null }]);
    expect(problems).toEqual([]);
  });

  test('tells an Elo of 0 from a missing one', () => {
    expect(parse('1,1,Ana,0,,').value).toMatchObject([{ elo: 0, maxElo: null }]);
  });

  test('reads Elos as es-AR spreadsheets write them', () => {
    const { value } = parseRanking('ranking', [
      header.split(','),
      ['1', '1', 'Ana', '612,5', '1.052', ''],
    ]);
    expect(value).toMatchObject([{ elo: 612.5, maxElo: 1052 }]);
  });

  test('removes the quotes round a game’s address', () => {
    const { value } = parse('1,1,Ana,500,600,"https://example.com/partida/1"');
    expect(value).toMatchObject([{ link: 'https://example.com/partida/1' }]);
  });

  test('drops an address that is not http(s), keeps the player, reports the cell', () => {
    const { value, problems } = parse('1,1,Ana,500,600,javascript:alert(1)');
    expect(value).toMatchObject([{ nick: 'Ana', link: null }]);
    expect(problems).toEqual([
      {
        source: 'ranking',
        row: 2,
        column: 'F',
        value: 'javascript:alert(1)',
        ...droppedLink,
      },
    ]);
  });

  test('shows every row of a repeated nick and reports each', () => {
    const { value, problems } = parse('1,1,Ana,500,600,', '2,2,Beto,1,1,', '3,3,ANA,400,450,');
    expect(value.map(({ nick }) => nick)).toEqual(['Ana', 'Beto', 'ANA']);
    expect(problems.map(({ row, column, value: nick }) => [row, column, nick])).toEqual([
      [2, 'C', 'Ana'],
      [4, 'C', 'ANA'],
    ]);
  });

  test('does not take two players without a nick for one', () => {
    const { problems } = parse('1,1,,500,600,', '2,2,,400,450,');
    expect(problems.filter(({ reason }) => reason.includes('repetido'))).toEqual([]);
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
          else if (row.length >= 5) expect(shown).toBe(1);
          else expect([shown, rejected]).toEqual([0, true]);
        }
      }),
    );
  });
});

describe('sortRanking', () => {
  const player = (nick: string, elo: number, maxElo: number): RankedPlayer => ({
    id: '',
    nick,
    elo,
    maxElo,
    link: null,
  });
  const nicks = (players: readonly RankedPlayer[]) => players.map(({ nick }) => nick);
  const players = [player('Ana', 500, 600), player('Beto', 550, 700), player('Caro', 650, 650)];

  test('is by highest Elo, descending, unless told otherwise', () => {
    expect(nicks(sortRanking(players))).toEqual(['Beto', 'Caro', 'Ana']);
  });

  test('is by current Elo, descending, on demand', () => {
    expect(nicks(sortRanking(players, 'elo'))).toEqual(['Caro', 'Beto', 'Ana']);
  });

  test('breaks ties of highest Elo by current Elo', () => {
    expect(nicks(sortRanking([player('Ana', 500, 600), player('Beto', 501, 600)]))).toEqual([
      'Beto',
      'Ana',
    ]);
  });

  test('breaks ties of current Elo by highest Elo', () => {
    expect(nicks(sortRanking([player('Ana', 500, 600), player('Beto', 500, 601)], 'elo'))).toEqual([
      'Beto',
      'Ana',
    ]);
  });

  test('orders players level on both by nick, as Spanish readers expect', () => {
    const level = ['Ñandú', 'zorzal', 'Nube', 'ámbar'].map((nick) => player(nick, 500, 600));
    expect(nicks(sortRanking(level))).toEqual(['ámbar', 'Nube', 'Ñandú', 'zorzal']);
  });

  test('takes a missing Elo for 0', () => {
    const missing = { ...player('Ana', 0, 0), elo: null, maxElo: null };
    const order = [player('Beto', 1, 0), missing, player('Caro', 0, 0)];
    expect(nicks(sortRanking(order))).toEqual(['Beto', 'Ana', 'Caro']);
  });

  test('leaves its input alone', () => {
    const input = [...players];
    sortRanking(input);
    expect(input).toEqual(players);
  });

  test('gives the same order whatever the order of the sheet', () => {
    const elo = fc.integer({ min: 0, max: 2 });
    const ranking = fc.uniqueArray(
      fc.record({
        nick: fc.string(),
        elo,
        maxElo: elo,
        id: fc.constant(''),
        link: fc.constant(null),
      }),
      { selector: ({ nick }) => nick },
    );
    const shuffled = ranking.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(list, { minLength: list.length }),
        fc.constantFrom('elo' as const, 'maxElo' as const),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([list, other, key]) => {
        expect(sortRanking(other, key)).toEqual(sortRanking(list, key));
      }),
    );
  });
});
