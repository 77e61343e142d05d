/** The pennant of towers and the cabildo. */
import { palette as p } from '../brush/palette.ts';
import { fill, line, nums } from '../brush/svg.ts';

/** A celeste and white pennant on a mast `height` high. */
export function flag(height: number): string {
  const top = -height;
  return (
    line(p.ink, 1, `M0 0V${nums(top)}`) +
    fill(p.celeste, `M.5 ${nums(top)}q6-3 10 0t9 0v9q-5 3-9 0t-10 0z`.replace(' -', '-')) +
    fill(p.white, `M.5 ${nums(top + 3)}q6-3 10 0t9 0v3q-5 3-9 0t-10 0z`.replace(' -', '-'))
  );
}
