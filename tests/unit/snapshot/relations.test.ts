import { describe, expect, test } from 'vitest';
import type { SourceName } from '../../../src/sources/catalog.ts';
import { knownOf, readSource } from '../../../src/snapshot/parse.ts';
import { checkRelations } from '../../../src/snapshot/relations.ts';
import { collectionText } from './builder.ts';

const now = new Date('2026-11-20T18:00:00Z');

type Texts = Partial<Record<SourceName, string>>;

/** The contradictions between sources with these texts; the others are absent. */
function contradictions(texts: Texts, changedAt: Date | null = null) {
  const readings = (Object.entries(texts) as [SourceName, string][]).map(
    ([name, text]) => [name, readSource(name, text)] as const,
  );
  const moment = { now, today: '2026-11-20', changedAt: () => changedAt };
  return checkRelations(knownOf(readings), moment);
}

const lines = (...rows: string[]) => `${rows.join('\n')}\n`;
const ranking = (...nicks: string[]) =>
  lines('ID,Pos,Jugador,Elo,MAX', ...nicks.map((nick, row) => `${row},${row},${nick},500,600`));
const round = (name: string, interval = '') => `,${name},,,,${interval},`;
const pending = (code: string, home: string, away: string) => `${code},${home},,,${away},,`;
const result = (code: string, home: string, score: string, away: string) =>
  `${code},${home},${score.replace('-', ',')},${away},,`;
const team = (nick: string) => collectionText('current-national-team', { nick });
/** A daily-duels sheet; the duels stand from row 2 on. */
const schedule = (...rows: string[]) =>
  lines(
    'División,Local,Visitante,Hora,Link,Fecha',
    ...rows.map((row) => row.replace('@', '21:00:00,')),
  );

describe('a nick that is not in the ranking', () => {
  const unknown = {
    reason: 'el nick no está en el ranking',
    advice: 'revisá cómo está escrito acá y en la hoja del ranking',
  };

  test('is reported in the team, by document and field', () => {
    const texts = { ranking: ranking('Ana'), 'current-national-team': team('Anna') };
    expect(contradictions(texts)).toEqual([
      {
        source: 'current-national-team',
        row: 'current-national-team-1',
        column: 'nick',
        value: 'Anna',
        ...unknown,
      },
    ]);
  });

  test('is not looked for in a ranking without players', () => {
    const texts = { ranking: ranking(), 'current-national-team': team('Anna') };
    expect(contradictions(texts)).toEqual([]);
  });

  test.each(['fixtures-elite', 'fixtures-oroFinals', 'fixtures-cup'] as const)(
    'is reported in %s, by row and the column of its side',
    (source) => {
      const fixture = lines(
        round('Semifinales'),
        pending('X-1', 'Ana', 'Betto'),
        pending('X-2', 'Anna', 'Beto'),
      );
      expect(contradictions({ ranking: ranking('Ana', 'Beto'), [source]: fixture })).toEqual([
        { source, row: 2, column: 'E', value: 'Betto', ...unknown },
        { source, row: 3, column: 'B', value: 'Anna', ...unknown },
      ]);
    },
  );

  test.each(['duels-league', 'duels-cup'] as const)(
    'is reported in %s, by row and the column of its side',
    (source) => {
      const duels = schedule('Élite,Ana,Betto,@,18/11/2026', 'Élite,Anna,Beto,@,18/11/2026');
      expect(contradictions({ ranking: ranking('Ana', 'Beto'), [source]: duels })).toEqual([
        { source, row: 2, column: 'C', value: 'Betto', ...unknown },
        { source, row: 3, column: 'B', value: 'Anna', ...unknown },
      ]);
    },
  );

  test('is looked for whatever the capitals, the accents’ encoding and the spaces around', () => {
    const nick = 'ñandubayÉ';
    const texts = {
      ranking: ranking('ÑandubayÉ'),
      'current-national-team': team(` ${nick.toUpperCase().normalize('NFD')} `),
      'fixtures-elite': lines(round('Fecha 1'), pending('E-1', nick, 'ÑANDUBAYÉ')),
      'duels-league': schedule(`Élite,${nick},ÑANDUBAYÉ,@,18/11/2026`),
    };
    expect(contradictions(texts)).toEqual([]);
  });

  test('is another player when only an accent differs', () => {
    const texts = { ranking: ranking('Ana'), 'current-national-team': team('Aná') };
    expect(contradictions(texts)).toMatchObject([{ value: 'Aná' }]);
  });

  test.each([
    'BYE',
    'Libre',
    '-',
    'A definir',
    'Por confirmar',
    'TBD',
    '?',
    'Ganador 8vos-2',
    'ganador SF1',
    'Perdedor SF1',
    '1° Grupo A',
    '7º Élite',
    '',
  ])('is not %j, which nobody is yet', (player) => {
    const fixture = lines(round('Final'), `X-1,Ana,,,${player},,`);
    expect(contradictions({ ranking: ranking('Ana'), 'fixtures-oroFinals': fixture })).toEqual([]);
  });

  test.each(['GanadorSur', 'Bye77', 'Libreta', '25DeMayo', '1erGrupo'])(
    'may look like a place: %s is a nick all the same',
    (nick) => {
      const fixture = lines(round('Final'), `X-1,Ana,,,${nick},,`);
      const found = contradictions({ ranking: ranking('Ana'), 'fixtures-oroFinals': fixture });
      expect(found).toMatchObject([{ value: nick }]);
    },
  );

  test('is not reported while there is no ranking', () => {
    const texts = {
      'current-national-team': team('Anna'),
      'fixtures-cup': lines(round('Final'), pending('C-1', 'Anna', 'Betto')),
      'duels-cup': schedule('Final,Anna,Betto,@,18/11/2026'),
    };
    expect(contradictions(texts)).toEqual([]);
  });
});

