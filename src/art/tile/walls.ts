/** City walls. */
import type { Curve, Point } from '../brush/geometry.ts';
import { palette as p } from '../brush/palette.ts';
import { fill, line, nums } from '../brush/svg.ts';
import { curveTo } from './place.ts';

/** A wall along a curve, as high as a house, with its battlements. */
export function wallBody(wall: Curve, move: (at: Point, height: number) => Point): string {
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
