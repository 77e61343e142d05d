/** A finished site as its files, read page by page: thousands of documents do not fit in memory. */
import { load, type CheerioAPI } from 'cheerio';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeOf } from '../lib/routes.ts';

/** A page while it is looked at; what is to be kept of it goes through a `textKeeper`. */
export interface BuiltPage {
  /** Relative to the site: `noticias/abc.html`. */
  file: string;
  /** Its address inside the site: `/noticias/abc`. */
  route: string;
  html: string;
  $: CheerioAPI;
  /** Kept out of search engines: nobody's landing page. */
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
  /** The pages in the order of their files, each read when it is asked for. */
  pages: () => AsyncIterable<BuiltPage>;
}

/** Lists the files of a finished site. */
export async function openSite(
  directory: string,
  { siteUrl, basePath }: { siteUrl: string; basePath: string },
): Promise<BuiltSite> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();

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
 * Texts of pages to be kept, each once and by itself: a part of a page's text, as engines have it,
 * holds on to the whole page.
 */
export function textKeeper(): (text: string) => string {
  const kept = new Map<string, string>();
  return (text) => {
    let own = kept.get(text);
    if (own === undefined) {
      own = Buffer.from(text).toString();
      kept.set(own, own);
    }
    return own;
  };
}
