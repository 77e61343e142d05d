/** Portraits of players: wooden meeples with a character, never the same twice. */
import { palette as p, paints } from '../../src/art/brush/palette.ts';
import { seeded, type Seeded } from '../../src/art/brush/seed.ts';
import { meeplePath, shieldPath, sun } from '../../src/art/shapes/shapes.ts';
import { at, cut, disc, fill, line, oval, rect, svg } from '../../src/art/brush/svg.ts';

const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** What is behind the player. */
const backdrops = [
  (): string =>
    rect(p.celesteLight, 0, 0, 480, 480) + at(240, 220, sun(false, p.goldLight, p.goldLight), 5.6),
  (): string => rect(p.celeste, 0, 0, 480, 480) + rect(p.white, 0, 150, 480, 150),
  (): string =>
    rect(p.celestePale, 0, 0, 480, 480) +
    fill(p.celeste, 'M0 250l110-130 60 60 90-120 110 130 40-40 70 80v260h-480z') +
    fill(p.white, 'M260 60l54 64-34-8-22 22-20-20-26 6zM110 120l36 36-24 4-16-12-26 6z') +
    fill(p.field, 'M0 330q240-60 480 0v150h-480z'),
  (): string => rect(p.terracotta, 0, 0, 480, 480) + at(240, 210, sun(false, p.gold, p.gold), 5.2),
  (): string =>
    rect(p.parchment, 0, 0, 480, 480) +
    fill(
      p.city,
      'M0 210h40v-30h40v30h40v-30h40v30h40v-30h40v30h40v-30h40v30h40v-30h40v30h40v-30h40v30h40v270h-480z',
    ) +
    fill(p.terracotta, 'M0 300h480v180h-480z'),
  (): string =>
    rect(p.fieldDark, 0, 0, 480, 480) +
    fill(p.field, 'M0 0h240v240h-240zM240 240h240v240h-240z') +
    line(p.parchment, 40, 'M240 0v480M0 240h480'),
  (): string =>
    rect(p.night, 0, 0, 480, 480) +
    disc(p.goldLight, 372, 96, 44) +
    line(
      p.white,
      5,
      'M60 70v.1M130 150v.1M90 250v.1M190 60v.1M430 220v.1M270 90v.1M40 160v.1',
      round,
    ) +
    fill(p.fieldDeep, 'M0 330q240-60 480 0v150h-480z'),
] as const;

/** Hats and hair, drawn round the top of the head, which is at (0, 0) and 24 wide. */
const heads = [
  (): string => '',
  // Boina.
  (colour: string, shade: string): string =>
    fill(shade, 'M-13 7q13-6 26 0l-1-5h-24z') +
    fill(colour, 'M-16 1c-1-8 8-11 17-10c11 0 18 5 16 10c-8 5-26 5-33 0z') +
    line(shade, 1.4, 'M1-9v-2', round),
  // A gaucho's hat.
  (colour: string, shade: string): string =>
    fill(colour, 'M-23 4q23-9 46 0q-23 8-46 0z') +
    fill(colour, 'M-11 2q0-13 4-13q7 3 14 0q4 0 4 13q-11 4-22 0z') +
    fill(shade, 'M-11 2v-4q11 4 22 0v4q-11 4-22 0z'),
  // A wool cap with a pompom.
  (colour: string, shade: string): string =>
    disc(p.white, 0, -13, 4) +
    fill(colour, 'M-13 5c0-22 26-22 26 0z') +
    fill(shade, 'M-14 2q14-5 28 0v5q-14-5-28 0z'),
  // A crown.
  (): string =>
    fill(p.gold, 'M-13 3l-2-14 8 6 7-9 7 9 8-6-2 14q-13-4-26 0z') +
    disc(p.celesteDark, 0, -1, 1.6) +
    disc(p.brick, -8, 0, 1.4) +
    disc(p.brick, 8, 0, 1.4),
  // Long hair.
  (colour: string): string =>
    fill(colour, 'M-12 20c-6-8-5-26 12-26s18 18 12 26c0-8-2-12-5-14c-8 2-12 0-14-2c-3 3-5 8-5 16z'),
  // Curls.
  (colour: string): string =>
    fill(
      colour,
      'M-13 10c-6-2-4-8-1-9c-2-6 4-9 8-7c3-5 10-4 11-1c5-2 10 2 8 7c4 2 3 8-1 10c0-4-3-7-6-7c-5 2-10 2-14 0c-3 1-5 3-5 7z',
    ),
  // Short hair, combed.
  (colour: string): string =>
    fill(
      colour,
      'M-12 8c-3-14 6-17 14-15c9 0 13 6 10 15c-1-4-3-6-5-7c-6 2-10 1-13-1c-3 2-5 4-6 8z',
    ),
  // A bun.
  (colour: string): string =>
    disc(colour, 0, -8, 5.5) +
    fill(colour, 'M-12 9c-3-14 5-16 12-16s15 2 12 16c-2-6-7-9-12-9s-10 3-12 9z'),
] as const;

