/** Shadows. */
import { palette as p } from '../brush/palette.ts';
import { oval } from '../brush/svg.ts';

/** The shadow a standing piece casts. */
export function shadow(x: number, y: number, rx: number, ry: number): string {
  return oval(p.ink, x, y, rx, ry, 'opacity=".2"');
}
