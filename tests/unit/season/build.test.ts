/** Building a season: ids, players, stages and days of duels. */
import { expect, test } from 'vitest';
import type { Season } from '../../../src/season/model.ts';
import { expectTold } from '../../fixtures/told.ts';
import { archived, round, seasonOf, stageOf, type Sheets } from './season.ts';

/** Ids of duels with their players. */
const ids = (sheets: Sheets): string[] =>
  seasonOf(sheets).matches.map(({ id, home, away }) => `${id}: ${home.nick}, ${away.nick}`);
const both = [',Final,,,,,', 'E-12,Ana,2,0,Beto,-,'];

test('a duel’s id is its fixture and code, whatever else is edited', async () => {
  await expectTold('build/ids.out', {
    'fixture and code': ids({ segundaFinal: both, cup: both }),
    'the global id adds the season': seasonOf({ segundaFinal: both, cup: both }).matches.map(
      ({ uid }) => uid,
    ),
    'before an edit': ids({
      primera: [',Fecha 1,,,,,', 'E-1,Ana,,,Beto,-,', 'E-2,Ana,,,Carla,-,', 'E-3,Dora,,,,-,'],
    }),
    'after it: played, moved, with other players, with a bye': ids({
      primera: [
        ',Fecha 1,,,,9/11 al 22/11,',
        'E-1,Ana,2,1,Beto,-,',
        'E-2,Dora,,,Carla,lunes 21,',
        'E-3,Libre,,,Dora,-,',
      ],
    }),
    'a code that its fixture has twice gets a number, in the sheet’s order': ids({
      primera: [
        ...[',Fecha 1,,,,,', '1,Ana,,,Beto,-,', '1,Ana,,,Carla,-,'],
        ...[',Fecha 2,,,,,', '1,Beto,,,Carla,-,', '1-2,Ana,,,Dora,-,'],
      ],
    }),
    'a row that names who is free is a bye': ids({
      primera: [',Fecha 1,,,,,', ',Fecha libre: Caro,,,,,', 'E-1,Ana,,,Beto,-,'],
    }),
  });
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

/** Days of rounds and of their duels. */
const daysIn = ({ stages }: Season): string[] =>
  stages.flatMap(({ fixture, rounds }) =>
    rounds.map(({ name, days, matches }) => {
      const own = matches.map(({ when }) => [when?.date, when?.time].filter(Boolean).join(' '));
      return `${fixture}, ${name}: ${days?.join(' – ') ?? 'no days'}; ${own.join(', ')}`;
    }),
  );
const overNewYear = [
  ...round('Fecha 1', '14/9 al 27/9', 'Ana - Beto @ Jue 24/9 21:00'),
  ...round('Fecha 2', '28/12 al 10/1', 'Ana - Caro @ sáb 2/1', 'Ana - Dani @ a confirmar'),
  ...round('Fecha 3', 'a confirmar', 'Ana - Eva @ 4/11/2025 9:30'),
];
const halfYears = {
  segundaA: [
    ...round('Fecha 1', '2/3 al 15/3', 'Ana 2-0 Beto'),
    ...round('Fecha 2', '1/6 al 14/6'),
  ],
  segundaB: [...round('Fecha 1', '1/9 al 14/9'), ...round('Fecha 2', '28/9 al 4/10')],
  segundaFinal: round('Final', '1/4 al 14/4', 'Ana - Beto'),
  cup: round('Final', '1/4 al 14/4', 'Ana 2-0 Beto'),
};
const upwards = [
  ...round('Final', '20/12', 'Ana - Beto'),
  ...round('Semifinales', '9/11 al 22/11', 'Ana 2-0 Caro'),
  ...round('4tos de Final', '14/9 al 27/9', 'Ana 2-0 Dani'),
];

test('rounds and duels have days in the years of their stage', () =>
  expectTold('build/days.out', {
    'across New Year': daysIn(seasonOf({ primera: overNewYear })),
    'near the day on which the season is seen': daysIn(seasonOf(halfYears)),
    'forward from the competition’s `starts`, and playoffs forward from the groups': daysIn(
      seasonOf({ ...halfYears, starts: '2024-03-01' }),
    ),
    'upwards in a cup’s sheet that begins with the final': daysIn(seasonOf({ cup: upwards })),
    'in the years of a finished season': daysIn(
      archived({ primera: round('Fecha 1', '5/5 al 18/5', 'Ana 2-0 Beto @ 8/5') }, 2023),
    ),
  }));

const daily = (category: string, pair: string, date: string): string =>
  `${category},${pair.replace('-', ',')},21:00:00,,${date}`;

/** The duel of each row, with the row that counts and the day that it gives. */
const placed = (sheets: Sheets, seen?: string): string[] =>
  seasonOf(sheets, seen).daily.map(({ category, home, away, match }) => {
    const told = match && `${match.id}, by row ${match.daily?.row} on ${match.schedule}`;
    return `${category} ${home}-${away}: ${told ?? 'of no fixture'}`;
  });
const twice = [
  ...round('Fecha 1', '2/3 al 15/3', 'Ana - Beto'),
  // The year of a round is the one nearest to the round above.
  ...round('Fecha 5', '1/6 al 14/6', 'Ana - Caro'),
  ...round('Fecha 9', '5/10 al 18/10', 'Beto - Ana'),
];
const metTwice = (date: string): string[] =>
  placed({ primera: twice, dailyLeague: [daily('Primera', 'Ana-Beto', date)] }, '2026-07-01');
const played = daily('Primera', 'Ana-Beto', '20/11/2026');

test('a row of the daily duels belongs to one duel of a fixture, or to none', () =>
  expectTold('build/daily.out', {
    'a duel that was moved counts in its last version': placed({
      cup: round('Final', '', 'Ana - Beto'),
      dailyCup: ['20/11/2026', '23/11/2026'].map((day) => daily('Final', 'Ana-Beto', day)),
    }),
    'a division’s row is of it and its playoffs; without a division, of any; none of another':
      placed({
        primera: round('Fecha 1', '', 'Ana - Beto'),
        segundaA: round('Fecha 1', '', 'Ana - Beto', 'Caro - Dani'),
        promociones: round('Promociones', '', 'Beto - Caro'),
        cup: round('Final', '', 'Ana - Beto'),
        dailyLeague: [
          daily('SEGUNDA', 'BETO-ana', '20/11/2026'),
          daily('Segunda', 'Caro-Beto', '20/11/2026'),
          daily('Promociones', 'Caro-Dani', '20/11/2026'),
          daily('Primera', 'Caro-Dani', '20/11/2026'),
          daily('Primera', 'Zoe-Ana', '20/11/2026'),
        ],
        dailyCup: [played],
      }),
    // On this day the second round of the year before would be nearer.
    'of a pair that meets twice, half a year apart: before the first round': metTwice('1/2/2026'),
    'between the rounds': metTwice('1/8/2026'),
    'in the second round': metTwice('6/10/2026'),
    'after the last round': metTwice('20/12/2026'),
    'the round in which it is played, even if a later block of the sheet began earlier': placed({
      primera: [
        ...round('Fecha 2', '16/11 al 29/11', 'Ana - Beto'),
        ...round('Fecha 1', '2/11 al 15/11', 'Beto - Ana'),
      ],
      dailyLeague: [played],
    }),
    'the first open duel of a pair if rounds have no days': placed({
      primera: [...round('Fecha 1', '', 'Ana - Beto'), ...round('Fecha 2', '', 'Beto - Ana')],
      dailyLeague: [played],
    }),
    'also once the first leg has a result': placed({
      primera: [...round('Fecha 1', '', 'Ana 2-0 Beto'), ...round('Fecha 2', '', 'Beto - Ana')],
      dailyLeague: [played],
    }),
    'a playoff without days, after a round of the group': placed({
      primera: round('Fecha 1', '2/11 al 15/11', 'Ana 2-0 Beto'),
      promociones: round('Promociones', '', 'Beto - Ana'),
      dailyLeague: [played],
    }),
  }));

test.each([
  ['del 9 al 22/11', '2026-11-19 21hs', '9/11 al 22/11', 'Jue 19/11 21:00'],
  ['6/10', 'Mar 6/10 9:30 pm', '6/10', 'Mar 6/10 21:30'],
  ['a definir', 'cuando puedan', 'a definir', 'cuando puedan'],
])('of «%s» and «%s», what can be read is shown in one form', (dates, schedule, shown, told) => {
  const primera = round('Fecha 1', dates, `Ana - Beto @ ${schedule}`);
  const [match] = seasonOf({ primera }).matches;
  expect([match?.round.interval, match?.schedule]).toEqual([shown, told]);
});
