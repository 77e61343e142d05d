/** Tiles that wait to be drawn. */
import { palette as p } from '../../../src/art/brush/palette.ts';
import { sun } from '../../../src/art/shapes/shapes.ts';
import { fill, line, nums } from '../../../src/art/brush/svg.ts';

/** A face-down tile, or a pile of them: celeste with the sun of May; its far corner is at (0, 0). */
export function pile(count: number): string {
  const step = 9;
  const layers = Array.from({ length: count }, (_, index) => {
    const y = -index * step;
    return (
      fill(p.woodDark, `M-90 ${nums(50 + y)}l90 50 90-50v7l-90 50-90-50z`) +
      fill(p.celesteLight, `M-90 ${nums(50 + y)}l90 50 90-50v3l-90 50-90-50z`)
    );
  });
  const top = -(count - 1) * step;
  return (
    fill(p.ink, 'M-78 66l90 50 100-54-90-50z', 'opacity=".2"') +
    layers.join('') +
    fill(p.celeste, `M0 ${nums(top)}l90 50-90 50-90-50z`) +
    line(p.white, 3, `M0 ${nums(top + 8)}l76 42-76 42-76-42z`) +
    `<g transform="matrix(.6 .3 -.6 .3 0 ${nums(top + 50)})">${sun(false)}</g>`
  );
}
