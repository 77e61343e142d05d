import { expect, test } from 'vitest';
import { table } from '../../../scripts/lib/table.ts';

test('columns are as wide as their widest cell: figures to the right, names to the left', () => {
  expect(
    table(
      ['page', 'ms', 'largest element'],
      [
        ['/', '7.5', 'h1'],
        ['/noticias', '1234', 'img'],
      ],
    ),
  ).toBe(
    [
      '| page      |   ms | largest element |',
      '| --------- | ---: | --------------- |',
      '| /         |  7.5 | h1              |',
      '| /noticias | 1234 | img             |',
    ].join('\n'),
  );
});

test('the first column is names, even where those are numbers', () => {
  expect(table(['news', 's'], [['30', '1']])).toContain('| 30   |   1 |');
});
