/** Buildings: house, chapel, cabildo, and what guards a city. */
import { palette as p } from '../brush/palette.ts';
import { at, disc, fill, line, nums } from '../brush/svg.ts';
import { flag } from './flag.ts';
import { shadow } from './shadow.ts';

/** A house with a gable to the front. */
export function house(roof: string = p.brick): string {
  return (
    fill(p.white, 'M-9 0v-8l5-6l5 6v8z') +
    fill(p.stoneShade, 'M1 0v-8h8v8z') +
    fill(roof, 'M-4-15h8.5l6 7.5h-9.5l-5.5-6l-5 6.5l-1-1z') +
    fill(p.brickDark, 'M-6 0v-4h3v4zM4-5h2v3h-2z')
  );
}

/** A white colonial chapel with its bell gable. */
export function chapel(): string {
  return (
    shadow(4, -1, 29, 6) +
    fill(p.stone, 'M-2 0v-17h27v17z') +
    fill(p.terracotta, 'M-4-16l5-12h20l7 12z') +
    fill(p.brick, 'M-4-16h32v2.5h-32z') +
    fill(p.white, 'M-20 0v-31q4-1 4-6q4 0 5-7q1 7 5 7q0 5 4 6v31z') +
    fill(
      p.celesteDark,
      'M-14 0v-10a3 3 0 0 1 6 0v10zM6 -4v-6a2 2 0 0 1 4 0v6zM15-4v-6a2 2 0 0 1 4 0v6z',
    ) +
    fill(p.ink, 'M-13.5-25v-5a2.5 2.5 0 0 1 5 0v5z') +
    disc(p.gold, -11, -26, 2) +
    line(p.goldDark, 1.4, 'M-11-43v-9M-14-49h6')
  );
}

/** A town hall of the colony: arcades, balcony, tower. */
export function cabildo(): string {
  const arches = (y: number, height: number): string =>
    [-29, -18, -5, 8, 19]
      .map((x) => `M${nums(x, y)}v-${height}a5 5 0 0 1 10 0v${height}z`)
      .join('');
  return (
    fill(p.white, 'M-34 0v-30h68v30z') +
    fill(p.night, arches(0, 7)) +
    fill(p.celesteDark, arches(-17, 4)) +
    fill(p.terracotta, 'M-37-29l5-8h64l5 8z') +
    fill(p.white, 'M-10-29v-24h20v24zM-6-53v-8h12v8z') +
    fill(p.brick, 'M-11-53l4-3h14l4 3zM-7-61q7-4 7-9q0 5 7 9z') +
    disc(p.gold, 0, -44, 4.5, `stroke="${p.goldDark}"`) +
    at(0, -68, flag(14))
  );
}

/** A round tower of a city wall, with or without a flag. */
export function tower(pennant = false): string {
  return (
    fill(p.stone, 'M-6 0v-18h-2v-8h4v3h2v-3h4v3h2v-3h4v8h-2v18q-6 3-12 0z') +
    fill(p.stoneShade, 'M1 1.5v-19h5v17.5q-2 1-5 1.5z') +
    (pennant ? at(0, -23, flag(16)) : fill(p.ink, 'M-3-8v-5h3v5z'))
  );
}

/** The gate of a city wall: two towers and an arch. */
export function gatehouse(): string {
  return (
    fill(p.stone, 'M-11 1v-19h-2v-7h5v3h4v-3h8v3h4v-3h5v7h-2v19z') +
    fill(p.stoneShade, 'M6 1v-19h5v19z') +
    fill(p.brickDark, 'M-5 2v-9a5 5 0 0 1 10 0v9z')
  );
}
