/** The banner of the home page. */
import { drawLand } from '../../../src/art/tile/land.ts';
import { palette as p } from '../../../src/art/brush/palette.ts';
import { mate, sun } from '../../../src/art/shapes/shapes.ts';
import { at, fill, rect, svg } from '../../../src/art/brush/svg.ts';
import { pampa } from '../../../src/art/stories/pampa.ts';
import { pile } from './pile.ts';

/** The pampa of tiles between the Andes and the river. */
export function heroScene(): string {
  return svg(
    1600,
    520,
    rect(p.celesteLight, 0, 0, 1600, 520) +
      fill(p.celestePale, 'M0 72q200-44 420-14t420-6 400 6 360-10v200h-1600z') +
      at(622, 104, sun(), 2.7) +
      fill(p.celeste, 'M0 110l60-46 40 28 90-74 66 62 34-24 80 66 50-34 100 92v60h-520z') +
      fill(
        p.celesteDark,
        'M190 18l66 62 34-24 80 66 50-34 100 92v30h-230l-70-90-30 14z',
        'opacity=".35"',
      ) +
      fill(
        p.white,
        'M190 18l40 37-22-4-14 16-16-14-28 10zM60 64l26 18-20 2-10 10-26-8zM290 56l34 28-24 2-12-10-22-8zM420 88l30 27-18 2-14-8-24 8z',
      ) +
      fill(
        p.white,
        'M1150 92q6-30 44-26 20-34 62-14 36-16 48 16 34 0 32 24zM950 48q8-18 30-14 18-20 40-4 30-6 34 18z',
      ) +
      fill(p.parchmentShade, 'M0 170q240-40 520-10t560-10 520 10v360h-1600z') +
      fill(p.parchment, 'M0 196q300-40 620-10t520-10 460 14v330h-1600z') +
      drawLand(pampa, 800, 62) +
      at(84, 496, mate(), 1.5) +
      at(1500, 404, pile(4), 0.8),
  );
}
