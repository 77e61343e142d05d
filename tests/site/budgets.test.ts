/** What each page weighs as it leaves the build, gzipped as a host sends it, against the budgets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { budgets, firstViewBudget, htmlBudget } from '../../scripts/lib/budgets.ts';
import { dist, html, page, pagesWithIslands, routes } from '../fixtures/site.ts';

/** Bytes that a host sends for files of the site, by address: pictures and fonts go as they are. */
function sentBytes(addresses: Iterable<string>): number {
  const sizes = [...addresses].map((address) => {
    const file = readFileSync(join(dist, address));
    return /\.(js|svg)$/.test(address) ? gzipSync(file).length : file.length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const styles = (route: string): string =>
  page(route)('style')
    .toArray()
    .map((element) => page(route)(element).text())
    .join('');

/** The elements of scripts that a page loads without being touched. */
const untouched = 'script[src], script[data-src], link[rel=modulepreload]';

/** Scripts that elements of a page load, and those they import. */
function externalScripts(route: string, elements: string): Set<string> {
  const $ = page(route);
  const wanted = $(elements)
    .toArray()
    .map((element) => $(element).attr())
    .flatMap((attributes = {}) => [
      attributes['src'],
      attributes['data-src'],
      attributes['href'],
      attributes['component-url'],
      attributes['renderer-url'],
    ])
    .filter((address) => address !== undefined);
  const scripts = new Set(wanted);
  // A set also visits what is added to it on the way.
  for (const address of scripts) {
    const text = readFileSync(join(dist, address), 'utf8');
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) {
      scripts.add(`/_astro/${imported}`);
    }
  }
  return scripts;
}

/** Pictures that do not wait to come near the view, in their largest size and best format. */
function eagerPictures(route: string): Set<string> {
  const $ = page(route);
  const largest = $('img:not([loading=lazy])')
    .toArray()
    .map((element) => {
      const { src = '', srcset } = $(element).attr() ?? {};
      const candidates = $(element).siblings('source').first().attr('srcset') ?? srcset;
      return candidates?.split(',').at(-1)?.trim().split(' ')[0] ?? src;
    });
  return new Set(largest.filter((address) => !address.startsWith('data:')));
}

/** Fonts that the styles name. */
const fonts = (route: string): Set<string> =>
  new Set([...styles(route).matchAll(/url\(["']?([^"')]+\.woff2?)/g)].map(([, url = '']) => url));

describe.each(routes)('%s', (route) => {
  const document = gzipSync(html(route)).length;

  test('fits the first round trip with its styles', () => {
    expect(document).toBeLessThanOrEqual(htmlBudget(route));
    expect(gzipSync(styles(route)).length).toBeLessThanOrEqual(budgets.css);
  });

  test('loads scripts for its islands alone', () => {
    const everything = `${untouched}, astro-island`;
    const budget = pagesWithIslands.includes(route) ? budgets.islandScripts : 0;
    expect(sentBytes(externalScripts(route, everything))).toBeLessThanOrEqual(budget);
  });

  test('shows pictures and fonts within their budgets', () => {
    expect(sentBytes(eagerPictures(route))).toBeLessThanOrEqual(budgets.eagerPictures);
    expect(sentBytes(fonts(route))).toBeLessThanOrEqual(budgets.fonts);
  });

  test('fits the budget of a first view, and with the font that comes after it that of any', () => {
    const scripts = externalScripts(route, untouched);
    const view = document + sentBytes([...scripts, ...eagerPictures(route)]);
    expect(view).toBeLessThanOrEqual(firstViewBudget(route));
    expect(view + sentBytes(fonts(route))).toBeLessThanOrEqual(budgets.firstView);
  });
});

test('imported scripts and pictures by size are weighed, too', () => {
  expect([...externalScripts('/contacto', 'astro-island')]).toContainEqual(
    expect.stringMatching(/\/react\..*js$/),
  );
  const item = routes.find((route) => route.startsWith('/noticias/')) ?? '';
  expect([...eagerPictures(item)]).toContainEqual(expect.stringMatching(/\.avif$/));
});
