/** Tiles at their places on a map. */
import type { Curve, Point } from '../brush/geometry.ts';
import { nums } from '../brush/svg.ts';
import type { Tile } from './edges.ts';

/** A tile at its place on a map, in tiles. */
export interface Placed {
  readonly column: number;
  readonly row: number;
  readonly tile: Tile;
}

/** Moves points of a tile to its place. */
export function mover({ column, row }: Placed): (at: Point) => Point {
  return ([x, y]) => [x + column * 100, y + row * 100];
}

/** The SVG path command of a curve, moved, from where it starts. */
export const curveTo = ([, b, c, d]: Curve, move: (at: Point) => Point): string =>
  `C${nums(...move(b), ...move(c), ...move(d))}`;
