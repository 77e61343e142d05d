import { expect, test } from 'vitest';
import { parseFixture } from '../../../src/domain/fixture.ts';
import { expectCases } from './rows.ts';

test.each(['league', 'cup'] as const)('fixtures of a %s are read as sheets has them', (kind) =>
  expectCases(
    `fixture-${kind}`,
    (rows) => parseFixture('fixtures-x', rows, kind),
    (rounds) =>
      rounds.flatMap(({ name, interval, duels }) => [
        `${name} «${interval}»`,
        ...duels.map(({ code, home, homeScore, awayScore, away, schedule, link }) =>
          [`${code}: ${home}`, homeScore, awayScore, away, schedule, link].join(' | '),
        ),
      ]),
  ),
);

test('a sheet without rows has no rounds', () => {
  expect(parseFixture('fixtures-x', [], 'league')).toEqual({ value: [], problems: [] });
});
