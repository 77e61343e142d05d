/** Pictures of podiums. */
import { palette as p, type Paint } from '../../src/art/brush/palette.ts';
import { seeded } from '../../src/art/brush/seed.ts';
import { cup, flagMeeple, meeple, patriot, sun } from '../../src/art/shapes/shapes.ts';
import { at, disc, fill, nums, rect, svg } from '../../src/art/brush/svg.ts';
import { lights } from '../../src/art/stories/light.ts';
import { players } from '../../src/art/stories/players.ts';

/** Three meeples on their steps, 720 × 480. */
export function podiumScene(seed: string): string {
  const random = seeded(seed);
  const order = random.shuffle<Paint>(players);
  const light = random.pick(lights);
  const [ground, step] = random.pick([
    [p.celesteLight, p.white],
    [p.night, p.stone],
    [p.terracotta, p.parchment],
    [p.fieldDark, p.stone],
    [p.wheat, p.white],
  ] as const);
  const confetti = Array.from({ length: 22 }, () =>
    at(
      random.between(10, 700),
      random.between(8, 250),
      fill(random.pick([p.white, p.gold, p.brick, p.celeste]), 'M0 0l10 3-3 8-9-3z'),
      1,
      random.whole(0, 90),
    ),
  ).join('');
  const block = (x: number, top: number, medal: string): string =>
    fill(step, `M${nums(x, top)}h160v${nums(480 - top)}h-160z`) +
    fill(p.ink, `M${nums(x + 130, top)}h30v${nums(480 - top)}h-30z`, 'opacity=".12"') +
    disc(medal, x + 76, top + 58, 26) +
    at(x + 76, top + 58, sun(false, p.white, medal), 0.4);
  const winner = random.chance(0.5) ? patriot() : meeple(order[0]);
  return svg(
    720,
    480,
    rect(ground, 0, 0, 720, 480) +
      at(360, 190, sun(false, light.sun === p.terracotta ? p.gold : light.sun, p.goldLight), 5.4) +
      confetti +
      fill(p.ink, 'M0 440h720v40h-720z', 'opacity=".15"') +
      block(120, 340, p.silver) +
      block(440, 370, '#c98a52') +
      block(280, 290, p.gold) +
      at(196, 344, meeple(order[1]), 2) +
      at(516, 374, meeple(order[2]), 2) +
      at(356, 294, winner, 2.7) +
      at(356, 152, fill(p.gold, 'M-30 0l-8-38 20 17 18-28 18 28 20-17-8 38q-30-9-60 0z')) +
      (random.chance(0.5)
        ? at(640, 470, cup(p.gold, p.goldLight, p.goldDark), 1.1)
        : at(70, 470, flagMeeple(), 1.6)),
  );
}
