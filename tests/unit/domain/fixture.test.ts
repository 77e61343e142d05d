import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFixture, type FixtureKind } from '../../../src/domain/fixture.ts';
import { droppedLink } from '../../../src/domain/url.ts';
import { anyRows, filledCells, rowsOf } from './rows.ts';

const title = 'Liga Nacional – Fixture Élite,,,,,,';
const labels = 'Duelo,Jugador,Pts,Pts,Jugador,Programación,Link';
const round = ',Fecha 1,,,,14/9 al 27/9,';

const parse = (kind: FixtureKind, ...lines: string[]) =>
  parseFixture('fixtures-elite', rowsOf(...lines), kind);
/** A league fixture of one round with these duels. */
const parseDuelRows = (...lines: string[]) => {
  const { value, problems } = parse('league', round, ...lines);
  return { duels: value.flatMap(({ duels }) => duels), problems };
};

describe('rounds', () => {
  test.each([
    'Fecha 1',
    'Final',
    'Promociones Élite-Platinum',
    'Semifinales',
    '1° Fase',
    '16avos de Final',
    '8vos de Final',
    '4tos de Final',
  ])('%s opens a round, with its interval from the sixth column', (name) => {
    expect(parse('league', `,${name},,,,14/9 al 27/9,`)).toEqual({
      value: [{ name, interval: '14/9 al 27/9', duels: [] }],
      problems: [],
    });
  });

  test.each(['1º Fase', '1ª Fase', '1 º Fase'])('%s is the first phase too', (name) => {
    expect(parse('cup', `,${name},,,,,`).value).toEqual([{ name, interval: '', duels: [] }]);
  });

  test('a header is known by its beginning', () => {
    expect(parse('league', ',Gran Final,,,,,').value).toEqual([]);
    expect(parse('league', ',Finalísima,,,,,').value).toHaveLength(1);
  });

  test('in the cup, any header with «Final» opens a round', () => {
    expect(parse('cup', ',Gran Final,,,,,', ',Cuartos de Final,,,,,').value).toMatchObject([
      { name: 'Gran Final' },
      { name: 'Cuartos de Final' },
    ]);
  });

  test('only the second column opens a round', () => {
    expect(parse('cup', 'Final,,,,,,').value).toEqual([]);
  });

  test.each(['FinalAbierto', 'FechaPatria', 'Semifinales_7'])(
    'a duel of a player called %s stays a duel',
    (home) => {
      const { duels } = parseDuelRows(`E-01,${home},2,1,Ana,,`);
      expect(duels).toMatchObject([{ home, away: 'Ana' }]);
    },
  );

  test('rounds and their duels keep the sheet’s order', () => {
    const { value, problems } = parse(
      'league',
      title,
      ',,,,,,',
      ',Fecha 2,,,,28/9 al 11/10,',
      labels,
      'E-05,Ana,2,1,Beto,,',
      'E-03,Caro,0,2,Dani,,',
      ',,,,,,',
      ',Fecha 1,,,,14/9 al 27/9,',
      labels,
      'E-01,Ana,2,0,Caro,,',
    );
    expect(value.map(({ name, duels }) => [name, ...duels.map(({ code }) => code)])).toEqual([
      ['Fecha 2', 'E-05', 'E-03'],
      ['Fecha 1', 'E-01'],
    ]);
    expect(problems).toEqual([]);
  });

  test('a sheet without rows has no rounds', () => {
    expect(parse('league')).toEqual({ value: [], problems: [] });
  });
});

