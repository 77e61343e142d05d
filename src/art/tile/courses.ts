/** Roads and rivers of a tile. */
import { along, reversed, turn, turnCurve, type Curve, type Point } from '../brush/geometry.ts';
import { citiesOf } from './cities.ts';
import { edgesOf, type Tile } from './edges.ts';

const middle: Point = [50, 50];

/** Roads and a river that cross do so on a bridge. */
export const isBridge = (tile: Tile): boolean =>
  edgesOf(tile, 'road').length === 2 && edgesOf(tile, 'river').length === 2;

const toward = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The middle lines of a tile's roads or rivers: each leaves its edge at the edge's middle, squarely. */
export function coursesOf(tile: Tile, kind: 'road' | 'river'): Curve[] {
  const quarters = edgesOf(tile, kind);
  const mouth = (quarter: number): Point => turn([50, 0], quarter);
  const [first, second] = quarters;
  if (first !== undefined && second !== undefined && quarters.length === 2 && !tile.feature) {
    const [a, b] = [mouth(first), mouth(second)];
    if (second - first !== 2) return [[a, toward(a, middle, 0.62), toward(b, middle, 0.62), b]];
    const sway = (isBridge(tile) && kind === 'road') || tile.apart ? 0 : kind === 'river' ? 10 : 6;
    const half: Curve = [[50, 0], [50, 18], [50 + sway, 32], middle];
    return [turnCurve(half, first), reversed(turnCurve(half, second))];
  }
  const gate = kind === 'road' ? gateOf(tile) : null;
  return quarters.map((quarter): Curve => {
    const start = mouth(quarter);
    return gate
      ? [start, toward(start, middle, 0.5), gate.before, gate.at]
      : [start, toward(start, middle, 0.3), toward(start, middle, 0.7), middle];
  });
}

/** Where a lone road enters the city of its tile, and the point it comes from. */
export function gateOf(tile: Tile): { at: Point; before: Point } | null {
  const quarters = edgesOf(tile, 'city');
  const wall = citiesOf(tile)[0]?.walls[0];
  if (!wall || tile.feature || edgesOf(tile, 'road').length !== 1) return null;
  const at = along(wall, 0.5);
  if (quarters.length === 1)
    return { at, before: toward(at, turn([50, 100], quarters[0] ?? 0), 0.35) };
  return { at, before: toward(at, turn([50, 0], edgesOf(tile, 'road')[0] ?? 0), 0.5) };
}
