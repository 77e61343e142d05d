/** Compares the feeds with the files in `expected/`. */
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { NewsItem } from '../../../src/sources/documents/news.ts';
import {
  atomFeed,
  newsFeed,
  resultsFeed,
  type DatedResult,
  type FeedContent,
} from '../../../src/outputs/feeds.ts';
import { isResult } from '../../../src/season/model.ts';
import { round, seasonOf } from '../season/season.ts';

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
    { kind: 'video', url: 'https://youtu.be/a?b=1&c=2', platform: 'YouTube' },
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
const feedOf = (...news: NewsItem[]): Promise<FeedContent> =>
  newsFeed(news, (path) => Promise.resolve(path === 'lost' ? null : `https://s.example/${path}`));

const { matches } = seasonOf({
  primera: round('Fecha 3', '9/11 al 22/11', 'Ana 2-1 Beto', '<b>Ana</b> 2-1 Beto'),
});
const [ofAna, ofHtml] = matches.filter(isResult);
if (!ofAna || !ofHtml) throw new Error('no results');
const result: DatedResult = { ...ofAna, date: tuesday };
const linked: DatedResult = { ...ofHtml, link: 'https://e.example/?a=1&b="2"', date: monday };
test.each([
  ['news.xml', atomFeed(await feedOf(item, old), monday)],
  ['results.xml', atomFeed(resultsFeed([result, linked]), monday)],
])('%s: texts of sources are text, entries have their dates and addresses', async (name, feed) => {
  await expect(feed).toMatchFileSnapshot(`expected/${name}`);
});

test('a feed without entries is one all the same', () => {
  const feed = load(atomFeed(resultsFeed([]), monday), { xml: true })('feed');
  expect(feed.children('id, title, updated, author').length).toBe(4);
  expect(feed.children('updated').text()).toBe(monday.toISOString());
  expect(feed.children('entry')).toHaveLength(0);
});
