/** Emblems: the community's, its league's and cup's, the divisions' trophies, the icons. */
import { fromAbove, drawMap } from '../../src/art/tile/tile.ts';
import { palette as p } from '../../src/art/brush/palette.ts';
import {
  cup,
  flagMeeple,
  meeplePath,
  shieldPath,
  sun,
  tower,
} from '../../src/art/shapes/shapes.ts';
import { at, cut, disc, fill, line, rect, svg } from '../../src/art/brush/svg.ts';

/** The flag meeple cut out of paper: a dark line and a white rim all round. */
function paperMeeple(): string {
  const rim = (colour: string, width: number): string =>
    line(colour, width, meeplePath, 'stroke-linejoin="round"');
  return rim(p.white, 8) + rim(p.night, 4) + flagMeeple();
}

/** The community: our meeple before its city, on a tile. */
export function communityLogo(): string {
  const tile = drawMap(
    [{ column: 0, row: 0, tile: { n: 'city', s: 'road', e: 'field' } }],
    fromAbove,
  );
  return svg(
    200,
    200,
    fill(
      p.ink,
      'M22 24h164v164h-164z',
      `stroke="${p.ink}" stroke-width="16" stroke-linejoin="round" opacity=".15"`,
    ) +
      fill(
        p.white,
        'M18 18h164v164h-164z',
        `stroke="${p.white}" stroke-width="16" stroke-linejoin="round"`,
      ) +
      cut(18, 18, 164, 164, at(18, 18, tile, 1.64)) +
      line(p.terracotta, 4, 'M18 18h164v164h-164z', 'stroke-linejoin="round"') +
      at(100, 172, paperMeeple(), 1.75),
  );
}

/** The league: three towers, one a division, on a shield. */
export function leagueLogo(): string {
  const division = (x: number, scale: number): string => at(x, 140, tower(), [2, scale]);
  return svg(
    200,
    200,
    at(
      100,
      100,
      fill(p.night, shieldPath) +
        at(0, -7, sun(false, p.gold, p.gold), 0.34) +
        cut(-22, 9, 44, 20, fill(p.fieldDark, shieldPath)) +
        line(p.white, 4, shieldPath, 'stroke-linejoin="round"') +
        line(p.gold, 2.2, shieldPath, 'stroke-linejoin="round"'),
      3.7,
    ) +
      fill(p.stoneShade, 'M58 140v-26h84v26q-42 10-84 0z') +
      division(60, 2.2) +
      division(140, 1.8) +
      division(100, 2.8) +
      at(100, 170, paperMeeple(), 0.8),
  );
}

/** The cup: gold before the sun of May. */
export function cupLogo(): string {
  return svg(
    200,
    200,
    disc(p.white, 100, 100, 98) +
      disc(p.celeste, 100, 100, 91) +
      at(100, 92, sun(false, p.goldLight, p.gold), 1.72) +
      fill(p.fieldDark, 'M13 128q44-20 87-6t87 6a91 91 0 0 1-174 0z') +
      fill(p.field, 'M21.5 146q40-18 84-6t73 6a91 91 0 0 1-157 0z') +
      at(100, 168, cup(p.gold, p.goldLight, p.goldDark), 1.08) +
      at(100, 100, fill(p.white, meeplePath), 0.62),
  );
}

/** What a division's trophy may be made of. */
const metals = {
  celeste: [p.celeste, p.celestePale, p.celesteDark],
  plata: [p.silver, p.silverLight, p.silverDark],
  oro: [p.gold, p.goldLight, p.goldDark],
  ladrillo: [p.terracotta, p.brick, p.brickDark],
} as const;

/** The trophy of a division: a meeple in its metal stands on the cup. */
export function trophy(name: keyof typeof metals): string {
  const [metal, light, dark] = metals[name];
  return svg(
    160,
    200,
    at(
      80,
      190,
      at(
        0,
        -118,
        fill(dark, meeplePath, 'transform="translate(4-2)"') + fill(metal, meeplePath),
        0.95,
      ) +
        cup(metal, light, dark, p.brickDark) +
        at(0, -84, sun(false, light, dark), 0.42),
    ),
  );
}

/** The cup that stands beside a podium. */
export function cupPicture(): string {
  return svg(
    160,
    160,
    at(80, 86, sun(false, p.goldLight, p.gold), 1.5) +
      at(80, 148, cup(p.gold, p.goldLight, p.goldDark), 1.05) +
      at(80, 80, fill(p.white, meeplePath), 0.6),
  );
}

/** The smallest emblem: our meeple on green. */
export function favicon(): string {
  return svg(
    64,
    64,
    fill(
      p.fieldDeep,
      'M6 6h52v52h-52z',
      `stroke="${p.fieldDeep}" stroke-width="12" stroke-linejoin="round"`,
    ) + at(32, 58, flagMeeple(), 0.88),
  );
}

/** The app icon, square to the edge; `safe` is the share that its content may fill. */
export function appIcon(safe: number): string {
  return svg(
    512,
    512,
    rect(p.fieldDeep, 0, 0, 512, 512) +
      at(
        256,
        256,
        at(0, -20, sun(false, p.gold, p.gold), 4.9) +
          fill(p.field, 'M-700 120q340-70 700-20t700-10v700h-1400z') +
          at(0, 196, paperMeeple(), 6.3),
        safe,
      ),
  );
}
