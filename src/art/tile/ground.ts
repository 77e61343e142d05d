/**
 * The ground of a map: field, wheat, water, roads, paving. It is collected in layers over the whole
 * map, because a few long paths are light on bytes.
 */
import { turn, type Curve, type Point } from '../brush/geometry.ts';
import { palette as p } from '../brush/palette.ts';
import { fill, line, nums } from '../brush/svg.ts';
import { citiesOf, type City } from './cities.ts';
import { coursesOf, isBridge } from './courses.ts';
import { edgesOf, type Tile } from './edges.ts';
import { freeSpots } from './free-spots.ts';
import { curveTo, mover, type Placed } from './place.ts';

type Move = (at: Point) => Point;

/** How each layer's path is painted, from the lowest layer to the highest. */
const paintings = {
  even: (d) => fill(p.field, d),
  odd: (d) => fill(p.fieldOdd, d),
  patch: (d) => fill(p.fieldLight, d, 'opacity=".6"'),
  wheat: (d) => fill(p.wheat, d),
  furrow: (d) => line(p.goldDark, 1, d),
  tuft: (d) => line(p.fieldDark, 1.2, d),
  flower: (d) => line(p.white, 2.4, d, 'stroke-linecap="round"'),
  river: (d) =>
    line(p.parchmentShade, 29, d) +
    line(p.celesteDark, 25.5, d) +
    line(p.celeste, 22.5, d) +
    line(p.celestePale, 1.3, d, 'stroke-dasharray="8 15" transform="translate(4-4)"') +
    line(p.celesteLight, 1.5, d, 'stroke-dasharray="11 13 5 9" transform="translate(-4 4)"'),
  road: (d) => line(p.parchmentDark, 12, d) + line(p.parchment, 8.6, d),
  bridge: (d) => line(p.stoneDark, 18, d) + line(p.stone, 15.5, d) + line(p.parchmentShade, 9, d),
  city: (d) => fill(p.city, d),
  cobble: (d) => line(p.parchment, 1.2, d, 'opacity=".45"'),
  seam: (d) => line(p.ink, 1, d, 'opacity=".18"'),
} as const satisfies Record<string, (d: string) => string>;

type Layer = keyof typeof paintings;

/** Path data of one tile, by layer. */
type Layers = Partial<Record<Layer, string>>;

const point = (at: Point): string => nums(...at);

/** Courses as one path: those that go on from the one before are not lifted from it. */
function coursePath(courses: readonly Curve[], move: Move): string {
  return courses
    .map((curve, index) => {
      const goesOn = courses[index - 1]?.[3].join() === curve[0].join();
      return (goesOn ? '' : `M${point(move(curve[0]))}`) + curveTo(curve, move);
    })
    .join('');
}

/** The deck of a tile's bridge. */
function bridgePath(tile: Tile, move: Move): string {
  const quarter = edgesOf(tile, 'road')[0] ?? 0;
  const [from, to] = [turn([50, 30], quarter), turn([50, 70], quarter)];
  return `M${point(move(from))}L${point(move(to))}`;
}

/** The outline of a city's ground; one without walls fills its tile, `square`. */
function cityPath({ walls, corners }: City, square: string, move: Move): string {
  const outline = walls.map((wall, index) => {
    const rest = (corners[index] ?? []).map((corner) => `L${point(move(corner))}`).join('');
    return `${index === 0 ? 'M' : 'L'}${point(move(wall[0]))}${curveTo(wall, move)}${rest}`;
  });
  return outline.length === 0 ? square : `${outline.join('')}z`;
}

/** Wheat and its furrows. */
function wheatLayers([x, y]: Point, move: Move): Layers {
  return {
    wheat: `M${point(move([x - 17, y - 9]))}q17-7 34-3 4 12 2 23-17 4-33 0-5-9-3-20z`,
    furrow: `M${point(move([x - 16, y - 5]))}q17-6 33-3m1 5q-17-3-34 3m1 5q17-4 33-1m-1 5q-17-4-31 1`,
  };
}

/** What grows where nothing else is. */
function wildLayers(tile: Tile, move: Move): Layers {
  const free = freeSpots(tile);
  const [patch, flower] = free.slice(2, 4);
  return {
    tuft: free
      .slice(0, 2)
      .map((spot) => `M${point(move(spot))}l-2-5m2 5l1-6m-1 6l4-4`)
      .join(''),
    ...(patch && {
      patch: `M${point(move([patch[0] - 12, patch[1]]))}q2-9 13-8t12 7-11 8-14-7z`,
    }),
    ...(flower && { flower: `M${point(move(flower))}v.1m5 3v.1m-8 2v.1` }),
  };
}

/** The ground of one tile. */
function tileLayers(place: Placed): Layers {
  const { column, row, tile } = place;
  const move = mover(place);
  const square = `M${point(move([0, 0]))}h100v100h-100z`;
  const cities = citiesOf(tile);
  return {
    [(column + row) % 2 === 0 ? 'even' : 'odd']: square,
    seam: square,
    river: coursePath(coursesOf(tile, 'river'), move),
    road: coursePath(coursesOf(tile, 'road'), move),
    ...(isBridge(tile) && { bridge: bridgePath(tile, move) }),
    city: cities.map((city) => cityPath(city, square, move)).join(''),
    cobble: cities
      .flatMap(({ spots }) => spots)
      .map((spot) => `M${point(move(spot))}m-9 5h6m3 0h8m-12 4h7`)
      .join(''),
    ...(tile.wheat && wheatLayers(tile.wheat, move)),
    ...wildLayers(tile, move),
  };
}

/** Draws the ground of a map, as seen from above. */
export function drawGround(places: readonly Placed[]): string {
  const tiles = places.map(tileLayers);
  return (Object.keys(paintings) as Layer[])
    .map((layer) => {
      const path = tiles.map((layers) => layers[layer] ?? '').join('');
      return path === '' ? '' : paintings[layer](path);
    })
    .join('');
}
