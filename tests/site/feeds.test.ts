/** The feeds of the built site, read by a feed parser: what they say is in tests/golden. */
import { parseFeed } from '@rowanmanning/feed-parser';
import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dist, files, page, routes } from '../fixtures/site.ts';

const address = 'https://carcassonne-argentina.example';
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
const news = parseFeed(read('feed.xml'));
const results = parseFeed(read('resultados.xml'));

test.each([
  ['feed', news],
  ['resultados', results],
])('%s is Atom, its entries under ids of their own that lead to pages', (name, feed) => {
  expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
  expect(feed.self).toBe(`${address}/${name}.xml`);
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length);
  const paths = feed.items.map(({ url }) => url?.slice(address.length).split('#')[0]);
  expect(paths.filter((path) => !routes.includes(path ?? ''))).toEqual([]);
});

test('a news item is whole in the feed, with its pictures, which exist', () => {
  const atom = load(read('feed.xml'), { xml: true });
  const pictures = atom('entry')
    .toArray()
    .map((entry) => {
      const $ = load(atom(entry).children('content').text());
      const own = page(atom(entry).children('id').text().slice(address.length));
      const folded = (text: string): string => text.replace(/\s+/g, '');
      for (const paragraph of own('.news-body > p').toArray()) {
        expect(folded($.text())).toContain(folded(own(paragraph).text()));
      }
      const found = $('img')
        .toArray()
        .map(({ attribs }) => attribs['src']?.slice(address.length + 1) ?? '');
      expect(found.filter((picture) => !files.includes(picture))).toEqual([]);
      expect(found).toHaveLength(own('.news-item picture').length);
      return found.length;
    });
  expect(pictures).toContain(0);
  expect(Math.max(...pictures)).toBeGreaterThan(1);
});

test('results are the sixty newest, newest first, none before its day was known to be over', () => {
  const dates = results.items.map(({ published }) => published?.getTime() ?? 0);
  expect(dates).toHaveLength(60);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  // When the demo's data changed last.
  expect(dates[0]).toBeLessThanOrEqual(Date.parse('2026-11-30T00:00:00Z'));
  expect(results.updated?.getTime()).toBe(dates[0]);
});
