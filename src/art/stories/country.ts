/** A story: a whole country, seen from near. */
import { drawLand, type Cell, type Land } from '../tile/land.ts';
import { palette as p } from '../brush/palette.ts';
import { pampa } from './pampa.ts';
import type { Seeded } from '../brush/seed.ts';
import { at, rect } from '../brush/svg.ts';
import { height, width } from './frame.ts';
import { crossing, river } from './lands.ts';

/** The land with trees and flocks where nothing else is. */
function planted(random: Seeded, land: Land): Land {
  const busy = new Set(
    [
      ...[...(land.rivers ?? []), ...(land.roads ?? []), ...(land.cities ?? [])].flat(),
      ...(land.monasteries ?? []),
      ...(land.villages ?? []),
      ...(land.wheat ?? []),
      ...(land.props ?? []).map(([cell]) => cell),
    ].map((cell) => cell.join()),
  );
  const grown = land.cells
    .filter((cell) => !busy.has(cell.join()) && random.chance(0.75))
    .flatMap((cell) =>
      Array.from({ length: random.whole(1, 3) }, () => {
        const kind = random.pick(['tree', 'tree', 'lilac', 'sheep', 'poplar', 'house'] as const);
        return [cell, kind, random.whole(15, 85), random.whole(15, 85)] as const;
      }),
    );
  return { ...land, props: [...(land.props ?? []), ...grown] };
}

/** A country, to the edges of the picture, seen from near. */
export function countryStory(random: Seeded): string {
  const [land, places] = random.pick([
    [
      pampa,
      [
        [0, 2],
        [-4, 4],
        [4, 3],
        [6, 4],
        [-6, 3],
        [0, 5],
      ],
    ],
    [
      river,
      [
        [0, 1],
        [3, 2],
        [-2, 2],
        [2, 4],
      ],
    ],
    [
      crossing,
      [
        [0, 2],
        [2, 2],
        [-2, 2],
        [2, 4],
      ],
    ],
  ] as const satisfies readonly (readonly [Land, readonly Cell[]])[]);
  const [across, down] = random.shuffle<Cell>(places)[0] ?? [0, 0];
  const cells: Cell[] = [];
  for (let y = -14; y <= 20; y++) {
    for (let x = -20; x <= 20; x++) {
      const near = Math.abs(x - across) < 9 && Math.abs(y - down) < 9;
      if (near && Math.abs(x + y) % 2 === 0) cells.push([x, y]);
    }
  }
  const scale = random.between(2.1, 2.8);
  const turn = random.chance(0.5) ? -1 : 1;
  const body = at(
    width / 2 - turn * across * 90 * scale,
    height / 2 - (down * 50 + 50) * scale,
    drawLand(planted(random, { ...land, cells }), 0, 0),
    [scale * turn, scale],
  );
  return rect(p.field, 0, 0, width, height) + body;
}
