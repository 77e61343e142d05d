/** Files for crawlers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { serveDirectory } from '../../scripts/lib/server.ts';
import { site } from '../../src/config/site.ts';
import { dist, indexedRoutes } from '../fixtures/site.ts';

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

test('the sitemap lists every page but the error page, the search and the maintainers’ pages, by public addresses', () => {
  const $ = load(read('sitemap-0.xml'), { xml: true });
  const listed = $('loc')
    .toArray()
    .map((element) => $(element).text());
  const pages = indexedRoutes.map((route) => site.address + route);
  expect(listed.toSorted()).toEqual(pages.toSorted());
});

test('the sitemap index and robots.txt lead to the sitemap', () => {
  expect(read('sitemap-index.xml')).toContain(`<loc>${site.address}/sitemap-0.xml</loc>`);
  expect(read('robots.txt')).toContain(`Sitemap: ${site.address}/sitemap-index.xml`);
});

test('the manifest names the site and icons of the sizes it says', async () => {
  const manifest = JSON.parse(read('site.webmanifest')) as {
    name: string;
    short_name: string;
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: site.community, lang: 'es-AR', start_url: '/' });
  expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(join(dist, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('without a script every page is reached from the home page, by addresses that need no redirect', async () => {
  const server = await serveDirectory(dist, { port: 0 });
  const seen = new Set(['/']);
  const trouble: string[] = [];
  try {
    // A set also visits what is added to it on the way.
    for (const path of seen) {
      const response = await fetch(server.url + path, { redirect: 'manual' });
      if (response.status !== 200) trouble.push(`${path}: ${response.status}`);
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      const $ = load(await response.text());
      for (const link of $('a[href^="/"]').toArray()) {
        seen.add((link.attribs['href'] ?? '').replace(/#.*$/, ''));
      }
    }
  } finally {
    await server.close();
  }
  expect(trouble).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(indexedRoutes));
});
