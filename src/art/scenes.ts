/** Whole pictures, composed of tiles and standing pieces. */
import { drawLand, type Cell, type Land } from './land.ts';
import { paints, palette as p } from './palette.ts';
import {
  flagMeeple,
  lyingMeeple,
  mate,
  medialunas,
  meeple,
  meeplePath,
  sheep,
  sun,
  tree,
} from './shapes.ts';
import { at, fill, line, nums, rect, svg } from './svg.ts';

/** Cells of one row of a landscape. */
function row(down: number, from: number, to: number): Cell[] {
  return Array.from({ length: (to - from) / 2 + 1 }, (_, index): Cell => [from + index * 2, down]);
}

/** The country of the banner. */
export const pampa: Land = {
  cells: [
    ...row(0, 0, 2),
    ...row(1, -5, 5),
    ...row(2, -6, 8),
    ...row(3, -7, 7),
    ...row(4, -8, 8),
    ...row(5, -7, 7),
    ...row(6, -4, 2),
    [4, 6],
    [6, 6],
  ],
  rivers: [
    [
      [-9, 3],
      [-8, 4],
      [-7, 3],
      [-6, 4],
      [-5, 5],
      [-4, 4],
      [-3, 5],
      [-2, 4],
      [-1, 5],
      [0, 6],
      [1, 5],
      [2, 6],
      [3, 5],
      [4, 4],
      [5, 5],
      [6, 4],
      [7, 3],
      [8, 4],
      [9, 3],
    ],
  ],
  roads: [
    [
      [1, 3],
      [2, 4],
      [3, 3],
      [4, 2],
      [5, 3],
      [6, 2],
    ],
    [
      [0, 2],
      [-1, 3],
      [-2, 2],
      [-3, 3],
      [-4, 2],
      [-5, 3],
      [-6, 4],
      [-7, 5],
    ],
  ],
  cities: [
    [
      [1, 1],
      [2, 2],
      [0, 2],
      [1, 3],
    ],
    [
      [-5, 1],
      [-6, 2],
    ],
    [
      [6, 6],
      [7, 5],
    ],
  ],
  monasteries: [[6, 2]],
  villages: [[-7, 5]],
  wheat: [
    [8, 2],
    [-3, 1],
    [5, 1],
  ],
  props: [
    [[1, 3], 'cabildo', 8, 8, 1],
    [[-1, 3], 'white', 70, 78, 0.7],
    [[-2, 6], 'patriot', 62, 62, 1.2],
    [[3, 3], 'gold', 30, 84, 0.7],
    [[-4, 2], 'terracotta', 80, 84, 0.7],
    [[4, 6], 'celeste', 60, 36, 0.7],
    [[3, 1], 'windmill', 60, 50],
    [[-8, 4], 'lilac', 74, 66],
    [[-7, 3], 'poplar', 16, 24],
    [[-7, 3], 'poplar', 28, 18],
    [[-7, 3], 'poplar', 40, 14],
    [[-3, 5], 'sheep', 74, 66],
    [[-4, 4], 'tree', 30, 20],
    [[-1, 5], 'tree', 16, 76],
    [[-1, 5], 'lilac', 30, 88],
    [[7, 3], 'lilac', 26, 36],
    [[4, 4], 'sheep', 36, 30],
    [[4, 4], 'sheep', 62, 20],
    [[5, 5], 'tree', 80, 80],
    [[5, 5], 'tree', 66, 92],
    [[-1, 1], 'lilac', 30, 50],
    [[-1, 1], 'tree', 60, 56],
    [[-1, 1], 'tree', 44, 74],
    [[1, 5], 'sheep', 60, 30],
    [[0, 4], 'lilac', 30, 80],
    [[0, 4], 'tree', 50, 90],
    [[8, 4], 'tree', 66, 76],
    [[5, 3], 'tree', 84, 40],
    [[-5, 5], 'lilac', 20, 84],
    [[-5, 5], 'tree', 36, 94],
  ],
};

