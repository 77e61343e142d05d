import { expect, test } from 'vitest';
import { dayOffsets, isInView } from '../../../src/domain/duel-views.ts';
import { parseDuels } from '../../../src/domain/duels.ts';
import { expectCases } from './rows.ts';

test('daily duels are read as sheets/duels has them', () =>
  expectCases(
    'duels',
    (rows) => parseDuels('duels-league', rows),
    (duels) =>
      duels.map(({ category, home, away, time, day, link }) =>
        [category, home, away, time, Object.values(day).join('/'), link].join(' | '),
      ),
  ));

test.each([
  ['2026-12-30', [false, false, false]],
  ['2026-12-31', [true, false, false]],
  ['2027-01-01', [false, true, false]],
  ['2027-01-02', [false, false, true]],
  ['2027-12-31', [false, false, true]],
])('on 2026-12-31, the views with the day %s are %j', (date, views) => {
  expect(dayOffsets.map((offset) => isInView(date, '2026-12-31', offset))).toEqual(views);
});
