/** The picture of what has none. */
import { palette as p } from '../../../src/art/brush/palette.ts';
import { meeplePath } from '../../../src/art/shapes/shapes.ts';
import { at, fill, rect, svg } from '../../../src/art/brush/svg.ts';

/** A calm picture for where none was given: meeples on parchment. */
export function placeholderPicture(): string {
  const meeples = [0, 1, 2, 3].flatMap((down) =>
    [0, 1, 2, 3, 4, 5].map((across) =>
      at(
        40 + across * 112 + (down % 2) * 56,
        96 + down * 100,
        fill(down === 1 && across === 2 ? p.celeste : p.parchmentShade, meeplePath),
      ),
    ),
  );
  return svg(640, 400, rect(p.parchment, 0, 0, 640, 400) + meeples.join(''));
}
