/** A story: a game on the table. */
import { paints, palette as p } from '../brush/palette.ts';
import type { Seeded } from '../brush/seed.ts';
import { lyingMeeple, mate, medialunas, meeple, patriot } from '../shapes/shapes.ts';
import { at, cut, fill, line, rect } from '../brush/svg.ts';
import { drawMap, fromAbove, type Placed } from '../tile/tile.ts';
import { tiles } from '../tiles.ts';
import { height, width } from './frame.ts';

/** A table seen from above: a row of the catalogue's tiles, and who sits at it. */
export function tableStory(random: Seeded): string {
  const cloth = random.pick([
    p.parchmentShade,
    p.celesteLight,
    '#d9ae78',
    p.terracotta,
    p.fieldDeep,
  ] as const);
  const from = random.whole(0, 7);
  const row: Placed[] = tiles
    .slice(from, from + 4)
    .map(({ tile }, column) => ({ column, row: 0, tile }));
  const guests = random.shuffle([
    meeple(paints.celeste),
    meeple(paints.gold),
    lyingMeeple(paints.terracotta),
    patriot(),
    meeple(paints.white),
    lyingMeeple(paints.night),
  ]);
  const lean = random.between(-7, 7);
  return (
    rect(cloth, 0, 0, width, height) +
    line(p.white, 14, 'M-40 60h1400M-40 660h1400', 'opacity=".55"') +
    at(
      640,
      350,
      at(
        -410,
        -130,
        fill(p.ink, 'M8 14h800v206h-800z', 'opacity=".2"') +
          cut(0, 0, 820, 205, at(0, 0, drawMap(row, fromAbove), 2.05)),
        1.16,
      ),
      1,
      lean,
    ) +
    at(random.between(190, 300), 236, guests[0] ?? '', 2.6) +
    at(random.between(420, 600), 640, guests[1] ?? '', 2.6) +
    at(random.between(700, 800), 650, guests[2] ?? '', 2.4) +
    (random.chance(0.6) ? at(1060, 240, mate(), 2.4) : at(1010, 160, medialunas(), 2.6)) +
    (random.chance(0.5) ? at(250, 590, medialunas(), 2.4) : at(240, 640, mate(), 2.4))
  );
}
