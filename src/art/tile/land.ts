/** Maps made of courses: say where rivers, roads and cities run, and the tiles follow. */
import type { Edge, Placed, Prop, Side, Tile } from './tile.ts';
import { drawMap, landscape } from './tile.ts';
import { palette as p } from '../brush/palette.ts';
import { nums } from '../brush/svg.ts';

/**
 * A cell of a landscape as the eye counts it: half a tile to the right, half a tile down. Both are
 * even or both are odd; from a cell, (+1, +1) is the neighbour to the east, (+1, -1) to the north.
 */
export type Cell = readonly [across: number, down: number];

/** What a landscape holds. */
export interface Land {
  readonly cells: readonly Cell[];
  readonly rivers?: readonly (readonly Cell[])[];
  readonly roads?: readonly (readonly Cell[])[];
  /** Every two neighbouring cells of a city are joined. */
  readonly cities?: readonly (readonly Cell[])[];
  readonly monasteries?: readonly Cell[];
  readonly villages?: readonly Cell[];
  readonly wheat?: readonly Cell[];
  /** What stands in a cell: the place is in per cent of its tile. */
  readonly props?: readonly (readonly [cell: Cell, ...Prop])[];
}

const key = ([across, down]: Cell): string => `${across},${down}`;

const steps: readonly (readonly [Side, Side, number, number])[] = [
  ['n', 's', 1, -1],
  ['e', 'w', 1, 1],
  ['s', 'n', -1, 1],
  ['w', 'e', -1, -1],
];

/** The tiles of a landscape, with the edges that its courses ask for. */
function tilesOf(land: Land): Placed[] {
  const edges = new Map<string, Partial<Record<Side, Edge>>>();
  for (const cell of land.cells) edges.set(key(cell), {});
  const join = (from: Cell, to: Cell, edge: Edge): void => {
    for (const [side, back, across, down] of steps) {
      if (to[0] - from[0] !== across || to[1] - from[1] !== down) continue;
      const [here, there] = [edges.get(key(from)), edges.get(key(to))];
      if (here) here[side] = edge;
      if (there) there[back] = edge;
    }
  };
  const run = (courses: readonly (readonly Cell[])[] | undefined, edge: Edge): void => {
    for (const course of courses ?? []) {
      course.forEach((cell, index) => {
        const next = course[index + 1];
        if (next) join(cell, next, edge);
      });
    }
  };
  run(land.rivers, 'river');
  run(land.roads, 'road');
  for (const city of land.cities ?? []) {
    for (const from of city) for (const to of city) join(from, to, 'city');
  }
  const has = (cells: readonly Cell[] | undefined, cell: Cell): boolean =>
    (cells ?? []).some((other) => key(other) === key(cell));

  return land.cells.map((cell): Placed => {
    const props = (land.props ?? [])
      .filter(([at]) => key(at) === key(cell))
      .map(([, ...prop]): Prop => prop);
    const tile: Tile = {
      ...edges.get(key(cell)),
      ...(has(land.monasteries, cell) && { feature: 'monastery' as const }),
      ...(has(land.villages, cell) && { feature: 'village' as const }),
      ...(has(land.wheat, cell) && { wheat: [50, 50] as const }),
      props,
    };
    return { column: (cell[0] + cell[1]) / 2, row: (cell[1] - cell[0]) / 2, tile };
  });
}

/** A landscape of cardboard tiles whose cell (0, 0) has its far corner at (left, top). */
export function drawLand(land: Land, left: number, top: number, thickness = 12): string {
  const squares = land.cells
    .map(([across, down]) => `M${nums((across + down) * 50, (down - across) * 50)}h100v100h-100z`)
    .join('');
  const slab = (dx: number, dy: number, colour: string, extra = ''): string =>
    `<path fill="${colour}"${extra} transform="matrix(.9 .5 -.9 .5 ${nums(left + dx, top + dy)})" d="${squares}"/>`;
  return (
    slab(14, thickness + 16, p.ink, ' opacity=".16"') +
    slab(0, thickness, p.woodDark) +
    slab(0, thickness / 2, p.parchmentShade) +
    drawMap(tilesOf(land), landscape(left, top))
  );
}
