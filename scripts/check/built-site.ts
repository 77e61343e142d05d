/** A finished site, read page by page: thousands of parsed documents do not fit in memory. */
import { load, type CheerioAPI } from 'cheerio';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn, routeOf } from '../lib/routes.ts';

/** A page while it is checked. A text that is kept afterwards has to go through a `textKeeper`. */
export interface BuiltPage {
  /** Relative to the site: `noticias/abc.html`. */
  file: string;
  /** Its address inside the site: `/noticias/abc`. */
  route: string;
  html: string;
  $: CheerioAPI;
  /** True if search engines are told not to index the page. */
  isHidden: boolean;
}

export interface BuiltSite {
  directory: string;
  /** Address of the home page, without a trailing slash: origin and base path. */
  address: string;
  /** Empty, or `/name` without a trailing slash. */
  basePath: string;
  /** Every file, relative, with forward slashes. */
  files: ReadonlySet<string>;
  /** The pages in the order of `files`, each read when the iteration reaches it. */
  pages: () => AsyncIterable<BuiltPage>;
}

/** Lists the files of a finished site. Its pages are parsed one at a time, when `pages()` is iterated. */
export function openSite(
  directory: string,
  { siteUrl, basePath }: { siteUrl: string; basePath: string },
): BuiltSite {
  const files = filesIn(directory);
  async function* pages(): AsyncGenerator<BuiltPage> {
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = await readFile(join(directory, file), 'utf8');
      const $ = load(html);
      const isHidden = $('meta[name=robots]').attr('content')?.includes('noindex') ?? false;
      yield { file, route: routeOf(file), html, $, isHidden };
    }
  }
  return { directory, address: siteUrl + basePath, basePath, files: new Set(files), pages };
}

/**
 * Returns a function that copies a text, once for equal texts. Without the copy, V8 keeps the whole page in memory for
 * each substring of it.
 */
export function textKeeper(): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    let copy = kept.get(text);
    if (copy === undefined) {
      copy = Buffer.from(text).toString();
      kept.set(copy, copy);
    }
    return copy;
  };
}
