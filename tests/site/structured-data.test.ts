/** Structured data of the built pages, read by a JSON-LD processor. */
import jsonld from 'jsonld';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { isPast } from '../../src/domain/qualifiers.ts';
import { formatIso } from '../../src/domain/time.ts';
import { builtAt, indexedRoutes, page, snapshot } from '../fixtures/site.ts';

const vocabulary = 'https://schema.org/';
/** schema.org's own context is on the network: this stands in for it, as far as we use it. */
const documentLoader = (url: string) => {
  expect(url).toBe('https://schema.org');
  const context = { '@vocab': vocabulary, id: '@id', type: '@type' };
  return Promise.resolve({ documentUrl: url, document: { '@context': context } });
};

type Thing = Record<string, unknown> & { '@type': string };

/** What a page describes, with schema.org's terms as keys. */
async function things(route: string): Promise<Thing[]> {
  const scripts = page(route)('script[type="application/ld+json"]');
  expect(scripts).toHaveLength(1);
  const document = JSON.parse(scripts.text()) as jsonld.JsonLdDocument;
  const expanded = await jsonld.expand(document, { documentLoader });
  const compacted = await jsonld.compact(expanded, { '@vocab': vocabulary });
  return (compacted['@graph'] ?? [compacted]) as Thing[];
}

const ofType = async (route: string, type: string): Promise<Thing[]> =>
  (await things(route)).filter((thing) => thing['@type'] === type);

test('the home page presents the community and its site', async () => {
  expect((await things('/')).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
});

describe.each(indexedRoutes.filter((route) => route !== '/'))('%s', (route) => {
  test('says where it stands, by pages that exist, ending at itself', async () => {
    const [trail, ...more] = await ofType(route, 'BreadcrumbList');
    expect(more).toEqual([]);
    const crumbs = (trail?.['itemListElement'] as { item: string; position: number }[]).map(
      ({ item }) => item.slice(site.address.length),
    );
    expect(crumbs[0]).toBe('/');
    expect(crumbs.at(-1)).toBe(route);
    expect(indexedRoutes).toEqual(expect.arrayContaining(crumbs));
  });
});

test.each(snapshot.news)('/noticias/$id is an article with the preview’s picture', async (item) => {
  const route = `/noticias/${item.id}`;
  const [article] = await ofType(route, 'NewsArticle');
  expect(article).toMatchObject({
    headline: item.title,
    datePublished: formatIso(item.publishedAt),
    image: page(route)('meta[property="og:image"]').attr('content'),
  });
});

test('the national tournament announces its final and the qualifiers to come', async () => {
  const events = await ofType('/torneos/nacional', 'SportsEvent');
  const upcoming = snapshot.qualifiers.filter((qualifier) => !isPast(qualifier, builtAt));
  expect(events.map((event) => event['startDate']).toSorted()).toEqual(
    ['2025-07-26T10:00:00-03:00', ...upcoming.map(({ date }) => formatIso(date))].toSorted(),
  );
});

test('the team has all its members', async () => {
  const [team] = await ofType('/seleccion-nacional', 'SportsTeam');
  expect((team?.['athlete'] as Thing[]).map((athlete) => athlete['name']).toSorted()).toEqual(
    snapshot.currentTeam.map(({ name }) => name).toSorted(),
  );
});
