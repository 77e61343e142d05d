/** Seasons from before the site, known only by their podiums. */
import type { Podium } from '../config/podiums.ts';

/** `Copa del Litoral`, `Liga del Litoral A`: what a podium is of, without its year. */
export const podiumTitle = ({ name, division }: Pick<Podium, 'name' | 'division'>): string =>
  [name, division].filter(Boolean).join(' ');

/** The players of a podium with their places, from 1. */
export const podiumPlaces = ({ champion, second, third }: Podium) =>
  [champion, second, third].flatMap((nick, index) =>
    nick === undefined ? [] : [{ nick, place: index + 1 }],
  );
