/** A story: one of us in the open country. */
import { paints } from '../brush/palette.ts';
import type { Seeded } from '../brush/seed.ts';
import {
  chapel,
  jacaranda,
  lyingMeeple,
  meeple,
  patriot,
  poplar,
  sheep,
  tree,
  windmill,
} from '../shapes/shapes.ts';
import { at } from '../brush/svg.ts';
import { hills, sky, type Light } from './light.ts';
import { players } from './players.ts';

/** One of us, large, before hills. */
export function plainStory(random: Seeded, light: Light): string {
  const who = random.pick([
    (): string => at(0, 0, patriot(), 6.4),
    (): string => at(0, 0, meeple(random.pick(players)), 6.4),
    (): string => at(-20, -70, lyingMeeple(random.pick(players)), 5.4),
    (): string =>
      at(-170, 0, patriot(), 4.6) +
      at(40, 20, meeple(paints.white), 4.6) +
      at(240, 0, meeple(paints.gold), 4.6),
  ]);
  const x = random.pick([420, 640, 860] as const);
  const away = x > 640 ? 280 : 1000;
  return (
    sky(random, light) +
    hills(random, light, 420) +
    at(away, 540, random.pick([windmill, jacaranda, chapel, tree])(), random.pick([6, 7, 8])) +
    [0, 1, 2]
      .map((step) =>
        at(away + 170 - step * 150, 590 + step * 30, random.chance(0.6) ? sheep() : poplar(), 4.6),
      )
      .join('') +
    at(x, 660, who())
  );
}
