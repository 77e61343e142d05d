/** Seasons from before the site, known only by their podiums. */
import type { Podium } from '../config/podiums.ts';

/** Title of a podium: the competition's name at the time, and the division, as in `Copa del Litoral`. */
export const podiumTitle = ({ name, division }: Pick<Podium, 'name' | 'division'>): string =>
  [name, division].filter(Boolean).join(' ');

/** Players of a podium with their places, from 1. */
export const podiumPlaces = ({ champion, second, third }: Podium) =>
  [champion, second, third].flatMap((nick, index) =>
    nick === undefined ? [] : [{ nick, place: index + 1 }],
  );
