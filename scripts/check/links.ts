/** Links, assets and fragments inside the site lead to something. */
import type { BuiltPage, BuiltSite } from './built-site.ts';

const linkAttributes = ['href', 'src', 'component-url', 'renderer-url', 'poster'] as const;

/**
 * Everything a page asks for or leads to, as written. Not links of the data into this site, which are
 * data-links.ts's.
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

/** What is kept of a page: where it leads, and where in it a link may lead. */
interface PageLinks {
  file: string;
  route: string;
  isHidden: boolean;
  links: readonly string[];
  ids: ReadonlySet<string>;
}

type Site = Pick<BuiltSite, 'address' | 'basePath' | 'files'>;

/** A link's path inside the site and its fragment; null when it leads elsewhere. */
function insideSite(link: string, { route }: PageLinks, site: Site): [string, string] | null {
  const isOwn = link === site.address || link.startsWith(`${site.address}/`);
  const local = isOwn ? link.slice(site.address.length - site.basePath.length) || '/' : link;
  if (local.startsWith('#')) return [route, local.slice(1)];
  if (!local.startsWith('/') || local.startsWith('//')) return null;
  const [path = '', fragment = ''] = local.replace(/\?[^#]*/, '').split('#');
  return [decode(path), decode(fragment)];
}

/** Text of an address; as it is where it is no address's. */
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

/** Pages for search engines to which no way leads from the home page. */
function unreached(pages: ReadonlyMap<string, PageLinks>, site: Site): PageLinks[] {
  const reached = new Set([pages.get('/')]);
  // A set also visits what is added to it on the way.
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
 * Looks at pages one by one; once all have been seen, tells one line for each broken link of each, and for each
 * page to which none leads.
 * @param keep What to keep of a text of a page.
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
