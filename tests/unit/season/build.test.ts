/** Building a season: ids, players, stages and days of duels. */
import { describe, expect, test } from 'vitest';
import {
  isBetweenPlayers,
  isBye,
  isOpen,
  isPlayed,
  isResult,
  winner,
} from '../../../src/season/model.ts';
import { archived, matchOf, round, seasonOf, stageOf, type Sheets } from './season.ts';

const ids = (sheets: Sheets): string[] => seasonOf(sheets).matches.map(({ id }) => id);

describe('a duel’s id', () => {
  test('is its fixture and code; the global id adds the season', () => {
    const { matches } = seasonOf({
      segundaFinal: [',Final,,,,,', 'E-12,Ana,2,0,Beto,-,'],
      cup: [',Final,,,,,', 'E-12,Ana,2,0,Beto,-,'],
    });
    expect(matches.map(({ id, uid }) => [id, uid])).toEqual([
      ['segundafinal-e-12', 'league-1a-temporada-segundafinal-e-12'],
      ['cup-e-12', 'cup-2a-edicion-cup-e-12'],
    ]);
  });

  test('stays when the duel is played, moved or given other players or a bye', () => {
    const before = [',Fecha 1,,,,,', 'E-1,Ana,,,Beto,-,', 'E-2,Ana,,,Carla,-,', 'E-3,Dora,,,,-,'];
    const after = [
      ',Fecha 1,,,,9/11 al 22/11,',
      'E-1,Ana,2,1,Beto,-,',
      'E-2,Dora,,,Carla,lunes 21,',
      'E-3,Libre,,,Dora,-,',
    ];
    expect(ids({ primera: after })).toEqual(ids({ primera: before }));
    expect(ids({ primera: before })).toEqual(['primera-e-1', 'primera-e-2', 'primera-e-3']);
  });

  test('gets a number, in the sheet’s order, if its fixture has the code twice', () => {
    const rows = ['1,Ana,,,Beto,-,', '1,Ana,,,Carla,-,', ',Fecha 2,,,,,', '1,Beto,,,Carla,-,'];
    expect(ids({ primera: [',Fecha 1,,,,,', ...rows, '1-2,Ana,,,Dora,-,'] })).toEqual([
      'primera-1',
      'primera-1-2',
      'primera-1-3',
      'primera-1-2-2',
    ]);
  });
});

test('a row that names who is free is a bye, and notes stay with their round', () => {
  const rows = [',Fecha 1,,,,,', ',Fecha libre: Caro,,,,,', ',Jornada suspendida,,,,,'];
  const season = seasonOf({ primera: [...rows, 'E-1,Ana,,,Beto,-,'] });
  const shown = season.matches.map((match) => [match.id, match.home.nick, isBye(match)]);
  expect(shown).toEqual([
    ['primera-libre', 'Caro', true],
    ['primera-e-1', 'Ana', false],
  ]);
  expect(stageOf(season, 'primera').rounds).toMatchObject([
    { name: 'Fecha 1', notes: ['Jornada suspendida'] },
  ]);
});

test('every fixture is one stage, even if two divisions play it, and stages have different names', () => {
  const sheets = { primera: [], segundaA: [], segundaFinal: [], promociones: [], cup: [] };
  const season = seasonOf(sheets);
  const { stages, divisions } = season;
  expect(stages.map(({ fixture, name, fullName }) => [fixture, name, fullName])).toEqual([
    ['primera', 'Primera', 'Primera'],
    ['segundaA', 'Segunda · Grupo A', 'Segunda, Grupo A'],
    ['segundaB', 'Segunda · Grupo B', 'Segunda, Grupo B'],
    ['promociones', 'Promociones', 'Promociones'],
    ['segundaFinal', 'Segunda', 'Segunda, Final'],
    ['cup', 'Copa', 'Copa'],
  ]);
  const shared = stageOf(season, 'promociones');
  expect(shared).toMatchObject({ isShared: true, division: { id: 'primera' } });
  expect(divisions.map(({ playoffs }) => playoffs[0]?.stage === shared)).toEqual([true, true]);
});

test('without sheets there are no stages', () => {
  expect(seasonOf({})).toMatchObject({ competitions: [], stages: [], matches: [], champions: [] });
  const { competitions } = seasonOf({ cup: [] });
  expect(competitions).toMatchObject([{ divisions: [], config: { edition: '2ª edición' } }]);
});

