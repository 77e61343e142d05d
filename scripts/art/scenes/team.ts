/** The picture of the national team. */
import { palette as p } from '../../../src/art/brush/palette.ts';
import { patriot, sun } from '../../../src/art/shapes/shapes.ts';
import { at, fill, rect, svg } from '../../../src/art/brush/svg.ts';

/** Seven players dressed in the flag, before the sun of May; wide, its middle 1200 × 300 stay. */
export function teamScene(): string {
  const player = (x: number, y: number, scale: number): string => at(x, y, patriot(), scale);
  return svg(
    1200,
    420,
    rect(p.celesteLight, 0, 0, 1200, 420) +
      fill(p.celestePale, 'M0 110q300-60 600-20t600-10v340h-1200z') +
      at(600, 190, sun(), 3.4) +
      fill(p.fieldLight, 'M0 240q300-50 620-10t580-24v220h-1200z') +
      fill(p.field, 'M0 300q360-40 700 0t500-24v150h-1200z') +
      player(250, 282, 2.2) +
      player(950, 282, 2.2) +
      player(366, 296, 2.6) +
      player(834, 296, 2.6) +
      player(484, 312, 3) +
      player(716, 312, 3) +
      player(600, 330, 3.4),
  );
}
