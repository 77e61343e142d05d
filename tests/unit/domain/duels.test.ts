import { test } from 'vitest';
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
