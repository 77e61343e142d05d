/** Points round a centre. */

/** The point at a distance from (0, 0) and a bearing, clockwise from north. */
export function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}
