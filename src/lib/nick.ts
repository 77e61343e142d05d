/** Compares nicks as people type them. `sources/player-key.ts` decides which player a nick belongs to. */
import { cleanText, oneLine } from './clean.ts';

/** Removes accents, the tilde of ñ and case: `Ñandú` becomes `nandu`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Key under which two spellings of a nick are equal (docs/product.md, «Players and nicks»). Case, extra white space and
 * invisible characters do not count; accents do. A former nick is another player: see `playerKey`.
 */
export function nickKey(nick: string): string {
  return oneLine(cleanText(nick).replace(/\p{DI}/gu, '')).toLocaleLowerCase('es');
}

/** Removes case, accents, spaces and punctuation. */
const searchKey = (text: string): string => fold(text).replace(/[\s\p{P}]/gu, '');

/** True if a text that somebody searches for has anything but spaces and punctuation. */
export const isSearch = (query: string): boolean => searchKey(query) !== '';

/**
 * Returns a function that tells if a nick contains a text. Case, accents, spaces and punctuation do not matter; an empty
 * text is in every nick.
 */
export function nickMatcher(query: string): (nick: string) => boolean {
  const key = searchKey(query);
  return (nick) => searchKey(nick).includes(key);
}
