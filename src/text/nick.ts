/** Comparing nicks as they are typed. Which player a nick is, domain/player-key.ts says. */
import { cleanText, oneLine } from './clean.ts';

/** Text without accents and case: `Ñandú` → `nandu`. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Key under which two spellings of a nick are equal (docs/product.md, «Players and nicks»); white space is as
 * browsers show it, and selectors of emoji do not count.
 */
export function nickKey(nick: string): string {
  return oneLine(cleanText(nick).replace(/\p{DI}/gu, '')).toLocaleLowerCase('es');
}

/** Text without case, accents, spaces and underscores: «zorzal criollo» finds «Zorzal_Criollo». */
const searchKey = (text: string): string => fold(text).replace(/[\s_]/g, '');

/** Whether a search asks for anything. */
export const isSearch = (query: string): boolean => searchKey(query) !== '';

/** Whether nicks contain a text, as `searchKey` reads both; all do for an empty one. */
export function nickMatcher(query: string): (nick: string) => boolean {
  const key = searchKey(query);
  return (nick) => searchKey(nick).includes(key);
}