describe('standings against the fixture’s results', () => {
  const labels = ['DG', 'DP', 'DJ', 'PG', 'PP', 'DifP'] as const;
  const heading = `Pos,Jugador,${labels.join(',')}`;
  const elite = (...rows: string[]) => lines('Liga', ',ÉLITE,,,,,,', heading, ...rows);
  // Ana: won 2–1, won 2–0, level 1–1. Beto: lost, level.
  const results = lines(
    round('Fecha 1'),
    result('E-1', 'Ana', '2-1', 'Beto'),
    round('Fecha 2'),
    result('E-2', 'Caro', '0-2', 'Ana'),
    round('Fecha 3'),
    result('E-3', 'Beto', '1-1', 'Ana'),
  );
  const ana = [2, 0, 3, 5, 2, 3];
  const check = (table: string, fixture = results) =>
    contradictions({ 'standings-elite': table, 'fixtures-elite': fixture });

  test('agree when every column is the sum', () => {
    expect(check(elite(`1,Ana,${ana.join()}`, '2,Beto,0,1,2,2,3,-1'))).toEqual([]);
  });

  test('agree whatever the capitals of the player', () => {
    expect(check(elite(`1,ANA,${ana.join()}`))).toEqual([]);
  });

  test.each(labels.map((label, index) => [label, index] as const))(
    'contradict each other in %s: sheet, row, column and both values are named',
    (label, index) => {
      const said = ana.with(index, 9);
      expect(check(elite(`1,Ana,${said.join()}`))).toEqual([
        {
          source: 'standings-elite',
          row: 4,
          column: 'CDEFGH'[index],
          value: '9',
          reason: `Ana: la hoja dice ${label} 9 y los resultados de «fixtures-elite» suman ${ana[index]}`,
          advice: 'corregí la tabla o el resultado mal cargado',
        },
      ]);
    },
  );

  test('are compared by the label of the column, not by its place', () => {
    const table = lines(
      'Liga',
      ',ÉLITE,,,,',
      'DifP,Jugador,PG,Bonus,DG,DP,DJ,PP',
      '4,Ana,5,77,3,0,3,1',
    );
    const found = check(table).filter(({ reason }) => reason.includes('DG'));
    expect(found).toMatchObject([{ row: 4, column: 'E', value: '3' }]);
  });

  test('count a level duel as played, neither won nor lost', () => {
    const level = lines(round('Fecha 1'), result('E-1', 'Ana', '1-1', 'Beto'));
    expect(check(elite('1,Ana,0,0,1,1,1,0'), level)).toEqual([]);
  });

  test.each(['0-0', '-', '2-', '-1'])('do not count the result %j', (score) => {
    const unplayed = lines(round('Fecha 1'), result('E-1', 'Ana', score, 'Beto'));
    expect(check(elite('1,Ana,0,0,0,0,0,0'), unplayed)).toEqual([]);
  });

  test('expect nothing of a player who is in no duel', () => {
    expect(check(elite('1,Dani,0,0,0,0,0,0'))).toEqual([]);
    expect(check(elite('1,Dani,0,0,1,0,0,0'))).toMatchObject([{ value: '1' }]);
  });

  test('are not compared before both have stood for a day: results come first, tables after', () => {
    const texts = { 'standings-elite': elite('1,Ana,9,0,9,5,2,3'), 'fixtures-elite': results };
    const day = 24 * 3_600_000;
    const saidAt = (changedAt: Date): string[] =>
      contradictions(texts, changedAt).map(({ reason }) => reason);
    expect(saidAt(new Date(now.getTime() - day + 1))).toEqual([]);
    expect(saidAt(new Date(now.getTime() - day)).length).toBeGreaterThan(0);
  });

  test('are not compared while one of the two sheets is absent', () => {
    const wrong = elite('1,Ana,9,9,9,9,9,9');
    expect(contradictions({ 'standings-elite': wrong })).toEqual([]);
    expect(contradictions({ 'standings-elite': wrong, 'fixtures-oroA': results })).toEqual([]);
  });

  describe('of a division with groups', () => {
    const group = (name: string, row: string) => [`,${name},,,,,,`, heading, row];
    const blank = (count: number) => Array.from({ length: count }, () => ',,,,,,,');
    /** Group A from row 2, group B from row 13, as the windows say. */
    const platinum = (a: string, b: string) =>
      lines('Liga', ...group('GRUPO A', a), ...blank(8), ...group('GRUPO B', b));
    const fixture = (winner: string, loser: string) =>
      lines(round('Fecha 1'), result('P-1', winner, '2-0', loser));
    const texts = (a: string, b: string): Texts => ({
      'standings-platinum': platinum(a, b),
      'fixtures-platinumA': fixture('Ana', 'Beto'),
      'fixtures-platinumB': fixture('Caro', 'Ana'),
    });

    test('compare each group with its own fixture', () => {
      expect(contradictions(texts('1,Ana,1,0,1,2,0,2', '1,Ana,0,1,1,0,2,-2'))).toEqual([]);
    });

    test('name the row of the second group’s window and its fixture', () => {
      const found = contradictions(texts('1,Ana,1,0,1,2,0,2', '1,Caro,1,0,1,2,1,2'));
      expect(found).toMatchObject([
        {
          source: 'standings-platinum',
          row: 15,
          column: 'G',
          value: '1',
          reason: 'Caro: la hoja dice PP 1 y los resultados de «fixtures-platinumB» suman 0',
        },
      ]);
    });

    test('find the last of Oro’s four groups', () => {
      const oro = lines('Liga', ...blank(27), ...group('GRUPO D', '1,Ana,0,0,0,0,0,0'));
      const found = contradictions({
        'standings-oro': oro,
        'fixtures-oroA': fixture('Ana', 'Beto'),
        'fixtures-oroD': fixture('Ana', 'Beto'),
      });
      expect(found).toHaveLength(4);
      expect(found[0]).toMatchObject({ source: 'standings-oro', row: 31 });
      expect(found[0]?.reason).toContain('«fixtures-oroD»');
    });
  });
});

