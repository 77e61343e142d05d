/** A finished site as its files: what every check reads. */
import { load, type CheerioAPI } from 'cheerio';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routeOf } from '../lib/routes.ts';

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
  /** Address of the home page, without a trailing slash: origin and base path. */
  address: string;
  /** Empty, or `/name` without a trailing slash. */
  basePath: string;
  pages: ReadonlyMap<string, BuiltPage>;
  /** Every file, relative, with forward slashes. */
  files: ReadonlySet<string>;
}

/** Reads every page of a finished site. */
export async function readSite(
  directory: string,
  { siteUrl, basePath }: { siteUrl: string; basePath: string },
): Promise<BuiltSite> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  const pages = new Map<string, BuiltPage>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(directory, file), 'utf8');
    const $ = load(html);
    const isHidden = $('meta[name=robots]').attr('content')?.includes('noindex') ?? false;
    const route = routeOf(file);
    pages.set(route, { file, route, html, $, isHidden });
  }
  return { address: siteUrl + basePath, basePath, pages, files: new Set(files) };
}