describe('duels', () => {
  test('are read from their seven columns', () => {
    expect(
      parseDuelRows('E-01,Ana,1,2,Beto,Jue 24/9 21:00,https://example.com/partida/1'),
    ).toMatchObject({
      duels: [
        {
          code: 'E-01',
          home: 'Ana',
          away: 'Beto',
          homeScore: 1,
          awayScore: 2,
          schedule: 'Jue 24/9 21:00',
          link: 'https://example.com/partida/1',
        },
      ],
      problems: [],
    });
  });

  test('without schedule, scores and link are still duels', () => {
    expect(parseDuelRows('E-01,Ana,,,Beto')).toMatchObject({
      duels: [
        {
          code: 'E-01',
          home: 'Ana',
          away: 'Beto',
          homeScore: null,
          awayScore: null,
          schedule: '-',
          link: null,
        },
      ],
      problems: [],
    });
  });

  test('need a code and a first player, no more', () => {
    expect(parseDuelRows('E-01,Ana').duels).toMatchObject([
      { code: 'E-01', home: 'Ana', away: '' },
    ]);
  });

  test.each([
    ['a code', ',Ana,2,1,Beto,,'],
    ['a first player', 'E-01,,2,1,Beto,,'],
  ])('without %s are rejected and reported', (_, line) => {
    const { duels, problems } = parseDuelRows(line);
    expect(duels).toEqual([]);
    expect(problems).toMatchObject([
      {
        source: 'fixtures-elite',
        row: 2,
        column: 'A',
        reason: 'faltan el código o el primer jugador del duelo; no se muestra',
      },
    ]);
  });

  test('before the first round are rejected and reported', () => {
    const { value, problems } = parse('league', 'E-01,Ana,2,1,Beto,,', round);
    expect(value).toMatchObject([{ duels: [] }]);
    expect(problems).toMatchObject([
      { row: 1, reason: 'el duelo está antes de la primera fecha o fase; no se muestra' },
    ]);
  });

  test('marked «-» are unplayed, without a report', () => {
    const { duels, problems } = parseDuelRows('E-01,Ana,-,-,Beto,-,-');
    expect(duels).toMatchObject([{ homeScore: null, awayScore: null, schedule: '-', link: null }]);
    expect(problems).toEqual([]);
  });

  test.each([
    ['Ana,dos,1,Beto', 'C', 'dos'],
    ['Ana,2,uno,Beto', 'D', 'uno'],
  ])('are unplayed and reported when a score is no number: %s', (cells, column, value) => {
    const { duels, problems } = parseDuelRows(`E-01,${cells},,`);
    expect(duels).toMatchObject([{ homeScore: null, awayScore: null }]);
    expect(problems).toContainEqual(expect.objectContaining({ row: 2, column, value }));
  });

  test.each(['E-01,Ana,2,,Beto,,', 'E-01,Ana,,2,Beto,,'])(
    'are unplayed and reported with one score: %s',
    (line) => {
      const { duels, problems } = parseDuelRows(line);
      expect(duels).toMatchObject([{ homeScore: null, awayScore: null }]);
      expect(problems).toMatchObject([
        { row: 2, reason: 'falta uno de los dos resultados; el duelo figura sin jugar' },
      ]);
    },
  );

  test('lose a link that is not http(s), and it is reported', () => {
    const { duels, problems } = parseDuelRows('E-01,Ana,2,1,Beto,,javascript:alert(1)');
    expect(duels).toMatchObject([{ home: 'Ana', link: null }]);
    expect(problems).toEqual([
      {
        source: 'fixtures-elite',
        row: 2,
        column: 'G',
        value: 'javascript:alert(1)',
        ...droppedLink,
      },
    ]);
  });

  test.each(['Duelo', 'duelo', 'Duelos'])('are not the row of labels, «%s»', (label) => {
    expect(parseDuelRows(`${label},Jugador,Pts,Pts,Jugador,Programación,Link`)).toEqual({
      duels: [],
      problems: [],
    });
  });

  test('are not titles: a single filled cell is skipped without a report', () => {
    expect(parseDuelRows('Copa Argentina – 1ª edición,,,,,,')).toEqual({ duels: [], problems: [] });
  });
});

test.each(['league', 'cup'] as const)(
  'any %s sheet: each row is a round, labels, a title, a duel or a problem, and nothing throws',
  (kind) => {
    const words = ['Fecha 1', 'Final', '8vos de Final', 'Duelo', 'Ana', '2', '-', 'E-01'];
    const count = (rows: readonly (readonly string[])[]) => {
      const { value, problems } = parseFixture('fixtures-elite', rows, kind);
      const duels = value.reduce((sum, { duels: list }) => sum + list.length, 0);
      const rejected = problems.filter(({ reason }) => reason.endsWith('no se muestra'));
      return value.length + duels + rejected.length;
    };
    fc.assert(
      fc.property(anyRows(words), (rows) => {
        rows.forEach((row, index) => {
          const accounted = count(rows.slice(0, index + 1)) - count(rows.slice(0, index));
          const filled = filledCells(row);
          if (filled === 0) expect(accounted).toBe(0);
          else if (filled > 1 && !/^duelos?$/i.test(row[0] ?? '')) expect(accounted).toBe(1);
          else expect(accounted).toBeLessThanOrEqual(1);
        });
      }),
    );
  },
);

