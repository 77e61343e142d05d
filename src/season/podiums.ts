/** Seasons from before the site, known only by their podiums. */
import type { Podium } from '../config/podiums.ts';

/** The competition's name of then, with the division: `Copa del Litoral`. */
export const podiumTitle = ({ name, division }: Pick<Podium, 'name' | 'division'>): string =>
  [name, division].filter(Boolean).join(' ');

/** The players of a podium with their places, from 1. */
export const podiumPlaces = ({ champion, second, third }: Podium) =>
  [champion, second, third].flatMap((nick, index) =>
    nick === undefined ? [] : [{ nick, place: index + 1 }],
  );
