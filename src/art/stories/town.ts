/** A story: a walled town. */
import { palette as p } from '../brush/palette.ts';
import type { Seeded } from '../brush/seed.ts';
import {
  cabildo,
  chapel,
  house,
  jacaranda,
  meeple,
  patriot,
  poplar,
  sheep,
  tower,
  tree,
} from '../shapes/shapes.ts';
import { at, fill } from '../brush/svg.ts';
import { hills, sky, type Light } from './light.ts';
import { players } from './players.ts';

/** A walled town at the end of the plain. */
export function townStory(random: Seeded, light: Light): string {
  const roofs = [p.brick, p.terracotta, p.celesteDark] as const;
  const street = (y: number, scale: number, from: number, to: number): string => {
    const houses: string[] = [];
    for (let x = from; x < to; x += random.between(17, 24) * scale) {
      houses.push(
        at(x, y + random.between(-8, 8), house(random.pick(roofs)), [
          random.chance(0.5) ? scale : -scale,
          scale,
        ]),
      );
    }
    return houses.join('');
  };
  const centre = random.between(420, 860);
  return (
    sky(random, light) +
    hills(random, light, 430) +
    street(430, 4.4, 150, 1180) +
    at(centre, 470, random.chance(0.6) ? cabildo() : chapel(), 4.6) +
    street(500, 5.2, 110, 1220) +
    fill(p.stone, `M60 500${'h30v24h24v-24'.repeat(21)}h30v100h-1164z`) +
    fill(p.stoneShade, 'M60 550h1164v64h-1164z') +
    [90, 420, 830, 1190].map((x) => at(x, 618, tower(random.chance(0.5)), 6)).join('') +
    at(640, 700, random.chance(0.5) ? patriot() : meeple(random.pick(players)), 2.6) +
    at(random.between(160, 420), 690, random.chance(0.5) ? sheep() : tree(), 4) +
    at(random.between(860, 1120), 700, random.chance(0.5) ? jacaranda() : poplar(), 5)
  );
}
