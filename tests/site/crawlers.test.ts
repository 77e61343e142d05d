/** Files for crawlers, and the structured data of pages. */
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, indexedRoutes, page, read } from '../fixtures/site.ts';

const address = 'https://carcassonne-argentina.example';

test('a page’s manifest has icons of the declared sizes, and one is maskable', async () => {
  const manifest = page('/')('link[rel=manifest]').attr('href') ?? 'no manifest';
  const { short_name: name, icons } = JSON.parse(read(manifest)) as {
    short_name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name.length).toBeLessThanOrEqual(12);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(dist, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

interface Thing {
  '@type': string;
  itemListElement?: { item: string }[];
}

/** The things that a page describes. Types from schema-dts make sure that the terms are schema.org's. */
function things(route: string): Thing[] {
  const scripts = page(route)('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const document = JSON.parse(scripts.text()) as { '@context': string; '@graph': Thing[] };
  expect(document['@context']).toBe('https://schema.org');
  return document['@graph'];
}

test('every page but the home page has breadcrumbs of existing pages that end at itself', () => {
  for (const route of indexedRoutes.filter((one) => one !== '/')) {
    const trails = things(route).filter((thing) => thing['@type'] === 'BreadcrumbList');
    const crumbs = trails.flatMap(({ itemListElement = [] }) =>
      itemListElement.map(({ item }) => item.slice(address.length)),
    );
    expect([crumbs[0], crumbs.at(-1)]).toEqual(['/', route]);
    expect(indexedRoutes).toEqual(expect.arrayContaining(crumbs));
  }
});
