/** The welcome picture of the home page. */
import { drawLand, type Land } from '../../../src/art/tile/land.ts';
import { paints, palette as p } from '../../../src/art/brush/palette.ts';
import { lyingMeeple, mate, medialunas, meeple } from '../../../src/art/shapes/shapes.ts';
import { at, fill, line, rect, svg } from '../../../src/art/brush/svg.ts';
import { pile } from './pile.ts';
import { row } from '../../../src/art/stories/row.ts';

const game: Land = {
  cells: [...row(0, 0, 0), ...row(1, -1, 3), ...row(2, -2, 2), ...row(3, -3, 1), ...row(4, 0, 2)],
  cities: [
    [
      [0, 0],
      [1, 1],
      [-1, 1],
      [0, 2],
    ],
  ],
  rivers: [
    [
      [-4, 2],
      [-3, 3],
      [-2, 2],
      [-3, 1],
    ],
  ],
  roads: [
    [
      [0, 2],
      [1, 3],
      [2, 2],
      [3, 1],
    ],
    [
      [1, 3],
      [0, 4],
      [-1, 3],
      [-2, 4],
    ],
  ],
  monasteries: [[2, 4]],
  props: [
    [[0, 2], 'cabildo', 8, 8, 0.8],
    [[1, 1], 'patriot', 78, 74, 0.9],
    [[-2, 2], 'terracotta', 66, 70, 0.7],
    [[-3, 3], 'lilac', 66, 74],
    [[3, 1], 'lilac', 60, 30],
    [[0, 4], 'sheep', 70, 70],
    [[2, 2], 'gold', 80, 80, 0.7],
  ],
};

/** A table with a game begun, mate and medialunas. */
export function welcomeScene(): string {
  return svg(
    800,
    600,
    rect('#d9ae78', 0, 0, 800, 600) +
      line(
        p.wood,
        3,
        'M0 96h800M0 208h800M0 320h800M0 432h800M0 544h800M210 0v96M560 96v112M120 208v112M690 320v112M270 432v112M520 544v56',
      ) +
      line(
        '#cc9d64',
        3,
        'M40 40q90-22 130 0t120 8M470 150q-90-24-150 0M560 260q80 20 160 0M40 380q120 24 190 0M500 490q100-24 200 4',
        'stroke-linecap="round"',
      ) +
      fill(p.ink, 'M-170 352l570-296 590 300-590 300z', 'opacity=".16"') +
      fill(p.celeste, 'M-190 340l590-300 590 300-590 300z') +
      line(p.white, 12, 'M-130 340l530-270 530 270-530 270z') +
      drawLand(game, 390, 146, 14) +
      at(676, 214, pile(5), 0.8) +
      at(104, 170, mate(), 1.9) +
      at(690, 510, medialunas(), 1.7) +
      at(116, 470, meeple(paints.night), 1.5) +
      at(206, 500, meeple(paints.white), 1.5) +
      at(330, 556, lyingMeeple(paints.gold), 1.5),
  );
}
