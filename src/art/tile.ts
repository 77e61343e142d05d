/**
 * A tile is a square of 100 × 100 that says what each of its edges is. From that alone follow its
 * roads, walls and water, so tiles whose edges agree always join.
 *
 * Ground is collected in layers over a whole map (a few long paths are light on bytes); what stands
 * up is sorted from back to front. A `View` decides how both are seen: from above, or as a landscape.
 */
import {
  along,
  distance,
  holds,
  reversed,
  samples,
  turn,
  turnCurve,
  type Curve,
  type Point,
} from './geometry.ts';
import { paints, palette as p, type PaintName } from './palette.ts';
import {
  cabildo,
  chapel,
  gatehouse,
  house,
  meeple,
  patriot,
  poplar,
  sheep,
  shield,
  tower,
  tree,
  windmill,
} from './shapes.ts';
import { at, fill, line, nums, svg } from './svg.ts';

export type Edge = 'field' | 'road' | 'city' | 'river';
export type Side = 'n' | 'e' | 's' | 'w';

/** Something small that stands on a tile. */
export type PropKind =
  | 'tree'
  | 'lilac'
  | 'poplar'
  | 'sheep'
  | 'windmill'
  | 'house'
  | 'cabildo'
  | 'chapel'
  | 'shield'
  | 'flag'
  | 'patriot'
  | PaintName;

export type Prop = readonly [kind: PropKind, x: number, y: number, scale?: number];

/** What a tile shows. Edges that are not named are field. */
export interface Tile extends Partial<Record<Side, Edge>> {
  /** In the middle: a monastery, or a village where roads meet. */
  readonly feature?: 'monastery' | 'village';
  /** City edges that are not one city. */
  readonly apart?: boolean;
  readonly props?: readonly Prop[];
  /** A ripe wheat field, at its middle. */
  readonly wheat?: Point;
}

const sides = ['n', 'e', 's', 'w'] as const satisfies readonly Side[];

/** The sides of a tile whose edge is of a kind, as quarter turns from north. */
function edgesOf(tile: Tile, kind: Edge): number[] {
  return [0, 1, 2, 3].filter((quarter) => (tile[sides[quarter] ?? 'n'] ?? 'field') === kind);
}

/** One city on a tile: its ground's outline and its walls. */
interface City {
  readonly walls: readonly Curve[];
  /** Corners that close the outline after each wall. */
  readonly corners: readonly (readonly Point[])[];
  /** Where its houses may stand. */
  readonly spots: readonly Point[];
}

const north: Curve = [
  [0, 0],
  [14, 45],
  [86, 45],
  [100, 0],
];
const shallow: Curve = [
  [0, 0],
  [24, 24],
  [76, 24],
  [100, 0],
];
const bend: Curve = [
  [0, 0],
  [8, 48],
  [52, 92],
  [100, 100],
];