test.each([
  ['Ana 2-1 Beto', 'played result people home'],
  ['Ana 0-2 Beto', 'played result people away'],
  ['Ana 1-1 Beto', 'played result people null'],
  ['Ana 0-0 Beto', 'open people null'],
  ['Ana - Beto', 'open people null'],
  ['Ana 2-0 BYE', 'bye home'],
  ['Ana - Libre', 'bye null'],
  ['Ana - Ganador SF1', 'open null'],
])('%s is %s', (duel, expected) => {
  const { matches } = seasonOf({ primera: round('Fecha 1', '', duel) });
  const is = {
    played: isPlayed,
    result: isResult,
    open: isOpen,
    bye: isBye,
    people: isBetweenPlayers,
  };
  const told = matches.flatMap((match) => [
    ...Object.entries(is).flatMap(([name, holds]) => (holds(match) ? [name] : [])),
    String(winner(match)),
  ]);
  expect(told.join(' ')).toBe(expected);
});

test('rounds have days in the years of their stage, also across New Year', () => {
  const rows = [
    ...round('Fecha 1', '14/9 al 27/9', 'Ana - Beto @ Jue 24/9 21:00'),
    ...round('Fecha 2', '28/12 al 10/1', 'Ana - Caro @ sáb 2/1', 'Ana - Dani @ a confirmar'),
    ...round('Fecha 3', 'a confirmar', 'Ana - Eva @ 4/11/2025 9:30'),
  ];
  for (const day of ['2026-08-01', '2026-11-20']) {
    const { rounds } = stageOf(seasonOf({ primera: rows }, day), 'primera');
    expect(rounds.map(({ days }) => days)).toEqual([
      ['2026-09-14', '2026-09-27'],
      ['2026-12-28', '2027-01-10'],
      null,
    ]);
    expect(rounds.flatMap(({ matches }) => matches.map(({ when }) => when))).toEqual([
      { date: '2026-09-24', time: '21:00' },
      { date: '2027-01-02', time: null },
      null,
      { date: '2025-11-04', time: '09:30' },
    ]);
  }
});

test('rounds go forward from the competition’s `starts`, and playoffs go forward from the groups', () => {
  const sheets = {
    segundaA: [
      ...round('Fecha 1', '2/3 al 15/3', 'Ana 2-0 Beto'),
      ...round('Fecha 2', '1/6 al 14/6'),
    ],
    segundaB: [...round('Fecha 1', '1/9 al 14/9'), ...round('Fecha 2', '28/9 al 4/10')],
    segundaFinal: round('Final', '1/4 al 14/4', 'Ana - Beto'),
    cup: round('Final', '1/4 al 14/4', 'Ana 2-0 Beto'),
  };
  const first = (starts?: string) =>
    seasonOf({ ...sheets, ...(starts && { starts }) }).stages.map((stage) => [
      stage.fixture,
      stage.rounds[0]?.days?.[0],
    ]);
  expect(Object.fromEntries(first())).toMatchObject({ segundaA: '2026-03-02', cup: '2026-04-01' });
  expect(Object.fromEntries(first('2024-03-01'))).toEqual({
    segundaA: '2024-03-02',
    segundaB: '2024-09-01',
    segundaFinal: '2025-04-01',
    cup: '2024-04-01',
  });
});

test('rounds of a finished season are in its years', () => {
  const primera = round('Fecha 1', '5/5 al 18/5', 'Ana 2-0 Beto @ 8/5');
  const { matches } = archived({ primera }, 2023);
  expect(matches[0]?.round.days).toEqual(['2023-05-05', '2023-05-18']);
  expect(matches[0]?.when?.date).toBe('2023-05-08');
});

