/** The community's shield. */
import { palette as p } from '../brush/palette.ts';
import { at, cut, fill, line } from '../brush/svg.ts';
import { sun } from './sun.ts';

/** Outline of a shield, 40 wide and 48 high, around its centre. */
export const shieldPath = 'M-20-22q10 4 20-2q10 6 20 2v20c0 14-9 21-20 26c-11-5-20-12-20-26z';

/** The community's arms: celeste and white with the sun of May. */
export function shield(): string {
  return (
    fill(p.celeste, shieldPath) +
    cut(-22, -11, 44, 20, fill(p.white, shieldPath)) +
    line(p.gold, 3, shieldPath, 'stroke-linejoin="round"') +
    at(0, -1, sun(false), 0.2)
  );
}
