/** The light of a picture, and what it falls on: sky and hills. */
import { palette as p } from '../brush/palette.ts';
import type { Seeded } from '../brush/seed.ts';
import { sun } from '../shapes/shapes.ts';
import { at, fill, line, nums, rect } from '../brush/svg.ts';
import { height, width } from './frame.ts';

/** The light of a picture: sky, what shines in it, hills, ground. */
export interface Light {
  readonly sky: string;
  readonly glow: string;
  readonly sun: string;
  readonly far: string;
  readonly near: string;
}

/** The lights a picture may be in. */
export const lights = [
  { sky: p.celesteLight, glow: p.celestePale, sun: p.gold, far: p.fieldLight, near: p.field },
  { sky: '#f4c88a', glow: '#f9dfb0', sun: p.terracotta, far: '#c9a550', near: '#a9913f' },
  { sky: p.night, glow: '#2c557c', sun: p.goldLight, far: '#35603f', near: '#2a4d35' },
  { sky: p.parchment, glow: '#f6dcae', sun: p.gold, far: p.wheat, near: p.fieldLight },
  { sky: p.celeste, glow: p.celesteLight, sun: p.goldLight, far: p.celesteDark, near: p.fieldDark },
] as const satisfies readonly [Light, ...Light[]];

/** The sky of a news picture. */
export function sky(random: Seeded, light: Light): string {
  const cloud = (x: number, y: number, scale: number): string =>
    at(x, y, fill(p.white, 'M0 0q6-30 44-26q20-34 62-14q36-16 48 16q34 0 32 24z'), scale);
  return (
    rect(light.sky, 0, 0, width, height) +
    fill(light.glow, `M0 ${nums(random.between(150, 260))}q320-90 640-20t640-20v560h-1280z`) +
    at(
      random.between(240, 1040),
      random.between(130, 250),
      sun(random.chance(0.6), light.sun),
      random.between(3, 4.6),
    ) +
    (light.sky === p.night
      ? line(
          p.white,
          5,
          'M90 80v.1M210 190v.1M330 60v.1M520 130v.1M700 50v.1M860 170v.1M1010 70v.1M1180 140v.1',
          'stroke-linecap="round"',
        )
      : cloud(random.between(60, 300), random.between(110, 200), 1.2) +
        cloud(random.between(800, 1000), random.between(90, 180), 1.6))
  );
}

/** Two hills, from side to side. */
export function hills(random: Seeded, light: Light, top: number): string {
  const swell = random.between(30, 70);
  return (
    fill(light.far, `M0 ${nums(top)}q320-${nums(swell)} 660-10t620-20v600h-1280z`) +
    fill(light.near, `M0 ${nums(top + 90)}q360-${nums(swell)} 700 0t580-24v600h-1280z`)
  );
}
