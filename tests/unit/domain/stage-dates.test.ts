import { describe, expect, test } from 'vitest';
import { isOverdue, stageMiddle, startOf } from '../../../src/domain/stage-dates.ts';

const middle = (intervals: readonly string[], today: string) =>
  stageMiddle(
    intervals.map((interval) => ({ interval })),
    today,
  );
const spring = ['14/9 al 27/9', '28/9 al 11/10', '', '28/12 al 10/1'];
const wholeYear = ['2/3 al 15/3', '1/6 al 14/6', '1/9 al 14/9', '7/12 al 20/12'];

describe('stageMiddle', () => {
  test.each([
    ['in the middle of its rounds, over New Year', spring, '2026-11-16', '2026-11-12'],
    ['still there when the sheets were left for half a year', spring, '2027-03-20', '2026-11-12'],
    ['of the season to come, where that is closer', spring, '2027-08-01', '2027-11-12'],
    ['of a long season near its end', wholeYear, '2026-12-19', '2026-07-26'],
    ['of a long season at its beginning', wholeYear, '2026-03-01', '2026-07-26'],
    ['today without dates', ['', 'a confirmar'], '2026-11-16', '2026-11-16'],
  ])('is %s', (_, intervals, today, expected) => {
    expect(middle(intervals, today)).toBe(expected);
  });
});

const dated = (interval: string, schedule = '-', near = '2026-07-25') => ({
  duel: { schedule },
  interval,
  near,
});

describe('startOf', () => {
  test.each([
    ['a round’s first day, in the stage’s year', dated('2/3 al 15/3'), '2026-03-02'],
    ['the duel’s own day', dated('7/12 al 20/12', 'Mar 8/12'), '2026-12-08'],
    ['its own hour too', dated('7/12 al 20/12', 'Mar 8/12 9:30 hs'), '2026-12-08 09:30'],
    [
      'its own day, as close to a round with years',
      dated('2/3/2024 al 9/3/2024', '8/3'),
      '2024-03-08',
    ],
    ['no day', dated(''), null],
  ])('is %s', (_, duel, expected) => {
    expect(startOf(duel)).toBe(expected);
  });
});

describe('isOverdue', () => {
  const today = '2026-11-16';

  test.each([
    ['a round that has ended', '2/11 al 15/11', '-', true],
    ['a round on its last day', '3/11 al 16/11', '-', false],
    ['a round that ended more than half a year ago', '2/3 al 15/3', '-', true],
    ['a day that has passed, of a round in play', '9/11 al 22/11', 'Dom 15/11 21:00', true],
    ['a day to come, agreed on for a round that has ended', '2/11 al 15/11', 'Mar 17/11', false],
    ['no dates at all', '', '-', false],
  ])('of %s', (_, interval, schedule, expected) => {
    expect(isOverdue(dated(interval, schedule), today)).toBe(expected);
  });
});
