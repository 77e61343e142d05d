/** The sun of May. */
import { palette as p } from '../brush/palette.ts';
import { disc, fill, line, nums } from '../brush/svg.ts';
import { polar } from './polar.ts';

/** The sixteen rays, straight and wavy in turn. */
const rays = Array.from({ length: 16 }, (_, index) => {
  const point = (radius: number, offset: number): string =>
    nums(...polar(radius, index * 22.5 + offset));
  return index % 2 === 0
    ? `M${point(22, -9)}L${point(50, 0)} ${point(22, 9)}z`
    : `M${point(22, -9)}Q${point(31, -14)} ${point(37, -3)}T${point(50, 3)}Q${point(45, 12)} ${point(36, 6)}T${point(22, 9)}z`;
}).join('');

/** The sun of May, 100 across, around its centre. */
export function sun(face = true, colour: string = p.gold, shade: string = p.goldDark): string {
  return (
    fill(colour, rays) +
    disc(colour, 0, 0, 24, `stroke="${shade}" stroke-width="1.5"`) +
    (face
      ? line(
          shade,
          1.6,
          'M-14-7q5-4 9 0M14-7q-5-4-9 0M-2 4q2 2 4 0M-9 9q9 8 18 0',
          'stroke-linecap="round" stroke-linejoin="round"',
        ) +
        disc(shade, -9, -2, 2.2) +
        disc(shade, 9, -2, 2.2)
      : '')
  );
}