describe('two rows for one duel', () => {
  const check = (...rows: string[]) => contradictions({ 'fixtures-oroA': lines(...rows) });

  test('are reported when a pair meets twice in a round, naming both rows', () => {
    const found = check(
      round('Fecha 1'),
      pending('O-1', 'Ana', 'Beto'),
      pending('O-2', 'Caro', 'Dani'),
      pending('O-3', 'Ana', 'Beto'),
    );
    expect(found).toEqual([
      {
        source: 'fixtures-oroA',
        row: 4,
        column: 'B',
        value: 'Ana y Beto',
        reason: 'el duelo ya está en Fecha 1, fila 2',
        advice: 'dejá una sola fila por duelo',
      },
    ]);
  });

  test('are reported when the sides are swapped and the capitals differ', () => {
    const found = check(
      round('Fecha 1'),
      pending('O-1', 'Ana', 'Beto'),
      pending('O-2', 'BETO', 'ana'),
    );
    expect(found).toMatchObject([{ row: 3, value: 'BETO y ana' }]);
  });

  test('are fine in different rounds', () => {
    const found = check(
      round('Fecha 1'),
      pending('O-1', 'Ana', 'Beto'),
      round('Fecha 2'),
      pending('O-2', 'Beto', 'Ana'),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['A definir', 'A definir'],
    ['1° Grupo A', 'A definir'],
    ['Ana', 'BYE'],
    ['Ganador SF1', 'Ganador SF2'],
  ])('are fine where a side is nobody, or nobody yet: %s, %s', (home, away) => {
    expect(check(round('Fecha 1'), pending('O-1', home, away), pending('O-2', home, away))).toEqual(
      [],
    );
  });

  test('are reported when a code stands twice, in whatever round and capitals', () => {
    const found = check(
      round('Fecha 1'),
      pending('O-1', 'Ana', 'Beto'),
      round('Fecha 2'),
      pending('o-1', 'Caro', 'Dani'),
    );
    expect(found).toEqual([
      {
        source: 'fixtures-oroA',
        row: 4,
        column: 'A',
        value: 'o-1',
        reason: 'el código ya está en la fila 2 (Ana y Beto)',
        advice: 'dejá una sola fila por duelo, o cambiá el código',
      },
    ]);
  });

  test('are one problem when both the code and the pair are repeated', () => {
    const duel = pending('O-1', 'Ana', 'Beto');
    expect(check(round('Fecha 1'), duel, duel)).toMatchObject([{ row: 3, column: 'A' }]);
  });

  test('may share a code across fixtures', () => {
    const fixture = lines(round('Fecha 1'), pending('1', 'Ana', 'Beto'));
    expect(contradictions({ 'fixtures-oroA': fixture, 'fixtures-oroB': fixture })).toEqual([]);
  });
});

describe('a final of several duels', () => {
  const final = [round('Final'), pending('F-1', 'Ana', 'Beto')];
  const third = pending('F-2', 'Caro', 'Dani');

  test.each(['fixtures-cup', 'fixtures-oroFinals', 'fixtures-platinumFinal'] as const)(
    'is reported in %s: it does not tell the champion',
    (source) => {
      const found = contradictions({ [source]: lines(...final, third) });
      expect(found).toMatchObject([{ source, row: 3, column: 'A', value: 'F-2 Caro Dani' }]);
      expect(found[0]?.reason).toContain('no se sabe quién es campeón');
    },
  );

  test('is none with the third place in a phase of its own', () => {
    const own = lines(...final, round('Final por el 3.er puesto'), third);
    expect(contradictions({ 'fixtures-cup': own })).toEqual([]);
  });
});

describe('a scheduled duel and the dates of its round', () => {
  const outside = (date: string, interval: string) =>
    contradictions({
      'fixtures-elite': lines(round('Fecha 1', interval), pending('E-1', 'Ana', 'Beto')),
      'duels-league': schedule(`Élite,Ana,Beto,@,${date}`),
    });
  const dates = (found: { value: string }[]) => found.map(({ value }) => value);

  test.each([
    ['before the first day', '13/9/2026', ['13/9']],
    ['on the first day', '14/9/2026', []],
    ['within', '20/9/2026', []],
    ['on the last day', '27/9/2026', []],
    ['after the last day', '28/9/2026', ['28/9']],
    ['months later', '1/12/2026', ['1/12']],
  ])('%s', (_, date, reported) => {
    expect(dates(outside(date, '14/9 al 27/9'))).toEqual(reported);
  });

  test.each([
    ['20/12/2026', ['20/12']],
    ['21/12/2026', []],
    ['31/12/2026', []],
    ['1/1/2027', []],
    ['3/1/2027', []],
    ['4/1/2027', ['4/1']],
  ])('across new year: %s', (date, reported) => {
    expect(dates(outside(date, '21/12 al 3/1'))).toEqual(reported);
  });

  test('names sheet, row, day, players, round and its dates', () => {
    expect(outside('28/9/2026', '14/9 al 27/9')).toEqual([
      {
        source: 'duels-league',
        row: 2,
        column: 'F',
        value: '28/9',
        reason: 'Ana y Beto juegan fuera de Fecha 1 (14/9 al 27/9)',
        advice: 'si está acordado no hace falta nada; si no, corregí la fecha',
      },
    ]);
  });

  test.each(['', 'a confirmar', '14/9', '14/9 al 31/9', '1/9, 8/9 y 15/9'])(
    'is never outside of a round whose dates are %j',
    (interval) => {
      expect(outside('1/1/2027', `"${interval}"`)).toEqual([]);
    },
  );

  test('finds the round with the sides swapped and other capitals', () => {
    const found = contradictions({
      'fixtures-elite': lines(round('Fecha 1', '14/9 al 27/9'), pending('E-1', 'Ana', 'Beto')),
      'duels-league': schedule('Élite,BETO,ana,@,28/9/2026'),
    });
    expect(dates(found)).toEqual(['28/9']);
  });

  test('takes the round in which these two meet, not another one', () => {
    const fixture = lines(
      round('Fecha 1', '14/9 al 27/9'),
      pending('E-1', 'Ana', 'Caro'),
      round('Fecha 2', '28/9 al 11/10'),
      pending('E-2', 'Ana', 'Beto'),
    );
    const found = contradictions({
      'fixtures-elite': fixture,
      'duels-league': schedule('Élite,Ana,Beto,@,28/9/2026', 'Élite,Ana,Caro,@,28/9/2026'),
    });
    expect(found.map(({ row }) => row)).toEqual([3]);
  });

  test('says nothing of a pair that is in no fixture of its division', () => {
    const found = contradictions({
      'fixtures-elite': lines(round('Fecha 1', '14/9 al 27/9'), pending('E-1', 'Ana', 'Beto')),
      'duels-league': schedule('Oro,Ana,Beto,@,1/12/2026', 'Élite,Ana,Dani,@,1/12/2026'),
    });
    expect(found).toEqual([]);
  });

  test.each([
    ['Platinum', 'fixtures-platinumB'],
    ['Platinum', 'fixtures-platinumFinal'],
    ['Oro', 'fixtures-oroFinals'],
    ['Élite', 'fixtures-promotionsElitePlatinum'],
  ] as const)('of %s is looked for in %s too', (division, source) => {
    const found = contradictions({
      [source]: lines(round('Final', '14/9 al 27/9'), pending('X-1', 'Ana', 'Beto')),
      'duels-league': schedule(`${division},Ana,Beto,@,28/9/2026`),
    });
    expect(dates(found)).toEqual(['28/9']);
  });

  test('of the cup is compared with the cup’s fixture only', () => {
    const texts = (source: SourceName): Texts => ({
      [source]: lines(round('8vos de Final', '21/12 al 3/1'), pending('C-1', 'Ana', 'Beto')),
      'duels-cup': schedule('8vos de Final,Ana,Beto,@,4/1/2027'),
    });
    expect(contradictions(texts('fixtures-cup'))).toMatchObject([
      { source: 'duels-cup', row: 2, value: '4/1' },
    ]);
    expect(contradictions(texts('fixtures-elite'))).toEqual([]);
  });
});

test('sources that agree give no problems, and no sources give none', () => {
  const texts: Texts = {
    ranking: ranking('Ana', 'Beto'),
    'current-national-team': team('Ana'),
    'standings-elite': lines('Liga', ',ÉLITE,,', 'Pos,Jugador,DG,DP', '1,Ana,1,0', '2,Beto,0,1'),
    'fixtures-elite': lines(round('Fecha 1', '14/9 al 27/9'), result('E-1', 'Ana', '2-1', 'Beto')),
    'duels-league': schedule('Élite,Ana,Beto,@,20/9/2026'),
  };
  expect(contradictions(texts)).toEqual([]);
  expect(contradictions({})).toEqual([]);
});

describe('the same pair in two rounds', () => {
  const fixture = lines(
    round('Fecha 1', '14/9 al 27/9'),
    pending('E-1', 'Ana', 'Beto'),
    round('Fecha 8', '9/11 al 22/11'),
    pending('E-2', 'Beto', 'Ana'),
  );

  test.each([
    ['18/11/2026', 0],
    ['20/9/2026', 0],
    ['18/12/2026', 1],
  ])('may play on %s in either: %d problems', (date, count) => {
    const duels = schedule(`Elite,Ana,Beto,@,${date}`);
    expect(contradictions({ 'fixtures-elite': fixture, 'duels-league': duels })).toHaveLength(
      count,
    );
  });
});
