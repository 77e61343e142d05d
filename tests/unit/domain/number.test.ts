import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNumber } from '../../../src/domain/number.ts';

describe('parseNumber', () => {
  test.each([
    ['612', 612],
    ['1.234,5', 1234.5],
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
  ])('reads %j as %d', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  test.each(['', '-', 'N/A', 'sin datos', '12abc', '1.2.3', '1,2,3', '1e5', '0x10', 'Infinity'])(
    'refuses %j',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  test('reads back any integer as es-AR writes it', () => {
    const written = new Intl.NumberFormat('es-AR', { useGrouping: 'always' });
    fc.assert(
      fc.property(fc.integer(), (value) => {
        expect(parseNumber(written.format(value))).toBe(value + 0);
      }),
    );
  });
});

test('more digits than a number holds are no number', () => {
  expect(parseNumber('9'.repeat(400))).toBeNull();
});
