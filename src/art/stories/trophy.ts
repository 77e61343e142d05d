/** A story: a cup to be won. */
import { palette as p } from '../brush/palette.ts';
import type { Seeded } from '../brush/seed.ts';
import { cup, meeple, meeplePath, sun } from '../shapes/shapes.ts';
import { at, fill, rect } from '../brush/svg.ts';
import { height, width } from './frame.ts';
import { hills, type Light } from './light.ts';
import { players } from './players.ts';

/** A cup, and those who want it. */
export function trophyStory(random: Seeded, light: Light): string {
  const crowd = random.shuffle(players);
  const confetti = Array.from({ length: 26 }, () => {
    const colour = random.pick([p.white, p.gold, p.terracotta, p.celestePale]);
    return at(
      random.between(40, 1240),
      random.between(20, 380),
      fill(colour, 'M0 0l16 4-4 12-15-5z'),
      1,
      random.whole(0, 90),
    );
  }).join('');
  return (
    rect(light.sky === p.parchment ? p.celeste : light.sky, 0, 0, width, height) +
    at(640, 320, sun(false, light.sun === p.terracotta ? p.gold : light.sun, light.glow), 9) +
    confetti +
    hills(random, light, 520) +
    crowd
      .slice(0, 4)
      .map((paint, index) =>
        at([190, 380, 900, 1090][index] ?? 0, 650 - (index % 3 === 0 ? 0 : 30), meeple(paint), 3.6),
      )
      .join('') +
    at(640, 660, cup(p.gold, p.goldLight, p.goldDark), 4) +
    at(640, 400, fill(p.white, meeplePath), 2.2)
  );
}