/** Clothes, drawn over the meeple's body between y = -40 and y = -8. */
const clothes = [
  // The national shirt.
  (): string =>
    cut(-30, -38, 60, 38, fill(p.white, meeplePath)) +
    cut(-6, -38, 12, 38, fill(p.celeste, meeplePath)) +
    cut(-30, -38, 13, 38, fill(p.celeste, meeplePath)) +
    cut(17, -38, 13, 38, fill(p.celeste, meeplePath)),
  // A poncho.
  (colour: string, shade: string): string =>
    fill(colour, 'M-8-39q8 4 16 0c12 2 22 6 23 14l-31 20-31-20c1-8 11-12 23-14z') +
    line(shade, 2.6, 'M-28-22l28 18 28-18') +
    line(p.white, 1.2, 'M-30-26l30 19 30-19'),
  // A scarf.
  (colour: string, shade: string): string =>
    cut(-30, -38, 60, 38, fill(shade, meeplePath)) +
    fill(colour, 'M-10-40q10 5 20 0l1 5q-11 6-22 0zM3-36l6-1 3 16-7 1z') +
    line(p.white, 1.6, 'M4.5-27l6-1'),
  // A shirt with the arms of the community.
  (colour: string): string =>
    cut(-30, -38, 60, 38, fill(colour, meeplePath)) +
    at(
      0,
      -28,
      fill(p.white, shieldPath) + fill(p.gold, 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0'),
      0.24,
    ),
  // A monk's habit with its cord.
  (): string =>
    cut(-30, -40, 60, 40, fill(p.woodDark, meeplePath)) +
    line(p.parchment, 1.6, 'M-12-20q12 4 24 0M4-19l2 9', round),
] as const;

/** Colours of cloth: the piece and its shade. */
const cloths = [
  [p.celeste, p.celesteDark],
  [p.brick, p.brickDark],
  [p.gold, p.goldDark],
  [p.fieldDark, p.fieldDeep],
  [p.night, '#14304a'],
  [p.lilacDark, '#5f4689'],
  [p.terracotta, p.brick],
] as const;

const hair = ['#3a2a1f', '#6b4428', '#b5762f', '#d9d2c4', '#8e3d22', '#1f1a1a'] as const;

/** Eyes, mouth and, if it may be so, whiskers. */
function face(random: Seeded, whiskers: boolean): string {
  const beard = random.pick(hair);
  const eyes = random.pick([
    (): string => disc(p.ink, -4.2, -49, 1.3) + disc(p.ink, 4.2, -49, 1.3),
    (): string => line(p.ink, 1.2, 'M-6-48.5q1.8-2.5 3.6 0M2.4-48.5q1.8-2.5 3.6 0', round),
    (): string =>
      disc(p.ink, -4.2, -49, 1.2) +
      disc(p.ink, 4.2, -49, 1.2) +
      line(
        p.ink,
        0.9,
        'M-7.5-49a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0M1.1-49a3.2 3.2 0 1 1 6.4 0a3.2 3.2 0 1 1-6.4 0M-1-49.5q1-1 2 0',
      ),
  ]);
  const lip = random.pick([
    (): string => '',
    (): string => '',
    (): string => '',
    (): string => fill(beard, 'M-6-44q3-2 6 0q3-2 6 0q-1 3-6 1.4q-5 1.6-6-1.4z'),
    (): string =>
      fill(beard, 'M-10.5-46c1 10 5 11 10.5 11s9.5-1 10.5-11c-2 4-5 3-10.5 3s-8.5 1-10.5-3z'),
  ]);
  return (
    eyes() +
    (whiskers ? lip() : '') +
    line(
      p.ink,
      1.2,
      random.pick(['M-3.5-43q3.5 3 7 0', 'M-3-42.5q4 2 6-.8', 'M-2.5-42.5h5']),
      round,
    ) +
    oval('#c8643c', -7.4, -45, 1.8, 1.2, 'opacity=".35"') +
    oval('#c8643c', 7.4, -45, 1.8, 1.2, 'opacity=".35"')
  );
}

/** A player's portrait, 480 × 480. */
export function portrait(seed: string): string {
  const random = seeded(seed);
  const wood = random.pick([
    paints.wood,
    { face: '#eccb9d', light: '#f8e3c4', side: '#b98a55' },
    { face: '#b9804d', light: '#d3a172', side: '#7d5029' },
    { face: '#a06a3f', light: '#c08a5c', side: '#683f20' },
  ]);
  const [cloth, clothShade] = random.pick(cloths);
  const [hat, hatShade] = random.pick(cloths);
  const head = random.pick(heads);
  const hairy = random.pick(hair);
  const style = heads.indexOf(head);
  const isHair = style >= 5;
  return svg(
    480,
    480,
    random.pick(backdrops)() +
      at(
        240,
        530,
        fill(wood.side, meeplePath, 'transform="translate(2.6-1.3)"') +
          fill(wood.face, meeplePath) +
          random.pick(clothes)(cloth, clothShade) +
          face(random, style !== 5 && style !== 8) +
          at(0, -58.5, isHair ? head(hairy, hairy) : head(hat, hatShade)),
        6.9,
      ),
  );
}
