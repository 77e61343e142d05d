/** The feeds, as `expected/` has them. */
import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import { divisions } from '../../../src/config/site.ts';
import type { NewsItem } from '../../../src/domain/news.ts';
import type { DatedResult } from '../../../src/domain/season-duels.ts';
import { atomFeed, jsonFeed, type FeedContent } from '../../../src/feeds/feed.ts';
import { newsFeed } from '../../../src/feeds/news-feed.ts';
import { resultsFeed } from '../../../src/feeds/results-feed.ts';
import { played } from '../domain/duel.ts';

const [monday, tuesday] = [new Date('2026-11-16T15:00:00Z'), new Date('2026-11-17T15:00:00Z')];
const hostile = '<script>alert("1")</script> & ]]>';

const item: NewsItem = {
  id: 'whole',
  title: `Reglas <b>&amp;</b> ${hostile}`,
  publishedAt: tuesday,
  cardImage: null,
  mainImage: 'a.webp',
  paragraphs: [
    { kind: 'text', text: 'Uno\ndos' },
    { kind: 'text', text: hostile },
    { kind: 'duels', lines: ['Ana vs Beto', hostile] },
    { kind: 'image', image: 'b.webp' },
    { kind: 'unknown' },
  ],
  link: { url: 'https://e.example/?a=1&b="2"', label: hostile },
};
const old: NewsItem = {
  ...item,
  id: 'old, and its picture is lost',
  title: 'Sorteo',
  publishedAt: new Date('2020-01-01T00:00:00Z'),
  mainImage: 'lost',
  paragraphs: [],
  link: null,
};
const news = (...items: NewsItem[]): FeedContent =>
  newsFeed({
    news: items,
    addressOfPicture: (path) => (path === 'lost' ? null : `https://s.example/${path}`),
    addressOfItem: (id) => `https://s.example/noticias/${encodeURI(id)}`,
    home: 'https://s.example/',
    atom: 'https://s.example/feed.xml',
    json: 'https://s.example/feed.json',
    updatedAt: monday,
  });

const result: DatedResult = {
  competition: 'league',
  season: '1ª temporada',
  division: divisions[0] ?? null,
  fixture: 'elite',
  stage: 'Élite',
  round: 'Fecha 3',
  interval: '9/11 al 22/11',
  near: '2026-11-16',
  id: 'elite-e-12',
  uid: 'league-1a-temporada-elite-e-12',
  duel: { ...played('Ana', 2, 1, 'Beto'), homeScore: 2, awayScore: 1 },
  publishedAt: monday,
  updatedAt: tuesday,
};
const linked: DatedResult = {
  ...result,
  uid: 'linked',
  duel: { ...result.duel, home: '<b>Ana</b>', link: 'https://e.example/?a=1&b="2"' },
  updatedAt: monday,
};
const results = (...given: DatedResult[]): FeedContent =>
  resultsFeed({
    results: given,
    addressOf: ({ id }) => `https://s.example/torneos/liga/elite#${id}`,
    home: 'https://s.example/',
    atom: 'https://s.example/resultados.xml',
    json: 'https://s.example/resultados.json',
    updatedAt: monday,
  });

test.each([
  ['news.xml', atomFeed(news(item, old))],
  ['news.json', jsonFeed(news(item, old))],
  ['results.xml', atomFeed(results(result, linked))],
  ['results.json', jsonFeed(results(result, linked))],
])('%s: texts of sources are text, entries have their dates and addresses', async (name, feed) => {
  const text = name.endsWith('json') ? `${JSON.stringify(JSON.parse(feed), null, 2)}\n` : feed;
  await expect(text).toMatchFileSnapshot(`expected/${name}`);
});

test('a reader gets titles as they were, the language, and the age of the last change', () => {
  const [ofNews, ofResults] = [news(old, item), results(linked, result)].map((content) =>
    parseFeed(atomFeed(content)),
  );
  expect(ofNews).toMatchObject({
    language: 'es-AR',
    updated: tuesday,
    items: [{ title: 'Sorteo' }, { title: item.title }],
  });
  expect(ofResults).toMatchObject({
    self: 'https://s.example/resultados.xml',
    updated: tuesday,
    items: [{ title: '<b>Ana</b> 2 - 1 Beto (Élite, Fecha 3)' }, { published: monday }],
  });
});

test.each([
  ['news', news()],
  ['results', results()],
])('a feed without %s is one all the same', (_, content) => {
  expect(parseFeed(atomFeed(content))).toMatchObject({ items: [], updated: monday });
  expect(JSON.parse(jsonFeed(content))).toMatchObject({ items: [] });
});
