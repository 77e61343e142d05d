/** Returns for `getStaticPaths` the pages of long lists and of optional sections, and the files of endpoints. */
import type { APIRoute } from 'astro';

/** Path of a page of the list at `path`: `/noticias`, `/noticias/pagina/2`. @param page From 1. */
export const listPagePath = (path: string, page: number): string =>
  page === 1 ? path : `${path}/pagina/${page}`;

/**
 * Splits a list into pages, one if it is empty, as `getStaticPaths` of a page such as `/noticias/[...pagina]` returns
 * them: `params.pagina` is what follows the first part of the page's path (`pagina/2`), undefined if nothing does;
 * `props` has the list's own address `path`, the page's `items`, its number `page` from 1, and the number `lastPage`.
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

/** Path of a place's row, from 1, in the list at `path`, 140 a page: `/ranking#pos-3`, `/ranking/pagina/2#pos-150`. */
export const rankedRowPath = (path: string, place: number): string =>
  `${listPagePath(path, Math.ceil(place / rankedPerPage))}#pos-${place}`;

/**
 * `getStaticPaths` of a page `[...page].astro` that only communities with a section have: one path, with `params.page`
 * undefined and the section as `props.section`, or none if the section is null.
 */
export const sectionPage = <Section>(section: Section | null) =>
  section === null ? [] : [{ params: { page: undefined }, props: { section } }];

/** Makes the content of a file of the site. */
export type WriteFile = () => FileContent | Promise<FileContent>;

type FileContent = string | Uint8Array<ArrayBuffer>;

/**
 * `getStaticPaths` of an endpoint `[file].ts` or `[...file].ts`, whose `GET` is `getFile`: for each file its path
 * without `folder` as `params.file`, and its function as `props.write`.
 * @param folder Beginning of all paths, to the last slash: `/datos/`.
 * @param files Functions that make the files' contents, by path: `/datos/ranking.json`.
 */
export const filePaths = (folder: string, files: Readonly<Record<string, WriteFile>>) =>
  Object.entries(files).map(([path, write]) => ({
    params: { file: path.slice(folder.length) },
    props: { write },
  }));

/** `GET` of an endpoint with `filePaths`: responds with what `props.write` makes. Only an SVG has a content type. */
export const getFile: APIRoute<{ write: WriteFile }> = async ({ params, props }) => {
  // Browsers draw no SVG without its type, which the development server does not know. They guess all other types.
  const headers = params['file']?.endsWith('.svg') ? { 'content-type': 'image/svg+xml' } : {};
  return new Response(await props.write(), { headers });
};
