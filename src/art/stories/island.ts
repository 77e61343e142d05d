/** A story: an island of tiles. */
import { drawLand, type Cell } from '../tile/land.ts';
import type { Seeded } from '../brush/seed.ts';
import { at, fill } from '../brush/svg.ts';
import { crossing, river } from './lands.ts';
import { sky, type Light } from './light.ts';

/** An island of tiles under the sky. */
export function islandStory(random: Seeded, light: Light): string {
  const land = random.pick([river, crossing]);
  const wanted = random.pick([
    [
      [0, 0],
      [-1, 1],
      [1, 1],
      [0, 2],
      [-1, -1],
      [2, 2],
      [-2, 2],
      [1, 3],
    ],
    [
      [0, 0],
      [2, 0],
      [-1, 1],
      [1, 1],
      [3, 1],
      [0, 2],
      [2, 2],
      [1, -1],
      [-1, -1],
      [4, 2],
      [3, 3],
    ],
    [
      [-2, 0],
      [0, 0],
      [-1, 1],
      [1, 1],
      [-2, 2],
      [0, 2],
      [-3, 3],
      [-1, 3],
      [-4, 2],
      [-3, 1],
    ],
  ] as const satisfies readonly (readonly Cell[])[]);
  const turn = random.chance(0.5) ? -1 : 1;
  const middle = wanted.reduce((sum, [across]) => sum + across, 0) / wanted.length;
  return (
    sky(random, light) +
    fill(light.far, 'M0 560q320-60 660-10t620-20v300h-1280z') +
    fill(light.near, 'M0 640q360-40 700 0t580-14v300h-1280z') +
    at(640 - turn * middle * 153, 230, drawLand({ ...land, cells: wanted }, 0, 0, 22), [
      1.7 * turn,
      1.7,
    ])
  );
}
