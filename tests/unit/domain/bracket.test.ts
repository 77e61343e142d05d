import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildBracket,
  champion,
  meetsIn,
  type BracketColumn,
} from '../../../src/domain/bracket.ts';
import type { Duel, Round } from '../../../src/domain/fixture.ts';
import { played, unplayed } from './duel.ts';

const round = (name: string, ...duels: Duel[]): Round => ({ name, interval: '', duels });
/** `count` duels of players who appear nowhere else. */
const strangers = (count: number): Duel[] =>
  Array.from({ length: count }, (_, index) => unplayed(`L${index}`, `V${index}`));
/** The first players of a column's duels, `null` where a slot is blank. */
const homes = (column: BracketColumn | undefined) =>
  column?.slots.map((duel) => duel?.home ?? null);
const columnOf = (name: string, rounds: readonly Round[]) =>
  buildBracket(rounds).find((column) => column.name === name);

describe('columns', () => {
  test('stand in playing order, whatever the sheet’s', () => {
    const names = [
      'Final',
      '4tos de Final',
      '1° Fase',
      'Semifinales',
      '16avos de Final',
      '8vos de Final',
    ];
    expect(buildBracket(names.map((name) => round(name))).map(({ name }) => name)).toEqual([
      '1° Fase',
      '16avos de Final',
      '8vos de Final',
      '4tos de Final',
      'Semifinales',
      'Final',
    ]);
  });

  test('carry the round’s name and interval', () => {
    expect(buildBracket([{ name: 'Final', interval: '21/12 al 3/1', duels: [] }])).toEqual([
      { name: 'Final', interval: '21/12 al 3/1', slots: [null] },
    ]);
  });

  test('are none without rounds', () => {
    expect(buildBracket([])).toEqual([]);
  });

  test.each([
    ['16avos de Final', 16],
    ['Dieciseisavos de Final', 16],
    ['8vos de Final', 8],
    ['Octavos de Final', 8],
    ['4tos de Final', 4],
    ['Cuartos de Final', 4],
    ['Semifinales', 2],
    ['Semifinal', 2],
    ['Final', 1],
    ['Gran Final', 1],
  ])('have all their slots, blank where there is no duel: %s, %d', (name, size) => {
    expect(buildBracket([round(name)])).toEqual([
      { name, interval: '', slots: Array.from({ length: size }, () => null) },
    ]);
  });

  test.each(['1° Fase', '1º Fase', '1ª Fase'])('of the first phase have no blanks: %s', (name) => {
    expect(homes(columnOf(name, [round(name, ...strangers(3))]))).toEqual(['L0', 'L1', 'L2']);
  });

  test('with alternative words stand where the usual ones would', () => {
    const names = ['Gran Final', 'Cuartos de Final', 'Semifinal', 'Octavos de Final', '1ª Fase'];
    expect(buildBracket(names.map((name) => round(name))).map(({ name }) => name)).toEqual([
      '1ª Fase',
      'Octavos de Final',
      'Cuartos de Final',
      'Semifinal',
      'Gran Final',
    ]);
  });

  test('nobody foresaw stand before the final, with a slot for each duel', () => {
    const columns = buildBracket([
      round('Final'),
      round('Repechaje a la Final', ...strangers(3)),
      round('Semifinales'),
    ]);
    expect(columns.map(({ name, slots }) => [name, slots.length])).toEqual([
      ['Semifinales', 2],
      ['Repechaje a la Final', 3],
      ['Final', 1],
    ]);
  });
});

