/** Meeples: standing, lying, dressed in the flag. */
import { paints, palette as p, type Paint } from '../brush/palette.ts';
import { at, cut, fill, line } from '../brush/svg.ts';
import { shadow } from './shadow.ts';
import { sun } from './sun.ts';

const round = 'stroke-linecap="round"';

/** Outline of a meeple, 59 wide and 60 high. */
export const meeplePath =
  'M0-60c7 0 12 5 12 12c0 3.5-1.4 6.4-3.6 8.6c9.1 1.6 21.1 5.4 21.1 12.4c0 4.6-4.3 6.6-8.5 6.6' +
  'c-3.2 0-6.6-.8-9.4-1.2c1.6 6 11 14.4 11 19c0 1.8-1.2 2.6-3 2.6H8c-4.5 0-4-10-8-10c-4 0-3.5 10-8 10' +
  'H-19.6c-1.8 0-3-.8-3-2.6c0-4.6 9.4-13 11-19c-2.8 .4-6.2 1.2-9.4 1.2c-4.2 0-8.5-2-8.5-6.6' +
  'c0-7 12-10.8 21.1-12.4c-2.2-2.2-3.6-5.1-3.6-8.6c0-7 5-12 12-12z';

/** A wooden meeple: its face, its lit edge, its side and its shadow. */
export function meeple({ face, light, side }: Paint = paints.celeste): string {
  return (
    shadow(8, -1, 26, 5) +
    fill(side, meeplePath, 'transform="translate(4-2)"') +
    fill(face, meeplePath) +
    line(light, 2.4, 'M-8-51c1-3 4-5 8-6M-25-28c3-3 8-5 14-7', round)
  );
}

/** A farmer: a meeple lying in the grass. */
export function lyingMeeple({ face, light, side }: Paint = paints.celeste): string {
  return (
    shadow(2, 1, 36, 9) +
    at(
      -30,
      -7,
      fill(side, meeplePath, 'transform="translate(7 0)"') +
        fill(face, meeplePath) +
        line(light, 2.4, 'M-8-51c1-3 4-5 8-6', round),
      [0.55, 1],
      90,
    )
  );
}

/** A meeple dressed in the flag, the sun of May on its chest. */
export function flagMeeple(): string {
  return (
    fill(p.celeste, meeplePath) +
    cut(-30, -40, 60, 19.7, fill(p.white, meeplePath)) +
    at(0, -30.5, sun(false), 0.17)
  );
}

/** The flag meeple as a wooden piece, with its side and its shadow. */
export function patriot(): string {
  return (
    shadow(8, -1, 26, 5) +
    fill(p.celesteDark, meeplePath, 'transform="translate(4-2)"') +
    flagMeeple()
  );
}
