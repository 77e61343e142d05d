/** Splits long lists into pages, counted from 1. The first page has the list's own address, the others are below it. */

/** Path of a page of the list at `path`: `/noticias`, `/noticias/pagina/2`. @param page From 1. */
export const listPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/pagina/${page}`;

/**
 * Splits a list into pages, at least one, as `getStaticPaths` of a page such as `/noticias/[...pagina]` returns them.
 * `params.pagina` is what follows the first part of its path: `pagina/2`, undefined for `/noticias`. `props` has `path`,
 * the page's `items`, its number `page` from 1, and the number `lastPage`.
 * @param path The list's own address.
 */
export function listPages<Item>(path: string, items: readonly Item[], perPage: number) {
  const lastPage = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: lastPage }, (_, index) => {
    const page = index + 1;
    const pagina = listPagePath(path, page).split('/').slice(2).join('/') || undefined;
    const pageItems = items.slice(index * perPage, page * perPage);
    return { params: { pagina }, props: { path, items: pageItems, page, lastPage } };
  });
}

/** Number of rows of the ranking that fit into a page's budget of bytes. */
export const rankedPerPage = 140;

/** Path of the row of a place, from 1, in the list of players at `path`: `/ranking#pos-3`, `/ranking/pagina/2#pos-150`. */
export const rankedRowPath = (path: string, place: number): string =>
  `${listPagePath(path, Math.ceil(place / rankedPerPage))}#pos-${place}`;
