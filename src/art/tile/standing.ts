/** What stands on a tile: walls, houses, chapels, props. */
import { along, distance, type Curve, type Point } from '../brush/geometry.ts';
import { palette as p } from '../brush/palette.ts';
import { chapel, gatehouse, house, tower, tree } from '../shapes/shapes.ts';
import { at } from '../brush/svg.ts';
import { citiesOf } from './cities.ts';
import { gateOf } from './courses.ts';
import type { Tile } from './edges.ts';
import { mover, type Placed } from './place.ts';
import { propBody, propScale } from './props.ts';
import type { View } from './view.ts';
import { wallBody } from './walls.ts';

/** A standing piece as the eye sees it: its drawing and how near it is. */
export interface Standing {
  readonly depth: number;
  readonly body: string;
}

/** A piece on its tile: where its foot is, what it is, its scale. */
interface Piece {
  readonly foot: Point;
  readonly body: string;
  readonly scale?: number;
  /** Whether it is seen in a mirror. */
  readonly mirrored?: boolean;
}

const roofs = [p.brick, p.terracotta, p.brick, p.celesteDark, p.terracotta] as const;

/** Whether a prop leaves no room for a house. */
function isTaken(spot: Point, tile: Tile): boolean {
  return (tile.props ?? []).some(
    ([kind, x, y]) => distance([x, y], spot) < (kind === 'cabildo' ? 27 : 15),
  );
}

/** The houses of a tile's city, the `city`th of its cities. */
function houses(
  { column, row, tile }: Placed,
  spots: readonly Point[],
  city: number,
): readonly Piece[] {
  return spots.flatMap((foot, index) => {
    if (isTaken(foot, tile)) return [];
    const roof = roofs[(index + city + column * 2 + row * 3 + 60) % roofs.length] ?? p.brick;
    return [{ foot, body: house(roof), mirrored: (index + column) % 2 !== 0 }];
  });
}

/** What stands in the middle of a tile. */
function feature(tile: Tile): readonly Piece[] {
  switch (tile.feature) {
    case 'monastery':
      return [{ foot: [48, 60], body: chapel() }];
    case 'village':
      return [
        { foot: [38, 42], body: house(p.brick) },
        { foot: [66, 40], body: house(p.celesteDark), mirrored: true },
        { foot: [66, 70], body: house(p.terracotta) },
        { foot: [34, 70], body: tree(), scale: 0.8 },
      ];
    default:
      return [];
  }
}

/** The props of a tile. */
function props(tile: Tile): readonly Piece[] {
  return (tile.props ?? []).map(([kind, x, y, scale]) => ({
    foot: [x, y],
    body: propBody(kind),
    scale: scale ?? propScale(kind),
  }));
}

/** All that stands on a tile of a map. */
export function standingOn(place: Placed, view: View): Standing[] {
  const { tile } = place;
  const move = mover(place);

  const stand = ({ foot, body, scale = 1, mirrored = false }: Piece, nearer = 0): Standing => {
    const ground = move(foot);
    const size = scale * view.scale;
    return {
      depth: view.depth(...ground) + nearer,
      body: at(...view.project(...ground), body, [mirrored ? -size : size, size]),
    };
  };
  const standAll = (pieces: readonly Piece[]): Standing[] => pieces.map((piece) => stand(piece));

  /** A wall with its two towers. */
  const fortify = (wall: Curve): Standing => ({
    depth: view.depth(...move(along(wall, 0.5))),
    body: [
      wallBody(wall, (point, height) => view.project(...move(point), height * view.scale)),
      ...[0.24, 0.76].map((t) => stand({ foot: along(wall, t), body: tower(), scale: 0.7 }).body),
    ].join(''),
  });

  const gate = gateOf(tile);
  return [
    ...(gate ? [stand({ foot: gate.at, body: gatehouse() }, 30)] : []),
    ...citiesOf(tile).flatMap(({ walls, spots }, city) => [
      ...walls.map(fortify),
      ...standAll(houses(place, spots, city)),
    ]),
    ...standAll(feature(tile)),
    ...standAll(props(tile)),
  ];
}
