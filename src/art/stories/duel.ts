/** A story: a duel. */
import { paints, palette as p } from '../brush/palette.ts';
import type { Seeded } from '../brush/seed.ts';
import { meeple, shieldPath, sun } from '../shapes/shapes.ts';
import { at, fill, line, rect } from '../brush/svg.ts';
import { height, width } from './frame.ts';
import { players } from './players.ts';

/** Two players face to face. */
export function duelStory(random: Seeded): string {
  const [left, right] = random.shuffle(players);
  const [a = paints.celeste, b = paints.gold] = [left, right];
  const grounds = random.shuffle([p.night, p.brick, p.fieldDeep, p.celesteDark, p.lilacDark]);
  return (
    rect(grounds[0] ?? p.night, 0, 0, width, height) +
    fill(grounds[1] ?? p.brick, 'M760 0h520v720h-760z') +
    line(p.parchment, 12, 'M760 0l-240 720') +
    at(330, 620, meeple(a), 6.6) +
    at(950, 620, meeple(b), [-6.6, 6.6]) +
    at(
      640,
      330,
      fill(p.parchment, shieldPath) + line(p.gold, 3, shieldPath) + at(0, -1, sun(true), 0.3),
      4.2,
    )
  );
}
