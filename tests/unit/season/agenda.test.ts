/** What stands in the agenda, and in which order (docs/product.md, «The agenda»). */
import { describe, expect, test } from 'vitest';
import { listAgenda, type AgendaDuel } from '../../../src/season/agenda.ts';
import { round, seasonOf, today } from './season.ts';

interface Given {
  /** Of a round that is being played. */
  cup?: string[];
  daily?: string[];
  interval?: string;
}

const agendaOf = ({ cup = [], daily = [], interval = '16/11 al 29/11' }: Given): AgendaDuel[] =>
  listAgenda(seasonOf({ cup: round('4tos de Final', interval, ...cup), dailyCup: daily }), today);
const row = (home: string, away: string, date: string, time = '21:00'): string =>
  `Copa,${home},${away},${time}:00,,${date}`;
/** `2026-11-21 21:00 Ana-Beto`; with an «!» where the result is missing. */
const lines = (given: Given): string[] =>
  agendaOf(given).map(
    ({ date, time, home, away, lacksResult }) =>
      `${date ?? '-'} ${time ?? '-'} ${home}-${away}${lacksResult ? '!' : ''}`,
  );

test('a duel that both sheets have stands there once, by the daily one, with the fixture’s name', () => {
  const [duel, ...others] = agendaOf({
    cup: ['Ana - Beto @ vie 20/11 20:00'],
    daily: [row('Beto', 'Ana', '21/11/2026')],
  });
  expect(others).toEqual([]);
  expect(duel).toMatchObject({
    id: 'cup-ana-beto',
    place: 'Copa · 4tos de Final',
    date: '2026-11-21',
    time: '21:00',
    daily: { row: 1 },
    match: { code: 'Ana-Beto' },
  });
});

test('a duel that no fixture has is called after its players, until its day is over', () => {
  const daily = [row('Zoe', 'Ana', '20/11/2026'), row('Eva', 'Ana', '19/11/2026')];
  const agenda = agendaOf({ daily });
  expect(agenda).toMatchObject([{ id: 'cup-ana-zoe', match: null, place: 'Copa' }]);
});

describe('there stands, or not, a duel', () => {
  test.each<[string, Given, string[]]>([
    [
      'on the day that only its fixture says',
      { cup: ['Ana - Beto @ sáb 21/11 20:00', 'Caro - Dora @ dom 22/11'] },
      ['2026-11-21 20:00 Ana-Beto', '2026-11-22 - Caro-Dora'],
    ],
    ['without a day, in play', { cup: ['Ana - Beto'] }, ['- - Ana-Beto']],
    [
      'without a day, overdue',
      { cup: ['Ana - Beto'], interval: '2/11 al 15/11' },
      ['- - Ana-Beto'],
    ],
    ['without a day, of a round to come', { cup: ['Ana - Beto'], interval: '23/11 al 6/12' }, []],
    [
      'with a day, of a round to come',
      { cup: ['Ana - Beto @ 25/11'], interval: '23/11 al 6/12' },
      ['2026-11-25 - Ana-Beto'],
    ],
    [
      'whose day is over: first, and its result is missing',
      { cup: ['Caro - Dora', 'Ana - Beto @ mié 18/11 21:00'] },
      ['2026-11-18 21:00 Ana-Beto!', '- - Caro-Dora'],
    ],
    [
      'whose day in the daily sheet is over: its result is missing',
      { cup: ['Ana - Beto'], daily: [row('Ana', 'Beto', '19/11/2026')] },
      ['2026-11-19 21:00 Ana-Beto!'],
    ],
    [
      'that was moved: once, on its new day',
      {
        cup: ['Ana - Beto'],
        daily: [row('Ana', 'Beto', '18/11/2026'), row('Beto', 'Ana', '24/11/2026')],
      },
      ['2026-11-24 21:00 Beto-Ana'],
    ],
    ['of today', { cup: ['Ana - Beto @ vie 20/11 9:00'] }, ['2026-11-20 09:00 Ana-Beto']],
    [
      'that was played, nor its daily row',
      { cup: ['Ana 2-0 Beto @ 24/11'], daily: [row('Ana', 'Beto', '24/11/2026')] },
      [],
    ],
    ['that is a bye', { cup: ['Caro - Libre', 'Caro - '] }, []],
    ['whose players are not known yet', { cup: ['Dora - Ganador C-1', '1.º Grupo A - Eva'] }, []],
  ])('%s', (_, given, expected) => {
    expect(lines(given)).toEqual(expected);
  });
});

test('days and hours are in order, over both competitions, and who has no hour comes last', () => {
  const season = seasonOf({
    primera: round('Fecha 1', '16/11 al 29/11', 'Ana - Beto @ vie 20/11', 'Ivo - Juan'),
    cup: round('Final', '16/11 al 29/11', 'Caro - Dora'),
    dailyLeague: [row('Eva', 'Fito', '21/11/2026', '09:00')],
    dailyCup: [row('Gina', 'Hugo', '20/11/2026', '22:00')],
  });
  const agenda = listAgenda(season, today);
  expect(agenda.map(({ home, competition, place }) => [home, competition, place])).toEqual([
    ['Gina', 'cup', 'Copa'],
    ['Ana', 'league', 'Primera · Fecha 1'],
    ['Eva', 'league', 'Copa'],
    ['Ivo', 'league', 'Primera · Fecha 1'],
    ['Caro', 'cup', 'Copa · Final'],
  ]);
});
