/** Long lists in pages, 1-based: the first at the list's own address, the others below it. */

/** A list in pages of so many; there is always a first page. */
export function pagesOf<Item>(items: readonly Item[], perPage: number) {
  const lastPage = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: lastPage }, (_, index) => ({
    items: items.slice(index * perPage, (index + 1) * perPage),
    page: index + 1,
    lastPage,
  }));
}

/** Address of a page of the list at `path`: `/noticias`, `/noticias/pagina/2`… */
export const listPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/pagina/${page}`;

/** What of it is the rest parameter of a route such as `/noticias/[...rest]`. */
export const listPageParam = (path: string, page: number): string | undefined =>
  listPagePath(path, page).split('/').slice(2).join('/') || undefined;

/** How many rows of the ranking fit into a page's budget of bytes. */
export const rankedPerPage = 140;

/** How many links to players do. */
export const playersPerPage = 200;
