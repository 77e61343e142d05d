import { expect, test } from 'vitest';
import { table } from '../../../../scripts/bench/table.ts';

test('columns are as wide as their widest cell: names to the left, figures to the right', () => {
  expect(
    table(
      ['page', 'ms'],
      [
        ['/', '7'],
        ['/noticias', '1234'],
      ],
    ),
  ).toBe(
    [
      '| page      |   ms |',
      '| --------- | ---: |',
      '| /         |    7 |',
      '| /noticias | 1234 |',
    ].join('\n'),
  );
});
