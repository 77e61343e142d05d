/** Files for crawlers, and the structured data of pages. */
import { join } from 'node:path';
import jsonld from 'jsonld';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, indexedRoutes, page, read } from '../fixtures/site.ts';

const address = 'https://carcassonne-argentina.example';

test('the manifest’s icons have the declared sizes, and one is maskable', async () => {
  const { short_name: name, icons } = JSON.parse(read('site.webmanifest')) as {
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

/** Stands in for schema.org's context, which is on the network, as far as we use it. */
const documentLoader = (url: string) => {
  expect(url).toBe('https://schema.org');
  const context = { '@vocab': 'https://schema.org/', id: '@id', type: '@type' };
  return Promise.resolve({ documentUrl: url, document: { '@context': context } });
};

interface Thing {
  '@type': string;
  itemListElement?: { item: string }[];
}

/** The things that a page describes, expanded by a JSON-LD processor, with schema.org's terms as keys. */
async function things(route: string): Promise<Thing[]> {
  const scripts = page(route)('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const document = JSON.parse(scripts.text()) as jsonld.JsonLdDocument;
  const expanded = await jsonld.expand(document, { documentLoader });
  const compacted = await jsonld.compact(expanded, { '@vocab': 'https://schema.org/' });
  return (compacted['@graph'] ?? [compacted]) as Thing[];
}

test('every page but the home page has breadcrumbs of existing pages that end at itself', async () => {
  for (const route of indexedRoutes.filter((one) => one !== '/')) {
    const trails = (await things(route)).filter((thing) => thing['@type'] === 'BreadcrumbList');
    const crumbs = trails.flatMap(({ itemListElement = [] }) =>
      itemListElement.map(({ item }) => item.slice(address.length)),
    );
    expect([crumbs[0], crumbs.at(-1)]).toEqual(['/', route]);
    expect(indexedRoutes).toEqual(expect.arrayContaining(crumbs));
  }
});