describe('slots', () => {
  test('are filled in the sheet’s order where nothing else is known', () => {
    expect(homes(columnOf('4tos de Final', [round('4tos de Final', ...strangers(3))]))).toEqual([
      'L0',
      'L1',
      'L2',
      null,
    ]);
  });

  test('feed the next duel of their winner, when the sheet’s order differs', () => {
    const rounds = [
      round('Semifinales', played('Beto', 2, 0, 'Caro'), played('Dani', 1, 2, 'Ana')),
      round('Final', unplayed('Ana', 'Beto')),
    ];
    expect(homes(columnOf('Semifinales', rounds))).toEqual(['Dani', 'Beto']);
  });

  test('are followed back through every column', () => {
    const rounds = [
      round(
        '4tos de Final',
        played('D', 2, 0, 'd'),
        played('C', 2, 0, 'c'),
        played('B', 2, 0, 'b'),
        played('A', 2, 0, 'a'),
      ),
      round('Semifinales', unplayed('C', 'D'), unplayed('A', 'B')),
      round('Final', unplayed('B', 'D')),
    ];
    expect(homes(columnOf('Semifinales', rounds))).toEqual(['A', 'C']);
    expect(homes(columnOf('4tos de Final', rounds))).toEqual(['A', 'B', 'C', 'D']);
  });

  test('leave blanks where the players of the next column did not play', () => {
    const rounds = [
      round('8vos de Final', played('A', 2, 0, 'a')),
      round('4tos de Final', unplayed('X', 'Y'), unplayed('Z', 'A')),
    ];
    expect(homes(columnOf('8vos de Final', rounds))).toEqual([
      null,
      null,
      null,
      'A',
      null,
      null,
      null,
      null,
    ]);
  });

  test('of duels not known in the next column are the free ones, in the sheet’s order', () => {
    const rounds = [
      round('4tos de Final', ...strangers(2), played('A', 2, 0, 'a'), unplayed('M', 'N')),
      round('Semifinales', unplayed('X', 'A')),
    ];
    expect(homes(columnOf('4tos de Final', rounds))).toEqual(['L0', 'A', 'L1', 'M']);
  });

  test('of duels not known in the next column lead to nobody named there, while there is room', () => {
    const rounds = [
      round('4tos de Final', played('A', 2, 0, 'a'), ...strangers(2)),
      round('Semifinales', unplayed('A', 'Seed'), unplayed('A definir', 'A definir')),
    ];
    expect(homes(columnOf('4tos de Final', rounds))).toEqual(['A', null, 'L0', 'L1']);
  });

  test('know a player by nick whatever its case', () => {
    const rounds = [
      round('Semifinales', played('BETO', 2, 0, 'Caro'), played('ana', 2, 0, 'Dani')),
      round('Final', unplayed('Ana', 'Beto')),
    ];
    expect(homes(columnOf('Semifinales', rounds))).toEqual(['ana', 'BETO']);
  });

  test('follow the winner, not the loser, when both names are in the next column', () => {
    const rounds = [
      round('4tos de Final', played('Beto', 0, 2, 'Ana')),
      round('Semifinales', unplayed('Beto', 'Caro'), unplayed('Dani', 'Ana')),
    ];
    expect(homes(columnOf('4tos de Final', rounds))).toEqual([null, null, null, 'Beto']);
  });

  test('do not follow a loser', () => {
    const rounds = [
      round('4tos de Final', played('Beto', 2, 0, 'Ana')),
      round('Semifinales', unplayed('Caro', 'Dani'), unplayed('Dani', 'Ana')),
    ];
    expect(homes(columnOf('4tos de Final', rounds))).toEqual(['Beto', null, null, null]);
  });

  test('follow either player of a duel without a result', () => {
    const rounds = [
      round('4tos de Final', unplayed('Beto', 'Ana')),
      round('Semifinales', unplayed('Caro', 'Dani'), unplayed('Dani', 'Ana')),
    ];
    expect(homes(columnOf('4tos de Final', rounds))).toEqual([null, null, null, 'Beto']);
  });

  test('follow who has a bye, and never the bye', () => {
    const rounds = [
      round('4tos de Final', unplayed('Libre', 'Ana')),
      round('Semifinales', unplayed('Libre', 'Caro'), unplayed('Ana', 'Dani')),
    ];
    expect(homes(columnOf('4tos de Final', rounds))).toEqual([null, null, 'Libre', null]);
  });

  test('of the first phase are in the order of the duels they feed, the unknown last', () => {
    const rounds = [
      round(
        '1° Fase',
        ...strangers(2),
        played('C', 2, 0, 'c'),
        played('A', 2, 0, 'a'),
        played('B', 2, 0, 'b'),
      ),
      round('16avos de Final', unplayed('X', 'A'), unplayed('B', 'C')),
    ];
    expect(homes(columnOf('1° Fase', rounds))).toEqual(['A', 'B', 'C', 'L0', 'L1']);
  });

  test('are added for duels beyond the column’s size', () => {
    expect(homes(columnOf('Semifinales', [round('Semifinales', ...strangers(3))]))).toEqual([
      'L0',
      'L1',
      'L2',
    ]);
  });

  test('are given to one duel each when two lead to the same', () => {
    const rounds = [
      round('Semifinales', played('Ana', 2, 0, 'Beto'), played('Ana', 2, 1, 'Caro')),
      round('Final', unplayed('Dani', 'Ana')),
    ];
    expect(columnOf('Semifinales', rounds)?.slots.map((duel) => duel?.away)).toEqual([
      'Caro',
      'Beto',
    ]);
  });
});

describe('for any cup', () => {
  const sizes: Record<string, number> = {
    '1° Fase': 0,
    '16avos de Final': 16,
    '8vos de Final': 8,
    '4tos de Final': 4,
    Semifinales: 2,
    'Repechaje a la Final': 0,
    Final: 1,
  };
  const name = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'Libre', '');
  const score = fc.integer({ min: 0, max: 2 });
  const duel = fc
    .tuple(name, score, score, name)
    .map(([home, homeScore, awayScore, away]) => played(home, homeScore, awayScore, away));
  const rounds = fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...Object.keys(sizes)),
      interval: fc.constant(''),
      duels: fc.array(duel, { maxLength: 20 }),
    }),
    { selector: (entry) => entry.name },
  );
  const sorted = (duels: readonly (Duel | null)[]) =>
    duels
      .filter((entry) => entry !== null)
      .map((entry) => JSON.stringify(entry))
      .toSorted();

  test('each round is a column with exactly its duels', () => {
    fc.assert(
      fc.property(rounds, (cup) => {
        const columns = buildBracket(cup);
        expect(columns).toHaveLength(cup.length);
        for (const entry of cup) {
          const column = columns.find((candidate) => candidate.name === entry.name);
          expect(sorted(column?.slots ?? [])).toEqual(sorted(entry.duels));
        }
      }),
    );
  });

  test('each column has its size, and more only when it has more duels', () => {
    fc.assert(
      fc.property(rounds, (cup) => {
        for (const column of buildBracket(cup)) {
          const duels = sorted(column.slots).length;
          expect(column.slots).toHaveLength(Math.max(sizes[column.name] ?? 0, duels));
        }
      }),
    );
  });
});