test.each([
  ['a result without a rival', 'E-01,Ana,2,1,,,', 'falta el rival'],
  ['a player on both sides', 'E-01,Ana,2,0,ANA,,', 'de los dos lados'],
  ['half a game', 'E-01,Ana,"2,5",0,Beto,,', 'no es un número de juegos'],
  ['less than no games', 'E-01,Ana,2,-1,Beto,,', 'no es un número de juegos'],
])('%s is reported, and the duel shown', (_, line, reason) => {
  const { duels, problems } = parseDuelRows(line);
  expect(duels).toMatchObject([{ home: 'Ana' }]);
  expect(problems[0]?.reason).toContain(reason);
});

test.each(['E-01,A definir,,,A definir,,', 'E-01,Ana,,,,,', 'E-01,Ana,2,0,BYE,,'])(
  'nothing is said of %j',
  (line) => {
    expect(parseDuelRows(line).problems).toEqual([]);
  },
);

test.each([
  ['14/9 al 27-9', 0],
  ['14/9 al 27/0', 1],
  ['27/9 al 14/9', 1],
  ['14/9 al 27/9/2026', 0],
  ['a confirmar', 0],
])('of a round «%s», %i problems are told', (dates, count) => {
  const { value, problems } = parse('league', `,Fecha 1,,,,${dates},`);
  expect(value).toMatchObject([{ interval: dates }]);
  expect(problems).toHaveLength(count);
});

describe('rows that only look like headers', () => {
  test('a bye of a player called like a header stays a duel', () => {
    const { value } = parse('cup', ',1° Fase,,,,,', 'O-1,FinalAbierto,,,,,', 'O-2,Ana,2,0,Beto,,');
    expect(value.map(({ name, duels }) => [name, duels.length])).toEqual([['1° Fase', 2]]);
  });

  test('a player called like a header opens no round, whatever the row lacks', () => {
    const { value, problems } = parse(
      'cup',
      ',8vos de Final,,,,,',
      ',FinalAbierto,2,1,Hornero,Lun 16/11 20:30,',
      'O-4,Final_Boss,,,,,',
      'O-5,Ana,2,0,Beto,,',
    );
    expect(value.map(({ name, duels }) => [name, ...duels.map(({ home }) => home)])).toEqual([
      ['8vos de Final', 'Final_Boss', 'Ana'],
    ]);
    expect(problems).toMatchObject([{ row: 2 }]);
    expect(problems[0]?.reason).toContain('faltan el código');
  });

  test('a header over labels of its columns still opens a round', () => {
    expect(parse('league', 'Duelo,Fecha 1,Pts,Pts,,14/9 al 27/9,').value).toHaveLength(1);
    expect(parse('cup', ',4tos de Final,Pts,Pts,Jugador,,').value).toHaveLength(1);
    expect(parse('cup', ',Gran Final,Pts,Pts,Jugador,,').value).toHaveLength(1);
  });

  test('a header with something typed in the first column still opens a round', () => {
    expect(parse('league', 'x,Fecha 1,,,,14/9 al 27/9,').value).toHaveLength(1);
  });

  test('a title that nobody foresaw opens a round of its own, and is told', () => {
    const { value, problems } = parse(
      'cup',
      ',Semifinales,,,,,',
      ',Torneo relámpago,,,,21/12 al 3/1,',
    );
    expect(value.map(({ name }) => name)).toEqual(['Semifinales', 'Torneo relámpago']);
    expect(problems).toMatchObject([{ row: 2, column: 'B', value: 'Torneo relámpago' }]);
    expect(problems[0]?.reason).toContain('figura como una ronda propia');
  });

  test.each(['Jornada 1', 'Semifinal', 'Cuartos', 'Octavos de final', '3.er puesto', 'Promoción'])(
    '%j is a round',
    (name) => {
      expect(parse('league', `,${name},,,,,`)).toMatchObject({ value: [{ name }], problems: [] });
    },
  );

  test('a title that is there twice is told', () => {
    const { value, problems } = parse('league', ',Fecha 1,,,,,', ',FECHA 1,,,,,');
    expect(value).toHaveLength(2);
    expect(problems).toMatchObject([{ row: 2, value: 'FECHA 1' }]);
  });

  test.each(['FECHA 1', 'fecha 1', '1 ° Fase', '1 º FASE'])(
    '%j is a header however typed',
    (name) => {
      expect(parse('league', `,${name},,,,,`).value).toMatchObject([{ name }]);
    },
  );
});