/** The city of given neighbouring or opposite edges, all of one wall. */
function cityOf(quarters: readonly number[]): City {
  const [first = 0, second = 0] = quarters;
  const place = (points: readonly Point[], by: number): Point[] => points.map((at) => turn(at, by));
  if (quarters.length === 1) {
    return {
      walls: [turnCurve(north, first)],
      corners: [[]],
      spots: place(
        [
          [34, 19],
          [67, 20],
          [51, 24],
        ],
        first,
      ),
    };
  }
  if (quarters.length === 2 && second - first === 2) {
    const by = first + 1;
    return {
      walls: [turnCurve(shallow, by), turnCurve(shallow, by + 2)],
      corners: [[], []],
      spots: place(
        [
          [22, 40],
          [52, 36],
          [80, 40],
          [26, 68],
          [54, 70],
          [80, 64],
        ],
        by,
      ),
    };
  }
  if (quarters.length === 2) {
    const by = first === 0 && second === 3 ? 3 : first;
    return {
      walls: [turnCurve(bend, by)],
      corners: [place([[100, 0]], by)],
      spots: place(
        [
          [36, 24],
          [60, 20],
          [60, 46],
          [84, 52],
          [80, 76],
        ],
        by,
      ),
    };
  }
  if (quarters.length === 3) {
    const open = [0, 1, 2, 3].find((quarter) => !quarters.includes(quarter)) ?? 0;
    return {
      walls: [turnCurve(shallow, open)],
      corners: [
        place(
          [
            [100, 100],
            [0, 100],
          ],
          open,
        ),
      ],
      spots: place(
        [
          [22, 40],
          [52, 42],
          [80, 40],
          [24, 66],
          [76, 66],
          [38, 88],
          [64, 90],
        ],
        open,
      ),
    };
  }
  return {
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
}

/** The cities of a tile. */
function citiesOf(tile: Tile): City[] {
  const quarters = edgesOf(tile, 'city');
  if (quarters.length === 0) return [];
  return tile.apart ? quarters.map((quarter) => cityOf([quarter])) : [cityOf(quarters)];
}

const middle: Point = [50, 50];

/** Roads and a river that cross do so on a bridge. */
const isBridge = (tile: Tile): boolean =>
  edgesOf(tile, 'road').length === 2 && edgesOf(tile, 'river').length === 2;

const toward = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The middle lines of a tile's roads or rivers: each leaves its edge at the edge's middle, squarely. */
function coursesOf(tile: Tile, kind: 'road' | 'river'): Curve[] {
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
function gateOf(tile: Tile): { at: Point; before: Point } | null {
  const quarters = edgesOf(tile, 'city');
  const wall = citiesOf(tile)[0]?.walls[0];
  if (!wall || tile.feature || edgesOf(tile, 'road').length !== 1) return null;
  const at = along(wall, 0.5);
  if (quarters.length === 1)
    return { at, before: toward(at, turn([50, 100], quarters[0] ?? 0), 0.35) };
  return { at, before: toward(at, turn([50, 0], edgesOf(tile, 'road')[0] ?? 0), 0.5) };
}

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

/** A tile at its place on a map, in tiles. */
export interface Placed {
  readonly column: number;
  readonly row: number;
  readonly tile: Tile;
}

interface Standing {
  readonly depth: number;
  readonly body: string;
}

const propBodies: Record<Exclude<PropKind, PaintName>, () => string> = {
  tree: () => tree(),
  lilac: () => tree(p.lilac, '#c9b3e2'),
  poplar,
  sheep,
  windmill,
  house: () => house(),
  cabildo,
  chapel,
  shield: () => at(0, -12, shield(), 0.5),
  flag: () => tower(true),
  patriot,
};

/** The drawing of a prop. */
function propBody(kind: PropKind): string {
  return kind in paints
    ? meeple(paints[kind as PaintName])
    : propBodies[kind as Exclude<PropKind, PaintName>]();
}

const curveTo = ([, b, c, d]: Curve, move: (at: Point) => Point): string =>
  `C${nums(...move(b), ...move(c), ...move(d))}`;

const roofs = [p.brick, p.terracotta, p.brick, p.celesteDark, p.terracotta] as const;

/** A wall along a curve, as high as a house, with its battlements. */
function wallBody(wall: Curve, move: (at: Point, height: number) => Point): string {
  const height = 9;
  const [a, b, c, d] = wall;
  const low = (at: Point): Point => move(at, 0);
  const high = (at: Point): Point => move(at, height);
  const top = `M${nums(...high(a))}${curveTo(wall, high)}`;
  return (
    fill(
      p.stoneShade,
      `M${nums(...low(a))}${curveTo(wall, low)}L${nums(...high(d))}${curveTo([d, c, b, a], high)}z`,
      `stroke="${p.stoneDark}"`,
    ) +
    line(p.stone, 3.4, top) +
    line(p.stone, 3.4, top, 'stroke-dasharray="3.4 2.6" transform="translate(0-3)"')
  );
}

/** Draws a map of tiles: the ground in layers, then all that stands, from back to front. */
export function drawMap(places: readonly Placed[], view: View): string {
  const layers = {
    even: '',
    odd: '',
    patch: '',
    wheat: '',
    furrow: '',
    tuft: '',
    flower: '',
    river: '',
    road: '',
    bridge: '',
    city: '',
    cobble: '',
    seam: '',
  };
  const standing: Standing[] = [];

  for (const { column, row, tile } of places) {
    const move = ([x, y]: Point): Point => [x + column * 100, y + row * 100];
    const square = `M${nums(...move([0, 0]))}h100v100h-100z`;
    const stand = (at: Point, body: (x: number, y: number) => string, nearer = 0): void => {
      const [x, y] = move(at);
      const [px, py] = view.project(x, y);
      standing.push({ depth: view.depth(x, y) + nearer, body: body(px, py) });
    };
    const odd = (column + row) % 2 !== 0;
    layers[odd ? 'odd' : 'even'] += square;
    layers.seam += square;

    const rivers = coursesOf(tile, 'river');
    const roads = coursesOf(tile, 'road');
    const cities = citiesOf(tile);
    const path = (curve: Curve, index: number, all: readonly Curve[]): string =>
      (all[index - 1]?.[3].join() === curve[0].join() ? '' : `M${nums(...move(curve[0]))}`) +
      curveTo(curve, move);
    layers.river += rivers.map(path).join('');
    layers.road += roads.map(path).join('');
    if (isBridge(tile)) {
      const quarter = edgesOf(tile, 'road')[0] ?? 0;
      layers.bridge += `M${nums(...move(turn([50, 30], quarter)))}L${nums(...move(turn([50, 70], quarter)))}`;
    }
    const gate = gateOf(tile);
    if (gate) stand(gate.at, (x, y) => at(x, y, gatehouse(), view.scale), 30);

    cities.forEach(({ walls, corners, spots }, index) => {
      const outline = walls.map((wall, at) => {
        const lead = at === 0 ? 'M' : 'L';
        const rest = (corners[at] ?? []).map((corner) => `L${nums(...move(corner))}`).join('');
        return `${lead}${nums(...move(wall[0]))}${curveTo(wall, move)}${rest}`;
      });
      layers.city += `${outline.join('') || square.slice(0, -1)}z`;
      for (const wall of walls) {
        const towers = [0.24, 0.76].map((t) => {
          const [x, y] = view.project(...move(along(wall, t)));
          return at(x, y, tower(), 0.7 * view.scale);
        });
        stand(along(wall, 0.5), () =>
          [
            wallBody(wall, (point, height) => view.project(...move(point), height * view.scale)),
            ...towers,
          ].join(''),
        );
      }
      spots.forEach((spot, at_) => {
        const taken = (tile.props ?? []).some(
          ([kind, x, y]) => distance([x, y], spot) < (kind === 'cabildo' ? 27 : 15),
        );
        const roof = roofs[(at_ + index + column * 2 + row * 3 + 60) % roofs.length] ?? p.brick;
        layers.cobble += `M${nums(...move(spot))}m-9 5h6m3 0h8m-12 4h7`;
        if (!taken)
          stand(spot, (x, y) =>
            at(x, y, house(roof), [
              (at_ + column) % 2 === 0 ? view.scale : -view.scale,
              view.scale,
            ]),
          );
      });
    });

    if (tile.wheat) {
      const [x, y] = tile.wheat;
      layers.wheat += `M${nums(...move([x - 17, y - 9]))}q17-7 34-3 4 12 2 23-17 4-33 0-5-9-3-20z`;
      layers.furrow += `M${nums(...move([x - 16, y - 5]))}q17-6 33-3m1 5q-17-3-34 3m1 5q17-4 33-1m-1 5q-17-4-31 1`;
    }
    const free = freeSpots(tile);
    free.slice(0, 2).forEach((spot) => {
      layers.tuft += `M${nums(...move(spot))}l-2-5m2 5l1-6m-1 6l4-4`;
    });
    const [patch, ...flowers] = free.slice(2, 4);
    if (patch)
      layers.patch += `M${nums(...move([patch[0] - 12, patch[1]]))}q2-9 13-8t12 7-11 8-14-7z`;
    for (const flower of flowers) {
      layers.flower += `M${nums(...move(flower))}v.1m5 3v.1m-8 2v.1`;
    }

    if (tile.feature === 'monastery') stand([48, 60], (x, y) => at(x, y, chapel(), view.scale));
    if (tile.feature === 'village') {
      stand([38, 42], (x, y) => at(x, y, house(p.brick), view.scale));
      stand([66, 40], (x, y) => at(x, y, house(p.celesteDark), [-view.scale, view.scale]));
      stand([66, 70], (x, y) => at(x, y, house(p.terracotta), view.scale));
      stand([34, 70], (x, y) => at(x, y, tree(), 0.8 * view.scale));
    }
    for (const [kind, x, y, scale] of tile.props ?? []) {
      stand([x, y], (px, py) =>
        at(
          px,
          py,
          propBody(kind),
          view.scale * (scale ?? (kind in paints || kind === 'patriot' ? 0.5 : 1)),
        ),
      );
    }
  }

  const draw = (d: string, body: (d: string) => string): string => (d === '' ? '' : body(d));
  const ground = [
    draw(layers.even, (d) => fill(p.field, d)),
    draw(layers.odd, (d) => fill(p.fieldOdd, d)),
    draw(layers.patch, (d) => fill(p.fieldLight, d, 'opacity=".6"')),
    draw(layers.wheat, (d) => fill(p.wheat, d)),
    draw(layers.furrow, (d) => line(p.goldDark, 1, d)),
    draw(layers.tuft, (d) => line(p.fieldDark, 1.2, d)),
    draw(layers.flower, (d) => line(p.white, 2.4, d, 'stroke-linecap="round"')),
    draw(
      layers.river,
      (d) =>
        line(p.parchmentShade, 29, d) +
        line(p.celesteDark, 25.5, d) +
        line(p.celeste, 22.5, d) +
        line(p.celestePale, 1.3, d, 'stroke-dasharray="8 15" transform="translate(4-4)"') +
        line(p.celesteLight, 1.5, d, 'stroke-dasharray="11 13 5 9" transform="translate(-4 4)"'),
    ),
    draw(layers.road, (d) => line(p.parchmentDark, 12, d) + line(p.parchment, 8.6, d)),
    draw(
      layers.bridge,
      (d) => line(p.stoneDark, 18, d) + line(p.stone, 15.5, d) + line(p.parchmentShade, 9, d),
    ),
    draw(layers.city, (d) => fill(p.city, d)),
    draw(layers.cobble, (d) => line(p.parchment, 1.2, d, 'opacity=".45"')),
    draw(layers.seam, (d) => line(p.ink, 1, d, 'opacity=".18"')),
  ].join('');
  const things = standing
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ body }) => body)
    .join('');
  return (view.ground === '' ? ground : `<g transform="${view.ground}">${ground}</g>`) + things;
}

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

/** One tile as a picture of its own, as large as its frame. */
export function tilePicture(tile: Tile): string {
  return svg(100, 100, drawMap([{ column: 0, row: 0, tile }], fromAbove), false);
}
