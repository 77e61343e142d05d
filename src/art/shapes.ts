/**
 * The standing pieces. Each is drawn around its foot, (0, 0), and rises towards negative y, so that
 * a picture only says where it stands.
 */
import { paints, palette as p, type Paint } from './palette.ts';
import { at, cut, disc, fill, line, nums, oval } from './svg.ts';

const round = 'stroke-linecap="round"';

/** Outline of a meeple, 59 wide and 60 high. */
export const meeplePath =
  'M0-60c7 0 12 5 12 12c0 3.5-1.4 6.4-3.6 8.6c9.1 1.6 21.1 5.4 21.1 12.4c0 4.6-4.3 6.6-8.5 6.6' +
  'c-3.2 0-6.6-.8-9.4-1.2c1.6 6 11 14.4 11 19c0 1.8-1.2 2.6-3 2.6H8c-4.5 0-4-10-8-10c-4 0-3.5 10-8 10' +
  'H-19.6c-1.8 0-3-.8-3-2.6c0-4.6 9.4-13 11-19c-2.8 .4-6.2 1.2-9.4 1.2c-4.2 0-8.5-2-8.5-6.6' +
  'c0-7 12-10.8 21.1-12.4c-2.2-2.2-3.6-5.1-3.6-8.6c0-7 5-12 12-12z';

/** The shadow a standing piece casts. */
export function shadow(x: number, y: number, rx: number, ry: number): string {
  return oval(p.ink, x, y, rx, ry, 'opacity=".2"');
}

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

function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

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
          `${round} stroke-linejoin="round"`,
        ) +
        disc(shade, -9, -2, 2.2) +
        disc(shade, 9, -2, 2.2)
      : '')
  );
}

/** Outline of a shield, 40 wide and 48 high, around its centre. */
export const shieldPath = 'M-20-22q10 4 20-2q10 6 20 2v20c0 14-9 21-20 26c-11-5-20-12-20-26z';

/** The community's arms: celeste and white with the sun of May. */
export function shield(rim: string = p.gold): string {
  return (
    fill(p.celeste, shieldPath) +
    cut(-22, -11, 44, 20, fill(p.white, shieldPath)) +
    line(rim, 3, shieldPath, 'stroke-linejoin="round"') +
    at(0, -1, sun(false), 0.2)
  );
}

/** A celeste and white pennant on a mast `height` high. */
export function flag(height = 20): string {
  const top = -height;
  return (
    line(p.ink, 1, `M0 0V${nums(top)}`) +
    fill(p.celeste, `M.5 ${nums(top)}q6-3 10 0t9 0v9q-5 3-9 0t-10 0z`.replace(' -', '-')) +
    fill(p.white, `M.5 ${nums(top + 3)}q6-3 10 0t9 0v3q-5 3-9 0t-10 0z`.replace(' -', '-'))
  );
}

/** A house with a gable to the front. */
export function house(roof: string = p.brick, wall: string = p.white): string {
  return (
    fill(wall, 'M-9 0v-8l5-6l5 6v8z') +
    fill(p.stoneShade, 'M1 0v-8h8v8z') +
    fill(roof, 'M-4-15h8.5l6 7.5h-9.5l-5.5-6l-5 6.5l-1-1z') +
    fill(p.brickDark, 'M-6 0v-4h3v4zM4-5h2v3h-2z')
  );
}

/** A round tree: an ombú, or a jacarandá in flower. */
export function tree(crown: string = p.fieldDark, light = '#7aa64c'): string {
  return (
    shadow(3, 0, 9, 2.5) +
    fill(p.woodDark, 'M-2 0l1-9h3l1 9z') +
    fill(crown, 'M-9-7c-6-3-3-9 0-9c0-6 8-8 11-4c5-2 9 2 7 6c4 3 1 8-3 7c-4 3-11 3-15 0z') +
    fill(light, 'M-7-12c0-5 6-8 10-5c-4 0-6 5-10 5z')
  );
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

/** A cup with two handles, 100 wide and 120 high; the sun of May on its bowl. */
export function cup(
  metal: string,
  light: string,
  dark: string,
  foot: string = p.brickDark,
): string {
  return (
    line(dark, 8, 'M-30-104c-26-6-26 40 8 42M30-104c26-6 26 40-8 42') +
    fill(dark, 'M-9-52h18l-2 28h-14z') +
    fill(metal, 'M-36-116h72c2 40-8 66-36 68c-28-2-38-28-36-68z') +
    fill(light, 'M-29-112h12c-2 28 2 46 10 58c-18-8-24-28-22-58z') +
    fill(dark, 'M36-116c2 40-8 66-36 68c16-10 24-34 22-68z', 'opacity=".35"') +
    fill(light, 'M-39-120h78v8h-78z') +
    fill(metal, 'M-20-26h40l4 8h-48z') +
    fill(foot, 'M-28-18h56l4 18h-64z')
  );
}
