/** Content and order of the agenda (docs/product.md, «The agenda»). */
import { expect, test } from 'vitest';
import { listAgenda, type AgendaDuel } from '../../../src/season/agenda.ts';
import { round, seasonOf, today } from './season.ts';

/** Agenda of a round that is being played. A row of the daily duels is `Ana,Beto,24/11`, optionally with an hour. */
function agendaOf(
  duels: string,
  daily: readonly string[],
  interval = '16/11 al 29/11',
): AgendaDuel[] {
  const dailyCup = daily.map((text) => {
    const [home, away, date, time = '21:00'] = text.split(',');
    return `Copa,${home},${away},${time}:00,,${date}/2026`;
  });
  return listAgenda(seasonOf({ cup: round('4tos de Final', interval, duels), dailyCup }), today);
}
/** Duels as `21 21:00 Ana-Beto`: day of November, hour, players. */
const told = (agenda: readonly AgendaDuel[]): string =>
  agenda
    .map(({ date, time, home, away }) =>
      [date?.slice(-2) ?? '-', time ?? '-', `${home}-${away}`].join(' '),
    )
    .join(', ');

test('a row without a fixture is listed until its day is over, under a stable address made of its players', () => {
  const rows = ['Zoe,Ana,20/11', 'Eva,Ana,18/11', 'Eva,Ana,21/11', 'Ana,Eva,24/11'];
  expect(agendaOf('', rows)).toMatchObject([
    { id: 'cup-ana-zoe', match: null, place: 'Copa' },
    { id: 'cup-ana-eva-2', date: '2026-11-21' },
    { id: 'cup-ana-eva-3', date: '2026-11-24' },
  ]);
});

test('a row without a fixture, division and phase is of its competition', () => {
  const season = seasonOf({ dailyLeague: [',Ana,Beto,21:00:00,,21/11/2026'] });
  expect(listAgenda(season, today)).toMatchObject([{ place: 'Liga Nacional' }]);
});

test.each<[string, string, string[], string, interval?: string]>([
  ['on its fixture’s day', 'A - B @ 21/11 20:00; C - D @ 22/11', [], '21 20:00 A-B, 22 - C-D'],
  ['of today, in a round to come', 'A - B @ 20/11 9:00', [], '20 09:00 A-B', '23/11 al 6/12'],
  ['whose day is over, first', 'C - D; A - B @ 18/11 21:00', [], '18 21:00 A-B, - - C-D'],
  ['whose daily row is over', 'A - B', ['A,B,19/11'], '19 21:00 A-B'],
  ['that was moved, on its new day', 'A - B @ 23/11', ['A,B,18/11', 'B,A,24/11'], '24 21:00 B-A'],
  ['that was played: never', 'A 2-0 B @ 24/11', [], ''],
  ['that is a bye: never', 'C - Libre; C - -', [], ''],
  ['of who is not known yet: never', 'D - Ganador C-1; 1.º Grupo A - E', [], ''],
  ['of a round that is over', 'A - B', [], '- - A-B', '2/11 al 15/11'],
  ['of a round to come: never', 'A - B', [], '', '23/11 al 6/12'],
])('there stands a duel %s', (_, duels, daily, expected, interval) => {
  expect(told(agendaOf(duels, daily, interval))).toBe(expected);
});

test('duels of both competitions are sorted by day and hour; those without an hour come last in their day', () => {
  const season = seasonOf({
    primera: round('Fecha 1', '16/11 al 29/11', 'Ana - Beto @ vie 20/11', 'Ivo - Juan'),
    cup: round('Final', '16/11 al 29/11', 'Caro - Dora'),
    dailyLeague: ['Primera,Eva,Fito,09:00:00,,21/11/2026'],
    dailyCup: ['Copa,Gina,Hugo,22:00:00,,20/11/2026'],
  });
  expect(listAgenda(season, today).map(({ home, place }) => `${home}, ${place}`)).toEqual([
    'Gina, Copa',
    'Ana, Primera · Fecha 1',
    'Eva, Primera',
    'Ivo, Primera · Fecha 1',
    'Caro, Copa · Final',
  ]);
});
