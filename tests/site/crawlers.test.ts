/** Files for crawlers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { dist, indexedRoutes } from '../fixtures/site.ts';

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

test('the sitemap lists every page but the error page and the maintainers’, by its public address', () => {
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
