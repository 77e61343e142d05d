/** Cities of a tile: their walls, their ground, where houses may stand. */
import { turn, turnCurve, type Curve, type Point } from '../brush/geometry.ts';
import { edgesOf, type Tile } from './edges.ts';

/** One city on a tile: its ground's outline and its walls. */
export interface City {
  readonly walls: readonly Curve[];
  /** Corners that close the outline after each wall. */
  readonly corners: readonly (readonly Point[])[];
  /** Where its houses may stand. */
  readonly spots: readonly Point[];
}

/** A wall before two opposite edges, or before three. */
const shallow: Curve = [
  [0, 0],
  [24, 24],
  [76, 24],
  [100, 0],
];

/** A city at the north edge. */
const oneEdge: City = {
  walls: [
    [
      [0, 0],
      [14, 45],
      [86, 45],
      [100, 0],
    ],
  ],
  corners: [[]],
  spots: [
    [34, 19],
    [67, 20],
    [51, 24],
  ],
};

/** A city from the west edge to the east edge. */
const oppositeEdges: City = {
  walls: [shallow, turnCurve(shallow, 2)],
  corners: [[], []],
  spots: [
    [22, 40],
    [52, 36],
    [80, 40],
    [26, 68],
    [54, 70],
    [80, 64],
  ],
};

/** A city at the north and east edges. */
const neighbouringEdges: City = {
  walls: [
    [
      [0, 0],
      [8, 48],
      [52, 92],
      [100, 100],
    ],
  ],
  corners: [[[100, 0]]],
  spots: [
    [36, 24],
    [60, 20],
    [60, 46],
    [84, 52],
    [80, 76],
  ],
};

/** A city at all edges but the north one. */
const threeEdges: City = {
  walls: [shallow],
  corners: [
    [
      [100, 100],
      [0, 100],
    ],
  ],
  spots: [
    [22, 40],
    [52, 42],
    [80, 40],
    [24, 66],
    [76, 66],
    [38, 88],
    [64, 90],
  ],
};

/** A city that fills its tile. */
const allEdges: City = {
  walls: [],
  corners: [
    [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ],
  ],
  spots: [
    [16, 30],
    [40, 24],
    [72, 26],
    [88, 48],
    [18, 58],
    [20, 88],
    [50, 92],
    [84, 84],
  ],
};

/** A city turned clockwise by quarter turns. */
function turnCity({ walls, corners, spots }: City, quarters: number): City {
  const turned = (points: readonly Point[]): Point[] =>
    points.map((point) => turn(point, quarters));
  return {
    walls: walls.map((wall) => turnCurve(wall, quarters)),
    corners: corners.map(turned),
    spots: turned(spots),
  };
}

/** The one city that holds the given edges, in order from north. */
function cityOf(edges: readonly number[]): City {
  const [first = 0, second = 0] = edges;
  switch (edges.length) {
    case 1:
      return turnCity(oneEdge, first);
    case 2:
      return second - first === 2
        ? turnCity(oppositeEdges, first + 1)
        : turnCity(neighbouringEdges, first === 0 && second === 3 ? 3 : first);
    case 3:
      return turnCity(threeEdges, [0, 1, 2, 3].find((edge) => !edges.includes(edge)) ?? 0);
    default:
      return allEdges;
  }
}

/** The cities of a tile. */
export function citiesOf(tile: Tile): City[] {
  const edges = edgesOf(tile, 'city');
  if (edges.length === 0) return [];
  return tile.apart ? edges.map((edge) => cityOf([edge])) : [cityOf(edges)];
}
