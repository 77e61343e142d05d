/** Where a tile's ground is bare. */
import { distance, holds, samples, type Point } from '../brush/geometry.ts';
import { citiesOf } from './cities.ts';
import { coursesOf } from './courses.ts';
import type { Tile } from './edges.ts';

const candidates: readonly Point[] = [
  [20, 78],
  [80, 24],
  [22, 24],
  [78, 80],
  [50, 84],
  [84, 52],
  [50, 18],
  [16, 50],
  [36, 64],
  [64, 36],
  [64, 66],
  [36, 38],
];

/** Places of a tile where neither road, water, wall nor prop is, in a fixed order. */
export function freeSpots(tile: Tile): Point[] {
  const lines = [
    ...coursesOf(tile, 'road').map((curve) => [samples(curve), 13] as const),
    ...coursesOf(tile, 'river').map((curve) => [samples(curve), 22] as const),
    ...citiesOf(tile).flatMap(({ walls }) => walls.map((wall) => [samples(wall), 15] as const)),
  ];
  const cities = citiesOf(tile).map(({ walls, corners }) =>
    walls.length === 0
      ? [...(corners[0] ?? [])]
      : walls.flatMap((wall, index) => [...samples(wall), ...(corners[index] ?? [])]),
  );
  const things: Point[] = [
    ...(tile.props ?? []).map(([, x, y]): Point => [x, y - 4]),
    ...(tile.wheat ? [tile.wheat] : []),
    ...(tile.feature ? [[48, 50] as const, [30, 54] as const, [68, 54] as const] : []),
  ];
  return candidates.filter(
    (spot) =>
      lines.every(([points, gap]) => points.every((point) => distance(point, spot) > gap)) &&
      things.every((thing) => distance(thing, spot) > 17) &&
      !cities.some((city) => holds(city, spot)),
  );
}
