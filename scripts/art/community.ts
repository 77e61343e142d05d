/** Arms of the communities we are friends with. */
import { paints, palette as p } from '../../src/art/brush/palette.ts';
import { seeded } from '../../src/art/brush/seed.ts';
import {
  chapel,
  cup,
  house,
  jacaranda,
  meeple,
  meeplePath,
  poplar,
  sheep,
  shieldPath,
  sun,
  tower,
  tree,
  windmill,
} from '../../src/art/shapes/shapes.ts';
import { at, cut, fill, line, nums, rect, svg } from '../../src/art/brush/svg.ts';

/** What a community bears on its shield. */
const charges = [
  (): string => at(0, 0, sun(true), 0.42),
  (): string => at(0, 15, fill(p.white, meeplePath), 0.5),
  (): string => at(0, 15, tower(), 1.1),
  (): string => at(0, 14, tree(), 1.25),
  (): string => at(2, 12, chapel(), 0.55),
  (): string => at(0, 12, windmill(), 0.55),
  (): string => at(0, 8, sheep(), 1.5),
  (): string => at(0, 15, cup(p.gold, p.goldLight, p.goldDark), 0.25),
  (): string => at(0, 10, house(), 1.5),
  (): string => at(0, 13, meeple(paints.gold), 0.46),
] as const;

/** How a shield is parted, drawn over its first colour. */
const partings = [
  (second: string): string => cut(0, -30, 30, 60, fill(second, shieldPath)),
  (second: string): string => cut(-30, -30, 60, 30, fill(second, shieldPath)),
  (second: string): string => cut(-7, -30, 14, 60, fill(second, shieldPath)),
  (second: string): string => cut(-30, -9, 60, 18, fill(second, shieldPath)),
  (second: string): string =>
    cut(-30, -30, 30, 30, fill(second, shieldPath)) + cut(0, 0, 30, 30, fill(second, shieldPath)),
  (second: string): string => line(second, 2.6, shieldPath, 'transform="scale(.8)"'),
] as const;

/** A community's arms in its country, 400 × 300. */
export function communityScene(seed: string): string {
  const random = seeded(seed);
  const [first = p.celeste, second = p.white] = random.shuffle([
    p.celesteDark,
    p.brick,
    p.fieldDeep,
    p.night,
    p.lilacDark,
    p.terracotta,
  ]);
  const [sky_, far, near] = random.pick([
    [p.celestePale, p.fieldLight, p.field],
    [p.parchment, p.wheat, p.fieldLight],
    [p.celesteLight, p.field, p.fieldDark],
    ['#f4c88a', p.city, p.terracotta],
    [p.parchmentShade, p.stoneShade, p.city],
  ] as const);
  const side = (): string =>
    random.pick([tree, poplar, jacaranda, (): string => tower(true), house] as const)();
  return svg(
    400,
    300,
    rect(sky_, 0, 0, 400, 300) +
      (random.chance(0.5) ? at(200, 130, sun(false, p.goldLight, p.goldLight), 3.4) : '') +
      fill(far, `M0 200q100-${nums(random.between(10, 50))} 210-6t190-8v120h-400z`) +
      fill(near, `M0 240q120-${nums(random.between(10, 40))} 230 0t170-10v80h-400z`) +
      at(62, 250, side(), 2.2) +
      at(338, 254, side(), 2.2) +
      at(
        200,
        146,
        fill(p.ink, shieldPath, 'opacity=".2" transform="translate(1.5 2)"') +
          fill(first, shieldPath) +
          random.pick(partings)(second) +
          random.pick(charges)() +
          line(p.white, 3.4, shieldPath, 'stroke-linejoin="round"') +
          line(p.gold, 1.6, shieldPath, 'stroke-linejoin="round"'),
        4.6,
      ),
  );
}
