/** How a map is seen: from above, or as a landscape. */
import type { Point } from '../brush/geometry.ts';
import { nums } from '../brush/svg.ts';

/** How a map is looked at. */
export interface View {
  /** Matrix of the ground; empty when the ground is seen from above. */
  readonly ground: string;
  /** Where a point of the ground, lifted by a height, is on the picture. */
  project(x: number, y: number, height?: number): Point;
  /** How large standing pieces are. */
  readonly scale: number;
  /** Larger is nearer to the eye. */
  depth(x: number, y: number): number;
}

/** Seen from above, as on a table. */
export const fromAbove: View = {
  ground: '',
  scale: 1,
  project: (x, y, height = 0) => [x, y - height],
  depth: (_, y) => y,
};

/** Seen as a landscape: a tile is a diamond 180 wide and 100 high; its north corner is at (x, y). */
export function landscape(left: number, top: number): View {
  return {
    ground: `matrix(.9 .5 -.9 .5 ${nums(left, top)})`,
    scale: 1.4,
    project: (x, y, height = 0) => [left + 0.9 * (x - y), top + 0.5 * (x + y) - height],
    depth: (x, y) => x + y,
  };
}
