/** The picture of a list with nothing in it. */
import { palette as p } from '../../../src/art/brush/palette.ts';
import { jacaranda, lyingMeeple, sheep, sun } from '../../../src/art/shapes/shapes.ts';
import { at, fill, line, rect, svg } from '../../../src/art/brush/svg.ts';

/** A farmer who waits, lying in the grass. */
export function emptyScene(): string {
  return svg(
    640,
    400,
    rect(p.celestePale, 0, 0, 640, 400) +
      at(320, 190, sun(false, p.goldLight, p.gold), 3.4) +
      fill(
        p.white,
        'M60 110q6-28 40-24 18-32 58-14 34-16 46 16 30 0 30 22zM440 76q8-20 32-16 18-22 44-6 32-8 36 22z',
      ) +
      fill(p.fieldLight, 'M0 230q160-60 330-16t310-14v200h-640z') +
      fill(p.field, 'M0 274q200-40 380-6t260-10v142h-640z') +
      line(
        p.fieldDark,
        3,
        'M80 330l-5-12m5 12l2-14m-2 14l9-10M520 300l-5-12m5 12l2-14m-2 14l9-10M470 362l-5-12m5 12l2-14m-2 14l9-10M190 372l-5-12m5 12l2-14m-2 14l9-10',
      ) +
      at(214, 300, jacaranda(), 7) +
      at(372, 318, lyingMeeple(), 2.2) +
      at(516, 286, sheep(), 2.6) +
      line(
        p.white,
        5,
        'M130 338v.1m22 12v.1m-30 8v.1m300-4v.1m18 10v.1m-30 6v.1',
        'stroke-linecap="round"',
      ),
  );
}
