/** Long lists in pages, 1-based: the first at the list's own address, the others below it. */

/** Address of a page of the list at `path`: `/noticias`, `/noticias/pagina/2`… */
export const listPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/pagina/${page}`;

/** A list's pages of so many, as `/noticias/[...pagina]` and its like give them; there is always a first page. */
export function listPages<Item>(path: string, items: readonly Item[], perPage: number) {
  const lastPage = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: lastPage }, (_, index) => {
    const page = index + 1;
    const pagina = listPagePath(path, page).split('/').slice(2).join('/') || undefined;
    const own = items.slice(index * perPage, page * perPage);
    return { params: { pagina }, props: { path, items: own, page, lastPage } };
  });
}

/** How many rows of the ranking fit into a page's budget of bytes. */
export const rankedPerPage = 140;

/** How many links to players do. */
export const playersPerPage = 200;
