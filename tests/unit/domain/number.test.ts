import { expect, test } from 'vitest';
import { parseNumber } from '../../../src/domain/number.ts';

test.each<[string, number | null]>([
  ['612', 612],
  ['1.234,5', 1234.5],
  ['1 234,5', 1234.5],
  ['1234.5', 1234.5],
  ['1.052', 1052],
  ['12.345.678', 12_345_678],
  ['612,5', 612.5],
  ['0', 0],
  ['0.375', 0.375],
  ['-3', -3],
  ['−3', -3],
  ['+2', 2],
  [' 7 ', 7],
  ...['', '-', 'N/A', '12abc', '1.2.3', '1,2,3', '1e5', '0x10', 'Infinity', '9'.repeat(400)].map(
    (text): [string, null] => [text, null],
  ),
])('%j is the number %j', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});
