/** The feeds of the built site, read by a feed parser. */
import { parseFeed } from '@rowanmanning/feed-parser';
import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { hasBye, isPlayed } from '../../src/domain/fixture.ts';
import { newestFirst } from '../../src/domain/news.ts';
import { description } from '../../src/words/news.ts';
import { dist, files, page, routes, snapshot } from '../fixtures/site.ts';

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
const items = newestFirst(snapshot.news).slice(0, site.news.inFeed);
const addressOf = (id: string): string => `${site.address}/noticias/${id}`;

const atom = parseFeed(read('feed.xml'));
const json = JSON.parse(read('feed.json')) as {
  version: string;
  feed_url: string;
  items: { id: string; url: string; title: string; summary: string; content_html: string }[];
};

test('Atom has the newest items with stable ids, dates and text', () => {
  expect(atom.meta).toMatchObject({ type: 'atom', version: '1.0' });
  expect(atom.self).toBe(`${site.address}/feed.xml`);
  expect(
    atom.items.map(({ id, url, title, published, description: summary }) => ({
      id,
      url,
      title,
      published,
      summary,
    })),
  ).toEqual(
    items.map((item) => ({
      id: addressOf(item.id),
      url: addressOf(item.id),
      title: item.title,
      published: item.publishedAt,
      summary: description(item, site.news.descriptionLength),
    })),
  );
});

test('JSON Feed has the same items', () => {
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    feed_url: `${site.address}/feed.json`,
  });
  expect(json.items.map(({ id, title }) => ({ id, title }))).toEqual(
    items.map(({ id, title }) => ({ id: addressOf(id), title })),
  );
  const $ = load(read('feed.xml'), { xml: true });
  expect(json.items.map((item) => item.content_html)).toEqual(
    $('content')
      .toArray()
      .map((content) => $(content).text()),
  );
});

describe.each(items.map((item, index) => [item.id, item, index] as const))(
  '%s in the feeds',
  (_, item, index) => {
    const $ = load(json.items[index]?.content_html ?? '');

    test('is whole', () => {
      const text = $.text().replace(/\s+/g, '');
      for (const paragraph of item.paragraphs) {
        if (paragraph.kind === 'text') expect(text).toContain(paragraph.text.replace(/\s+/g, ''));
      }
    });

    test('has its pictures, which exist', () => {
      const pictures = $('img')
        .toArray()
        .map((image) => $(image).attr('src') ?? '');
      const inBody = item.paragraphs.filter(({ kind }) => kind === 'image').length;
      expect(pictures).toHaveLength(inBody + (item.mainImage ? 1 : 0));
      for (const picture of pictures) {
        expect(picture.startsWith(`${site.address}/`)).toBe(true);
        expect(files).toContain(picture.slice(site.address.length + 1));
      }
    });
  },
);

test('feed readers find the feed from home, list and items, people from the list', () => {
  for (const route of ['/', '/noticias', `/noticias/${items[0]?.id}`]) {
    const link = page(route)('link[rel=alternate][type="application/atom+xml"]');
    expect(link.attr('href')).toBe('/feed.xml');
  }
  expect(page('/noticias')('main a[href="/feed.xml"]').text()).toMatch(/^Suscribirse/);
});

describe('the results', () => {
  const results = parseFeed(read('resultados.xml'));
  const played = Object.values(snapshot.fixtures).flatMap((rounds) =>
    rounds.flatMap(({ duels }) => duels.filter((duel) => isPlayed(duel) && !hasBye(duel))),
  );

  test('are the sixty newest, none before its day was known to be over, newest first', () => {
    expect(played.length).toBeGreaterThan(60);
    expect(results.items).toHaveLength(60);
    const dates = results.items.map(({ published }) => published?.getTime() ?? 0);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    const changedAt = Math.max(
      ...Object.values(snapshot.manifest.sources).map((state) =>
        state.status === 'absent' ? 0 : Date.parse(state.changedAt),
      ),
    );
    expect(dates[0]).toBeLessThanOrEqual(changedAt);
    expect(results.updated?.getTime()).toBe(dates[0]);
  });

  test('are each what their fixture says, under an id of their own, and lead to a page', () => {
    const said = new Set(
      played.map(
        ({ home, homeScore, awayScore, away }) => `${home} ${homeScore} - ${awayScore} ${away}`,
      ),
    );
    for (const { title, url } of results.items) {
      expect(said).toContain(title?.replace(/ \(.*\)$/, ''));
      expect(routes).toContain(url?.slice(site.address.length).split('#')[0]);
    }
    expect(new Set(results.items.map(({ id }) => id)).size).toBe(60);
    const { items: ofJson } = JSON.parse(read('resultados.json')) as typeof json;
    expect(ofJson.map(({ id, title, url }) => [id, title, url])).toEqual(
      results.items.map(({ id, title, url }) => [id, title, url]),
    );
  });

  test('feed readers find them from league and cup, people from the home page', () => {
    const { league, cup } = site;
    for (const route of [
      `/torneos/${league?.path}`,
      `/torneos/${league?.path}/elite`,
      `/torneos/${cup?.path}`,
    ]) {
      const link = page(route)('link[rel=alternate][type="application/atom+xml"]');
      expect(link.attr('href')).toBe('/resultados.xml');
    }
    expect(page('/')('#esta-semana a[href="/resultados.xml"]').text()).toMatch(/^Suscribirse/);
  });
});
