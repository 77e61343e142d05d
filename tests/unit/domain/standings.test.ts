import { test } from 'vitest';
import { parseDivision } from '../../../src/domain/standings.ts';
import { expectCases } from './rows.ts';

test.each([
  ['one', [{ name: 'Élite', window: { first: 1, last: 9 } }]],
  [
    'two',
    [
      { name: 'Grupo A', window: { first: 2, last: 5 } },
      { name: 'Grupo B', window: { first: 7, last: 10 } },
    ],
  ],
])('sheets of %s groups are read as sheets has them', (count, groups) =>
  expectCases(
    `standings-${count}`,
    (rows) => parseDivision('standings-x', rows, groups),
    (tables) =>
      tables.flatMap(({ headings, rows }) => [
        headings.join(' '),
        ...rows.map(({ player, values }) => [player, ...values.map((one) => one ?? '-')].join(' ')),
      ]),
  ),
);
