import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import { site } from '../../../src/config/site.ts';
import { atomFeed, jsonFeed, type FeedContent } from '../../../src/feeds/feed.ts';
import { resultsFeed, type DatedResult } from '../../../src/feeds/results-feed.ts';
import { isPlayed } from '../../../src/season/model.ts';
import { matchOf, seasonOf } from '../season/season.ts';

const monday = new Date('2026-11-16T15:00:00Z');
const tuesday = new Date('2026-11-17T15:00:00Z');
const rows = [',Fecha 3,,,,9/11 al 22/11,', 'E-12,Ana,2,1,Beto,-,'];
const match = matchOf(seasonOf({ primera: rows }), 'primera-e-12');
if (!isPlayed(match)) throw new Error('no result');
const result: DatedResult = { ...match, date: monday };

const feed = (...results: DatedResult[]): FeedContent =>
  resultsFeed({
    results,
    addressOf: ({ id }) => `https://s.example/torneos/liga/primera#${id}`,
    home: 'https://s.example/',
    atom: 'https://s.example/resultados.xml',
    json: 'https://s.example/resultados.json',
    updatedAt: monday,
  });
const uid = `https://s.example/resultados.xml#${result.uid}`;

test('an entry says the result and where it was, and leads to its row', () => {
  const [item] = parseFeed(atomFeed(feed(result))).items;
  expect(item).toMatchObject({
    id: uid,
    url: 'https://s.example/torneos/liga/primera#primera-e-12',
    title: 'Ana 2 - 1 Beto (Primera, Fecha 3)',
    published: monday,
    updated: monday,
  });
  expect(JSON.parse(jsonFeed(feed(result)))).toMatchObject({
    feed_url: 'https://s.example/resultados.json',
    items: [
      {
        id: uid,
        url: 'https://s.example/torneos/liga/primera#primera-e-12',
        title: 'Ana 2 - 1 Beto (Primera, Fecha 3)',
        date_published: monday.toISOString(),
        date_modified: monday.toISOString(),
        content_html: '<p>Ana 2 - 1 Beto. Primera, Fecha 3.</p>',
      },
    ],
  });
});

test('the game is linked where there is one, and nicks are text', () => {
  const home = { ...result.home, nick: '<b>Ana</b>' };
  const hostile = { ...result, home, link: 'https://e.example/?a=1&b="2"' };
  const title = '<b>Ana</b> 2 - 1 Beto (Primera, Fecha 3)';
  expect(parseFeed(atomFeed(feed(hostile))).items[0]?.title).toBe(title);
  expect(JSON.parse(jsonFeed(feed(hostile)))).toMatchObject({
    items: [
      {
        title,
        content_html:
          '<p>&lt;b&gt;Ana&lt;/b&gt; 2 - 1 Beto. Primera, Fecha 3.</p>' +
          '<p><a href="https://e.example/?a=1&amp;b=&quot;2&quot;">Ver el duelo</a></p>',
      },
    ],
  });
});

test('the feed is another than that of the news, and as old as its last change', () => {
  const later = { ...result, uid: 'b', date: tuesday };
  const parsed = parseFeed(atomFeed(feed(later, result)));
  expect(parsed).toMatchObject({
    title: `Resultados | ${site.community}`,
    self: 'https://s.example/resultados.xml',
    url: 'https://s.example/',
    updated: tuesday,
  });
  expect(feed().id).not.toBe(feed().home);
});

test('without a result it is a feed all the same', () => {
  expect(parseFeed(atomFeed(feed()))).toMatchObject({ items: [], updated: monday });
  expect(JSON.parse(jsonFeed(feed()))).toMatchObject({ items: [] });
});
