/** Finding players by a part of their nick; who a nick is, player-key.ts knows. */

/** Text without case, accents, spaces and underscores: «zorzal criollo» finds «Zorzal_Criollo». */
const searchKey = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\s_]/gu, '')
    .toLowerCase();

/** Whether a search asks for anything. */
export const isSearch = (query: string): boolean => searchKey(query) !== '';

/** Whether nicks contain a text, as `searchKey` reads both; all do for an empty one. */
export function nickMatcher(query: string): (nick: string) => boolean {
  const key = searchKey(query);
  return (nick) => searchKey(nick).includes(key);
}