/** The banner of the home page: the pampa of tiles between the Andes and the river. */
export function heroScene(): string {
  return svg(
    1600,
    520,
    rect(p.celesteLight, 0, 0, 1600, 520) +
      fill(p.celestePale, 'M0 72q200-44 420-14t420-6 400 6 360-10v200h-1600z') +
      at(622, 104, sun(), 2.7) +
      fill(p.celeste, 'M0 110l60-46 40 28 90-74 66 62 34-24 80 66 50-34 100 92v60h-520z') +
      fill(
        p.celesteDark,
        'M190 18l66 62 34-24 80 66 50-34 100 92v30h-230l-70-90-30 14z',
        'opacity=".35"',
      ) +
      fill(
        p.white,
        'M190 18l40 37-22-4-14 16-16-14-28 10zM60 64l26 18-20 2-10 10-26-8zM290 56l34 28-24 2-12-10-22-8zM420 88l30 27-18 2-14-8-24 8z',
      ) +
      fill(
        p.white,
        'M1150 92q6-30 44-26 20-34 62-14 36-16 48 16 34 0 32 24zM950 48q8-18 30-14 18-20 40-4 30-6 34 18z',
      ) +
      fill(p.parchmentShade, 'M0 170q240-40 520-10t560-10 520 10v360h-1600z') +
      fill(p.parchment, 'M0 196q300-40 620-10t520-10 460 14v330h-1600z') +
      drawLand(pampa, 800, 62) +
      at(84, 496, mate(), 1.5) +
      at(1500, 404, pile(4), 0.8),
  );
}

/** A face-down tile, or a pile of them: celeste with the sun of May; its far corner is at (0, 0). */
function pile(count: number): string {
  const step = 9;
  const layers = Array.from({ length: count }, (_, index) => {
    const y = -index * step;
    return (
      fill(p.woodDark, `M-90 ${nums(50 + y)}l90 50 90-50v7l-90 50-90-50z`) +
      fill(p.celesteLight, `M-90 ${nums(50 + y)}l90 50 90-50v3l-90 50-90-50z`)
    );
  });
  const top = -(count - 1) * step;
  return (
    fill(p.ink, 'M-78 66l90 50 100-54-90-50z', 'opacity=".2"') +
    layers.join('') +
    fill(p.celeste, `M0 ${nums(top)}l90 50-90 50-90-50z`) +
    line(p.white, 3, `M0 ${nums(top + 8)}l76 42-76 42-76-42z`) +
    `<g transform="matrix(.6 .3 -.6 .3 0 ${nums(top + 50)})">${sun(false)}</g>`
  );
}

/** The welcome picture: a table with a game begun, mate and medialunas. */
export function welcomeScene(): string {
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

/** For an address that leads nowhere: a road that stops at the edge of its tile. */
export function lostScene(): string {
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

/** For a list with nothing in it, and for a missing picture: a farmer who waits, lying in the grass. */
export function emptyScene(): string {
  return svg(
    640,
    400,
    rect(p.celestePale, 0, 0, 640, 400) +
      at(320, 190, sun(false, p.goldLight, p.gold), 3.4) +
      fill(
        p.white,
        'M60 110q6-28 40-24 18-32 58-14 34-16 46 16 30 0 30 22zM440 76q8-20 32-16 18-22 44-6 32-8 36 22z',
      ) +
      fill(p.fieldLight, 'M0 230q160-60 330-16t310-14v200h-640z') +
      fill(p.field, 'M0 274q200-40 380-6t260-10v142h-640z') +
      line(
        p.fieldDark,
        3,
        'M80 330l-5-12m5 12l2-14m-2 14l9-10M520 300l-5-12m5 12l2-14m-2 14l9-10M470 362l-5-12m5 12l2-14m-2 14l9-10M190 372l-5-12m5 12l2-14m-2 14l9-10',
      ) +
      at(214, 300, tree(p.lilac, '#c9b3e2'), 7) +
      at(372, 318, lyingMeeple(), 2.2) +
      at(516, 286, sheep(), 2.6) +
      line(
        p.white,
        5,
        'M130 338v.1m22 12v.1m-30 8v.1m300-4v.1m18 10v.1m-30 6v.1',
        'stroke-linecap="round"',
      ),
  );
}

/** A calm picture for where none was given: meeples on parchment. */
export function placeholderPicture(): string {
  const meeples = [0, 1, 2, 3].flatMap((down) =>
    [0, 1, 2, 3, 4, 5].map((across) =>
      at(
        40 + across * 112 + (down % 2) * 56,
        96 + down * 100,
        fill(down === 1 && across === 2 ? p.celeste : p.parchmentShade, meeplePath),
      ),
    ),
  );
  return svg(640, 400, rect(p.parchment, 0, 0, 640, 400) + meeples.join(''));
}
