/** What is on the table besides the game. */
import { palette as p } from '../brush/palette.ts';
import { at, fill, line, oval } from '../brush/svg.ts';
import { shadow } from './shadow.ts';

const round = 'stroke-linecap="round"';

/** A mate with its bombilla. */
export function mate(): string {
  return (
    shadow(5, -1, 21, 6) +
    line(p.silverDark, 3, 'M3-34l14-25l7-3', round) +
    fill(p.woodDark, 'M-17-34c-7 20-3 34 17 34s24-14 17-34z') +
    fill(p.wood, 'M-13-34c-5 16-3 28 10 31c-6-8-6-20-4-31z') +
    oval(p.silver, 0, -34, 18, 6) +
    oval(p.fieldDeep, 0, -34, 14.5, 4.4) +
    fill(p.fieldLight, 'M-11-35q8-4 15-2q-8 0-15 2z')
  );
}

/** A plate of medialunas. */
export function medialunas(): string {
  const croissant =
    fill(p.goldDark, 'M-15 3c-2-16 28-18 30-1c-4 3-7 1-8-2c-5-5-10-4-14 1c-1 3-4 5-8 2z') +
    line(p.gold, 2.4, 'M-9-5l5 4M-2-9l1 6M6-8l-2 5', round);
  return (
    shadow(4, 4, 43, 17) +
    oval(p.parchmentDark, 0, 2, 42, 17) +
    oval(p.white, 0, 0, 42, 17) +
    oval(p.celestePale, 0, 0, 31, 11.5) +
    at(-12, -1, croissant) +
    at(14, -2, croissant, [-1, 1]) +
    at(0, 6, croissant)
  );
}
