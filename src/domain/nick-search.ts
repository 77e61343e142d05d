/** Finding players by a part of their nick. */

/** Text without case and accents: «ñandu» finds «Ñandú». */
const searchKey = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether a search asks for anything. */
export const isSearch = (query: string): boolean => searchKey(query) !== '';

/** Items whose nick contains the text, case and accents ignored; all for an empty one. */
export function findByNick<Item>(
  items: readonly Item[],
  query: string,
  nickOf: (item: Item) => string,
): readonly Item[] {
  const key = searchKey(query);
  return key === '' ? items : items.filter((item) => searchKey(nickOf(item)).includes(key));
}
