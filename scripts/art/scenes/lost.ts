/** The picture of an address that leads nowhere. */
import { drawLand, type Land } from '../../../src/art/tile/land.ts';
import { palette as p } from '../../../src/art/brush/palette.ts';
import { flagMeeple, sun } from '../../../src/art/shapes/shapes.ts';
import { at, fill, line, svg } from '../../../src/art/brush/svg.ts';

const here: Land = {
  cells: [
    [0, 0],
    [-1, 1],
  ],
  roads: [
    [
      [-2, 2],
      [-1, 1],
      [0, 0],
      [1, -1],
    ],
  ],
  props: [
    [[-1, 1], 'lilac', 18, 40],
    [[-1, 1], 'tree', 22, 66],
    [[0, 0], 'sheep', 24, 70],
  ],
};

const there: Land = {
  cells: [[0, 0]],
  rivers: [
    [
      [-1, 1],
      [0, 0],
      [1, 1],
    ],
  ],
  props: [[[0, 0], 'tree', 40, 24]],
};

/** A road that stops at the edge of its tile. */
export function lostScene(): string {
  return svg(
    640,
    420,
    fill(
      p.celestePale,
      'M24 214c0-124 122-196 300-196s294 66 294 190-130 194-294 194-300-64-300-188z',
    ) +
      at(508, 110, sun(), 1.3) +
      fill(p.white, 'M72 132q6-26 38-22 16-30 54-12 30-14 42 14 28 0 28 20z') +
      drawLand(here, 240, 190, 18) +
      line(
        p.celesteDark,
        3,
        'M330 144l86 48-86 48-86-48z',
        'stroke-dasharray="9 8" stroke-linejoin="round"',
      ) +
      at(228, 262, flagMeeple(), 1.7) +
      at(474, 250, drawLand(there, 0, 0, 18), 1, 14) +
      fill(
        p.goldDark,
        'M214 120q0-14 14-14t14 14q0 8-8 12-3 2-3 8h-7q0-10 6-13 5-3 5-7 0-6-7-6t-7 6zM224 144h8v8h-8z',
      ),
  );
}
