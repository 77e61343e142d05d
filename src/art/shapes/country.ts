/** What grows, grazes and turns in the open country. */
import { palette as p } from '../brush/palette.ts';
import { at, disc, fill, line, nums, oval } from '../brush/svg.ts';
import { polar } from './polar.ts';
import { shadow } from './shadow.ts';

/** A round tree, its crown and the light on it. */
function crowned(crown: string, light: string): string {
  return (
    shadow(3, 0, 9, 2.5) +
    fill(p.woodDark, 'M-2 0l1-9h3l1 9z') +
    fill(crown, 'M-9-7c-6-3-3-9 0-9c0-6 8-8 11-4c5-2 9 2 7 6c4 3 1 8-3 7c-4 3-11 3-15 0z') +
    fill(light, 'M-7-12c0-5 6-8 10-5c-4 0-6 5-10 5z')
  );
}

/** An ombú. */
export function tree(): string {
  return crowned(p.fieldDark, '#7aa64c');
}

/** A jacarandá in flower. */
export function jacaranda(): string {
  return crowned(p.lilac, '#c9b3e2');
}

/** A poplar, as they stand in rows against the wind of Mendoza. */
export function poplar(): string {
  return (
    shadow(3, 0, 6, 2) +
    fill(p.fieldDeep, 'M0 0c-7-3-6-20 0-27c6 7 7 24 0 27z') +
    fill(p.fieldDark, 'M-1-2c-5-4-4-17 1-22c1 8 1 16-1 22z')
  );
}

/** A sheep. */
export function sheep(): string {
  return (
    shadow(1, 0, 8, 2) +
    line(p.ink, 1.4, 'M-4-3v3M3-3v3') +
    fill(p.white, 'M-7-4c-2-4 1-6 3-5c2-3 6-2 7 0c4-1 5 4 2 6c-3 2-9 2-12-1z') +
    oval(p.ink, 7, -7, 2.4, 2)
  );
}

/** A windmill of the pampa: it draws water for the cattle. */
export function windmill(): string {
  const blades = Array.from({ length: 8 }, (_, index) => {
    const point = (radius: number, offset: number): string =>
      nums(...polar(radius, index * 45 + offset));
    return `M${point(3, 0)}L${point(13, -15)} ${point(13, 13)}z`;
  }).join('');
  return (
    line(p.ink, 1.3, 'M-7 0l7-42l7 42M-6-6h12M-4-18h8M-3-28h6M-6-6l10-12M6-6l-10-12') +
    at(0, -42, fill(p.terracotta, 'M3-1l13-4v8z') + fill(p.white, blades) + disc(p.brick, 0, 0, 3))
  );
}