describe('a row of the daily duels', () => {
  const daily = (category: string, pair: string, date: string): string =>
    `${category},${pair.replace('-', ',')},21:00:00,,${date}`;
  const placed = (sheets: Sheets, reference?: string): (string | null)[] =>
    seasonOf(sheets, reference).daily.map(({ match }) => match?.id ?? null);

  test('gives its duel the day, in any order and case of its players', () => {
    const season = seasonOf({
      primera: round('Fecha 1', '', 'Ana - Beto @ Jue 19/11 20:00'),
      dailyLeague: [daily('Primera', 'BETO-ana', '21/11/2026')],
    });
    const match = matchOf(season, 'Ana-Beto');
    expect(match.when).toEqual({ date: '2026-11-21', time: '21:00' });
    expect(match.daily).toMatchObject({ row: 1, home: 'BETO' });
    expect(season.daily).toMatchObject([
      { division: { id: 'primera' }, competition: { id: 'liga-nacional' } },
    ]);
    expect(season.daily[0]?.match).toBe(match);
  });

  test('counts in its last version when the duel was moved', () => {
    const dailyCup = ['20/11/2026', '23/11/2026'].map((day) => daily('Final', 'Ana-Beto', day));
    const season = seasonOf({ cup: round('Final', '', 'Ana - Beto'), dailyCup });
    expect(matchOf(season, 'Ana-Beto')).toMatchObject({
      daily: { row: 2 },
      when: { date: '2026-11-23' },
    });
  });

  test('belongs to its division and that division’s playoffs; without a division, to any', () => {
    const sheets = {
      primera: round('Fecha 1', '', 'Ana - Beto'),
      segundaA: round('Fecha 1', '', 'Ana - Beto', 'Caro - Dani'),
      promociones: round('Promociones', '', 'Beto - Caro'),
      cup: round('Final', '', 'Ana - Beto'),
    };
    const dailyLeague = [
      daily('SEGUNDA', 'Ana-Beto', '20/11/2026'),
      daily('Segunda', 'Caro-Beto', '20/11/2026'),
      daily('Promociones', 'Caro-Dani', '20/11/2026'),
      daily('Primera', 'Caro-Dani', '20/11/2026'),
      daily('Primera', 'Zoe-Ana', '20/11/2026'),
    ];
    const dailyCup = [daily('Primera', 'Ana-Beto', '20/11/2026')];
    expect(placed({ ...sheets, dailyLeague, dailyCup })).toEqual([
      'segundaa-ana-beto',
      'promociones-beto-caro',
      'segundaa-caro-dani',
      null,
      null,
      'cup-ana-beto',
    ]);
  });

  const twice = [
    ...round('Fecha 1', '2/3 al 15/3', 'Ana - Beto'),
    // The year of a round is the one nearest to the round above.
    ...round('Fecha 5', '1/6 al 14/6', 'Ana - Caro'),
    ...round('Fecha 9', '5/10 al 18/10', 'Beto - Ana'),
  ];

  test.each([
    // On this day the second round of the year before would be nearer.
    ['before the first round', '1/2/2026', 'primera-ana-beto'],
    ['between the rounds', '1/8/2026', 'primera-ana-beto'],
    ['in the second round', '6/10/2026', 'primera-beto-ana'],
    ['after the last round', '20/12/2026', 'primera-beto-ana'],
  ])('of a pair that meets twice, half a year apart, is of its own round: %s', (_, date, id) => {
    const sheets = { primera: twice, dailyLeague: [daily('Primera', 'Ana-Beto', date)] };
    expect(placed(sheets, '2026-07-01')).toEqual([id]);
  });

  test('belongs to the round in which it is played, even if a later block of the sheet began earlier', () => {
    const primera = [
      ...round('Fecha 2', '16/11 al 29/11', 'Ana - Beto'),
      ...round('Fecha 1', '2/11 al 15/11', 'Beto - Ana'),
    ];
    const dailyLeague = [daily('Primera', 'Ana-Beto', '20/11/2026')];
    expect(placed({ primera, dailyLeague })).toEqual(['primera-ana-beto']);
  });

  test('belongs to the first duel of its pair if rounds have no days', () => {
    const primera = [...round('Fecha 1', '', 'Ana - Beto'), ...round('Fecha 2', '', 'Beto - Ana')];
    const dailyLeague = [daily('Primera', 'Ana-Beto', '20/11/2026')];
    expect(placed({ primera, dailyLeague })).toEqual(['primera-ana-beto']);
  });
});

test.each([
  ['del 9 al 22/11', '2026-11-19 21hs', '9/11 al 22/11', 'Jue 19/11 21:00'],
  ['2026-11-09 al 2026-11-22', '19 de noviembre', '9/11 al 22/11', 'Jue 19/11'],
  ['6/10', 'Mar 6/10 9:30 pm', '6/10', 'Mar 6/10 21:30'],
  ['a definir', 'cuando puedan', 'a definir', 'cuando puedan'],
])('of «%s» and «%s», what can be read is shown in one form', (dates, schedule, shown, told) => {
  const primera = round('Fecha 1', dates, `Ana - Beto @ ${schedule}`);
  const [match] = seasonOf({ primera }).matches;
  expect([match?.round.interval, match?.schedule]).toEqual([shown, told]);
});
