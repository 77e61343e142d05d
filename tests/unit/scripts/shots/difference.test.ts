import { describe, expect, test } from 'vitest';
import { difference, type Pixels } from '../../../../scripts/shots/difference.ts';

const width = 64;

/** A picture whose rows are all of another colour, so that each is known again. */
const picture = (...rows: readonly number[]): Pixels => ({
  width,
  height: rows.length,
  data: Uint32Array.from(rows.flatMap((row) => Array<number>(width).fill(row * 0x10101))),
});

const rows = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** The picture with a rectangle painted over. */
function painted(before: Pixels, x: number, y: number, side: number, colour = 0xffffff): Pixels {
  const data = before.data.slice();
  for (let line = y; line < y + side; line++) {
    data.fill(colour, line * width + x, line * width + x + side);
  }
  return { ...before, data };
}

const page = picture(...rows(0, 100));

test('nothing is marked where two pictures are the same', () => {
  expect(difference(page, picture(...rows(0, 100)))).toEqual({ before: [], now: [] });
});

test('what changed in place is marked in both, no wider than squares of sixteen pixels', () => {
  const box = { x: 16, y: 40, width: 16, height: 5 };
  expect(difference(page, painted(page, 20, 40, 5))).toEqual({ before: [box], now: [box] });
});

test('two changes far from each other have a mark each', () => {
  const now = painted(painted(page, 0, 10, 4), 50, 80, 4);
  expect(difference(page, now).now).toEqual([
    { x: 0, y: 10, width: 16, height: 4 },
    { x: 48, y: 80, width: 16, height: 4 },
  ]);
});

test('a mark goes round all of a change that is larger than a square', () => {
  expect(difference(page, painted(page, 10, 10, 40)).now).toEqual([
    { x: 0, y: 10, width: 64, height: 40 },
  ]);
});

describe('a piece more', () => {
  const longer = picture(...rows(0, 50), ...rows(200, 210), ...rows(50, 100));
  const piece = { x: 0, y: 50, width, height: 10 };

  test('is marked itself, and not what it moved down', () => {
    expect(difference(page, longer)).toEqual({ before: [], now: [piece] });
  });

  test('that is gone is marked in the earlier picture', () => {
    expect(difference(longer, page)).toEqual({ before: [piece], now: [] });
  });

  test('hides no change below it', () => {
    const now = painted(longer, 32, 90, 3);
    expect(difference(page, now)).toEqual({
      before: [{ x: 32, y: 80, width: 16, height: 3 }],
      now: [piece, { x: 32, y: 90, width: 16, height: 3 }],
    });
  });
});

test('rows that all look the same are laid against each other, too', () => {
  const blank = picture(...Array<number>(40).fill(7));
  const shorter = picture(...Array<number>(30).fill(7));
  expect(difference(blank, shorter)).toEqual({
    before: [{ x: 0, y: 30, width, height: 10 }],
    now: [],
  });
});

test('a few levels of a colour are no change, many are', () => {
  const grey = picture(...Array<number>(20).fill(100));
  expect(difference(grey, painted(grey, 0, 0, 5, 104 * 0x10101)).now).toEqual([]);
  expect(difference(grey, painted(grey, 0, 0, 5, 0x646485)).now).toHaveLength(1);
});

test('of pictures of unequal width all is marked', () => {
  const narrow: Pixels = { width: 32, height: 20, data: new Uint32Array(32 * 20).fill(1) };
  const wide: Pixels = { width: 64, height: 20, data: new Uint32Array(64 * 20).fill(1) };
  expect(difference(narrow, wide).now).toEqual([{ x: 32, y: 0, width: 32, height: 20 }]);
});