describe('players yet to be known', () => {
  test('do not place duels by a name they share', () => {
    const rounds = [
      round('Semifinales', unplayed('Ana', 'Beto'), unplayed('A definir', 'A definir')),
      round('Final', unplayed('A definir', 'A definir')),
    ];
    expect(homes(columnOf('Semifinales', rounds))).toEqual(['Ana', 'A definir']);
  });

  test('place a duel when they name it: «Ganador <code>»', () => {
    const first = { ...unplayed('Ana', 'Beto'), code: 'SF-1' };
    const second = { ...unplayed('Caro', 'Dani'), code: 'SF-2' };
    const rounds = [
      round('Semifinales', first, second),
      round('Final', unplayed('Ganador SF-2', 'Ganador SF-1')),
    ];
    expect(homes(columnOf('Semifinales', rounds))).toEqual(['Caro', 'Ana']);
  });
});

test.each([
  'Final por el 3er puesto',
  'Tercer puesto - Final',
  'Final 3 y 4 puesto',
  'Final (3.º)',
])('a duel for third place feeds nobody: %s', (name) => {
  const rounds = [
    round('Semifinales', played('Beto', 2, 0, 'Caro'), played('Ana', 2, 0, 'Dani')),
    round(name, unplayed('Caro', 'Dani')),
    round('Final', unplayed('Ana', 'Beto')),
  ];
  expect(homes(columnOf('Semifinales', rounds))).toEqual(['Ana', 'Beto']);
});

describe('slots meet, two by two, in the next column', () => {
  const meets = (...rounds: Round[]) => {
    const [column, next] = buildBracket(rounds);
    return column !== undefined && next !== undefined && meetsIn(column, next);
  };

  test.each([
    ['16avos de Final', '8vos de Final'],
    ['8vos de Final', '4tos de Final'],
    ['4tos de Final', 'Semifinales'],
    ['Semifinales', 'Final'],
  ])('of %s and %s', (column, next) => {
    expect(meets(round(column), round(next))).toBe(true);
  });

  test.each([
    ['a first phase, whose duels feed any slot', '1° Fase', '16avos de Final', 32],
    ['a column too many duels stand in', '4tos de Final', 'Semifinales', 5],
    ['columns with one missing between them', '8vos de Final', 'Semifinales', 8],
    ['a duel for third place', 'Semifinales', 'Final por el 3° puesto', 2],
  ])('but not of %s', (_, column, next, count) => {
    expect(meets(round(column, ...strangers(count)), round(next, ...strangers(1)))).toBe(false);
  });
});

describe('the champion', () => {
  const won = round('Final', played('Ana', 1, 2, 'Beto'));

  test.each(['Final (al mejor de 3)', 'Final 13/12', 'Gran Final 2023'])('of a «%s»', (name) => {
    expect(champion(buildBracket([round(name, played('Ana', 1, 2, 'Beto'))]))).toBe('Beto');
  });

  test('is who won the final, whatever comes with it', () => {
    const third = round('Final por el 3er puesto', played('Caro', 2, 0, 'Dani'));
    expect(champion(buildBracket([round('Semifinales', ...strangers(2)), won, third]))).toBe(
      'Beto',
    );
  });

  test.each(['Final de consolación', 'Final Copa de Plata'])('is not who won a «%s»', (name) => {
    const other = round(name, played('Caro', 2, 0, 'Dani'));
    expect(champion(buildBracket([won, other]))).toBe('Beto');
    expect(champion(buildBracket([other]))).toBeNull();
  });

  test('is nobody while several duels may be the final', () => {
    const third = played('Caro', 2, 0, 'Dani');
    expect(champion(buildBracket([round('Final', third, unplayed('Ana', 'Beto'))]))).toBeNull();
    expect(champion(buildBracket([won, round('Gran Final', third)]))).toBeNull();
  });

  test('is nobody before the final is played, nor when only another phase has one duel', () => {
    expect(champion(buildBracket([round('Final', unplayed('Ana', 'Beto'))]))).toBeNull();
    expect(champion(buildBracket([round('1° Fase', played('Ana', 2, 0, 'Beto'))]))).toBeNull();
    expect(champion([])).toBeNull();
  });
});
