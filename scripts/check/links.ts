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
  const styles = $('style').text();
  for (const [, url = ''] of styles.matchAll(/url\(["']?([^"')]+)/g)) links.add(url);
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

/** The page or file that a link leads to. */
interface Target {
  /** Address inside the site, without the base path; null for one beside the base path. */
  route: string | null;
  fragment: string;
}

/** Finds the target of a link on a page. Null if the link leads outside the site. */
function targetOf(link: string, page: PageLinks, { address, basePath }: Site): Target | null {
  if (link.startsWith('#')) return { route: page.route, fragment: link.slice(1) };
  const isAbsolute = link === address || link.startsWith(`${address}/`);
  const local = isAbsolute ? link.slice(address.length - basePath.length) : link;
  if (!isAbsolute && (!local.startsWith('/') || local.startsWith('//'))) return null;
  const [path = '', fragment = ''] = local
    .replace(/\?[^#]*/, '')
    .split('#')
    .map(decode);
  if (`${path}/`.startsWith(`${basePath}/`)) {
    return { route: path.slice(basePath.length) || '/', fragment };
  }
  return { route: null, fragment };
}

/** Decodes the %-escapes of an address; returns a malformed one unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Says in Spanish what is wrong with a link. Null for a good one. */
function faultOf(
  link: string,
  page: PageLinks,
  pages: ReadonlyMap<string, PageLinks>,
  site: Site,
): string | null {
  const target = targetOf(link, page, site);
  if (target === null) return null;
  const { route, fragment } = target;
  if (route === null) return `el enlace ${link} no está dentro de ${site.basePath}`;
  const targetPage = pages.get(route);
  if (!targetPage) return site.files.has(route.slice(1)) ? null : `no existe ${link}`;
  const exists = fragment === '' || targetPage.ids.has(fragment);
  return exists ? null : `no existe la sección de ${link}`;
}

/** Indexed pages that no chain of links reaches from the home page. */
function unreached(pages: ReadonlyMap<string, PageLinks>, site: Site): PageLinks[] {
  const reached = new Set(['/']);
  // Iterating over a set also visits the elements that are added meanwhile.
  for (const route of reached) {
    const page = pages.get(route);
    if (page === undefined) continue;
    for (const link of page.links) {
      const target = targetOf(link, page, site);
      if (target !== null && target.route !== null) reached.add(target.route);
    }
  }
  return [...pages.values()].filter(({ isHidden, route }) => !isHidden && !reached.has(route));
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
    faults: (): string[] => {
      const faults: string[] = [];
      for (const page of pages.values()) {
        for (const link of page.links) {
          const fault = faultOf(link, page, pages, site);
          if (fault !== null) faults.push(`${page.file}: ${fault}`);
        }
      }
      for (const { file } of unreached(pages, site)) {
        faults.push(`${file}: no se llega desde la portada: poné un enlace en otra página`);
      }
      return faults;
    },
  };
}
