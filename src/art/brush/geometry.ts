/** Points and curves of the tile's square, 0 to 100, north at the top. */
export type Point = readonly [x: number, y: number];

/** A cubic Bézier curve: start, two controls, end. */
export type Curve = readonly [Point, Point, Point, Point];

/** Turns a point clockwise round the middle of the tile by quarter turns. */
export function turn([x, y]: Point, quarters: number): Point {
  let turned: Point = [x, y];
  for (let step = 0; step < quarters; step++) turned = [100 - turned[1], turned[0]];
  return turned;
}

/** Turns a curve clockwise round the middle of the tile by quarter turns. */
export function turnCurve([a, b, c, d]: Curve, quarters: number): Curve {
  return [turn(a, quarters), turn(b, quarters), turn(c, quarters), turn(d, quarters)];
}

/** The same curve, walked the other way. */
export function reversed([a, b, c, d]: Curve): Curve {
  return [d, c, b, a];
}

/** The point of a curve at `t`, 0 to 1. */
export function along([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const blend = (axis: 0 | 1): number =>
    u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return [blend(0), blend(1)];
}

/** Points along a curve, ends included. */
export function samples(curve: Curve, count = 12): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => along(curve, index / count));
}

/** Distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Whether a polygon holds a point (even–odd). */
export function holds(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], index) => {
    const [bx, by] = polygon.at(index - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
