/** Days of duels, and the current round. */
import { expect, test } from 'vitest';
import {
  currentRound,
  isExpected,
  isOverdue,
  newestFirst,
  resultDay,
  startOf,
} from '../../../src/season/dates.ts';
import { isResult, type Match } from '../../../src/season/model.ts';
import { matchOf, pairs, round, seasonOf, stageOf, today } from './season.ts';

/** The only duel of a round in 2026. */
function duelIn(interval: string, schedule: string): Match {
  const primera = round('Fecha 1', interval, `Ana - Beto @ ${schedule}`);
  return matchOf(seasonOf({ primera }, '2026-03-01'), 'Ana-Beto');
}

test.each([
  ['its round’s days', '2/3 al 15/3', '-', '2026-03-02', '2026-03-15'],
  ['its own hour too', '7/12 al 20/12', 'Mar 8/12 9:30 hs', '2026-12-08 09:30', '2026-12-08'],
  ['as close to a round with years', '2/3/2024 al 9/3/2024', '8/3', '2024-03-08', '2024-03-08'],
  ['no day', '', '-', null, null],
])('a duel begins and its result is of %s', (_, interval, schedule, start, day) => {
  const match = duelIn(interval, schedule);
  expect(startOf(match)).toBe(start);
  expect(resultDay(match)).toBe(day);
});

test.each([
  ['a round that has ended', '2/11 al 15/11', '-', true],
  ['a round on its last day', '3/11 al 16/11', '-', false],
  ['a day that has passed, of a round in play', '9/11 al 22/11', 'Dom 15/11 21:00', true],
  ['its own day', '9/11 al 22/11', 'Lun 16/11 21:00', false],
  ['a day to come, agreed on for a round that has ended', '2/11 al 15/11', '17/11', false],
  ['no dates at all', '', '-', false],
])('overdue: of %s', (_, interval, schedule, overdue) => {
  const open = duelIn(interval, schedule);
  expect(isOverdue(open, '2026-11-16')).toBe(overdue);
});

const first = round('Fecha 1', '2/11 al 15/11', 'Ana - Beto');
const second = round('Fecha 2', '16/11 al 29/11', 'Ana - Caro');
const done = round('Fecha 0', '', 'Ana 2-0 Beto', 'Caro - BYE');

const third = round('Fecha 3', '7/12 al 20/12', 'Ana - Dani');
const playedSecond = round('Fecha 2', '16/11 al 29/11', 'Ana 2-0 Caro; Beto - Dani @ Postergado');
const final = round('Final', '14/12 al 20/12', 'Ana - Ganador SF-2');
const semifinals = round('Semifinales', '7/12 al 13/12', 'Beto - Caro');

test.each([
  ['being played, though an earlier one has open duels', [first, second], '2026-11-16', 'Fecha 2'],
  ['else the first with an open duel', [done, first, second], '2026-10-01', 'Fecha 1'],
  [
    'between rounds, the one with a duel to play that is over',
    [second, third],
    '2026-12-01',
    'Fecha 2',
  ],
  ['between rounds, else the next', [first, playedSecond, third], '2026-12-01', 'Fecha 3'],
  ['else the last', [round('Fecha 1', '', 'Ana 2-0 Beto'), done], '2026-10-01', 'Fecha 0'],
  ['else the next, below the final', [final, semifinals, done], '2026-12-01', 'Semifinales'],
  ['none without rounds', [], '2026-10-01', null],
])('the round people talk about is %s', (_, rows, day, name) => {
  const { rounds } = stageOf(seasonOf({ primera: rows.flat() }), 'primera');
  expect(currentRound(rounds, day)?.name ?? null).toBe(name);
});

test.each([
  ['while its round is played and afterwards', ['26/10 al 8/11', '9/11 al 18/11'], [true, true]],
  ['not before', ['9/11 al 18/11', '19/11 al 6/12'], [true, false]],
  ['not of the next round between two', ['1/11 al 8/11', '23/11 al 6/12'], [true, false]],
  ['of the first round with a duel to play, without dates', ['', ''], [true, false]],
])('a result is expected %s', (_, intervals, expected) => {
  const primera = intervals.flatMap((interval) => round('Fecha 1', interval, 'Ana - Beto'));
  const { matches } = seasonOf({ primera }, '2026-11-18');
  expect(matches.map((match) => isExpected(match, '2026-11-18'))).toEqual(expected);
});

test('a result is expected once the duel’s own day is over, and never for a duel with a result', () => {
  const duels = 'Ana - Beto @ Mar 17/11 21:00; Ana - Caro; Ana 2-0 Dani @ 17/11';
  const { matches } = seasonOf({ primera: round('Fecha 1', '23/11 al 6/12', duels) });
  expect(matches.map((match) => isExpected(match, today))).toEqual([true, false, false]);
});

test('results of all stages are sorted newest first; at the same moment the later row first, undated ones last', () => {
  const atSix = 'Beto 0-2 Dani @ 14/11 18:00; Eva 0-2 Fede @ 14/11 18:00';
  const { matches } = seasonOf({
    primera: [
      ...round('Fecha 1', '14/9 al 27/9', 'Ana 2-0 Beto', 'Ana 2-0 BYE'),
      ...round('Fecha 2', '9/11 al 22/11', 'Ana 2-1 Caro @ 14/11 15:00', 'Eva - Gabi', atSix),
    ],
    cup: [
      ...round('8vos de Final', '', 'Gabi 2-0 Hugo'),
      ...round('4tos de Final', '', 'Gabi 2-1 Ana @ Dom 15/11 21:00'),
    ],
  });
  expect(pairs(newestFirst(matches.filter(isResult), startOf)).join(' ')).toBe(
    'Gabi-Ana Eva-Fede Beto-Dani Ana-Caro Ana-Beto Gabi-Hugo',
  );
});
