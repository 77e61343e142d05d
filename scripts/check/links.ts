/** Checks that links, assets and fragments inside the site exist. */
import type { BuiltPage, BuiltSite } from './built-site.ts';

const linkAttributes = ['href', 'src', 'component-url', 'renderer-url', 'poster'] as const;

/**
 * Addresses that a page loads or links to, as written. Absolute links into this site are left out: they come from data,
 * and data-links.ts checks them.
 */
function linksOf({ $ }: BuiltPage, { address }: Site): Set<string> {
  const links = new Set<string>();
  for (const attribute of linkAttributes) {
    for (const element of $(`[${attribute}]:not(a[href^="${address}"])`).toArray()) {
      links.add($(element).attr(attribute) ?? '');
    }
  }
  for (const element of $('[srcset]').toArray()) {
    const candidates = ($(element).attr('srcset') ?? '').split(',');
    for (const candidate of candidates) links.add(candidate.trim().split(/\s/)[0] ?? '');
  }
  for (const element of $('meta[property="og:image"], meta[property="og:url"]').toArray()) {
    links.add($(element).attr('content') ?? '');
  }
  for (const [, url = ''] of $('style')
    .text()
    .matchAll(/url\(["']?([^"')]+)/g))
    links.add(url);
  return links;
}

/** The part of a page that is kept: its links, and the ids that fragments can lead to. */
interface PageLinks {
  file: string;
  route: string;
  isHidden: boolean;
  links: readonly string[];
  ids: ReadonlySet<string>;
}

type Site = Pick<BuiltSite, 'address' | 'basePath' | 'files'>;

/** Returns a link's path, with the base path, and its fragment; null when it leads outside the site. */
function insideSite(link: string, { route }: PageLinks, site: Site): [string, string] | null {
  const isOwn = link === site.address || link.startsWith(`${site.address}/`);
  const local = isOwn ? link.slice(site.address.length - site.basePath.length) || '/' : link;
  if (local.startsWith('#')) return [route, local.slice(1)];
  if (!local.startsWith('/') || local.startsWith('//')) return null;
  const [path = '', fragment = ''] = local.replace(/\?[^#]*/, '').split('#');
  return [decode(path), decode(fragment)];
}

/** Decodes the %-escapes of an address; returns a malformed one unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function fault(
  link: string,
  page: PageLinks,
  pages: ReadonlyMap<string, PageLinks>,
  site: Site,
): string | null {
  const inside = insideSite(link, page, site);
  if (!inside) return null;
  const [path, fragment] = inside;
  const isPage = link.startsWith('#');
  if (!isPage && site.basePath !== '' && !`${path}/`.startsWith(`${site.basePath}/`)) {
    return `el enlace ${link} no está dentro de ${site.basePath}`;
  }
  const target = isPage ? path : path.slice(site.basePath.length) || '/';
  const found = pages.get(target);
  if (!found) return site.files.has(target.slice(1)) ? null : `no existe ${link}`;
  const exists = fragment === '' || found.ids.has(fragment);
  return exists ? null : `no existe la sección de ${link}`;
}

/** Indexed pages that no chain of links reaches from the home page. */
function unreached(pages: ReadonlyMap<string, PageLinks>, site: Site): PageLinks[] {
  const reached = new Set([pages.get('/')]);
  // Iterating over a set also visits the elements that are added meanwhile.
  for (const page of reached) {
    for (const link of page?.links ?? []) {
      const [path = ''] = (page && insideSite(link, page, site)) ?? [];
      const target = path.slice(site.basePath.length) || '/';
      reached.add(link.startsWith('#') ? page : pages.get(target));
    }
  }
  return [...pages.values()].filter((page) => !page.isHidden && !reached.has(page));
}

/**
 * Checks links between pages: pass each page to `see`, then `faults` returns a line for each broken link and for each
 * page that cannot be reached.
 * @param keep Copies a text of a page (`textKeeper`).
 */
export function linkChecker(site: Site, keep: (text: string) => string) {
  const pages = new Map<string, PageLinks>();
  return {
    see: (page: BuiltPage): void => {
      const { file, route, isHidden, $ } = page;
      const ids = $('[id]')
        .toArray()
        .map((element) => keep($(element).attr('id') ?? ''));
      const links = [...linksOf(page, site)].map(keep);
      pages.set(route, { file, route, isHidden, links, ids: new Set(ids) });
    },
    faults: (): string[] => [
      ...[...pages.values()].flatMap((page) =>
        page.links.flatMap((link) => {
          const problem = fault(link, page, pages, site);
          return problem === null ? [] : [`${page.file}: ${problem}`];
        }),
      ),
      ...unreached(pages, site).map(
        (page) => `${page.file}: no se llega desde la portada: poné un enlace en otra página`,
      ),
    ],
  };
}
