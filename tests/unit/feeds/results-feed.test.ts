import { parseFeed } from '@rowanmanning/feed-parser';
import { expect, test } from 'vitest';
import { divisions, site } from '../../../src/config/site.ts';
import type { DatedResult } from '../../../src/domain/season-duels.ts';
import { atomFeed, jsonFeed, type FeedContent } from '../../../src/feeds/feed.ts';
import { resultsFeed } from '../../../src/feeds/results-feed.ts';
import { played } from '../domain/duel.ts';

const monday = new Date('2026-11-16T15:00:00Z');
const tuesday = new Date('2026-11-17T15:00:00Z');
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

const feed = (...results: DatedResult[]): FeedContent =>
  resultsFeed({
    results,
    addressOf: ({ id }) => `https://s.example/torneos/liga/elite#${id}`,
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
    url: 'https://s.example/torneos/liga/elite#elite-e-12',
    title: 'Ana 2 - 1 Beto (Élite, Fecha 3)',
    published: monday,
    updated: tuesday,
  });
  expect(JSON.parse(jsonFeed(feed(result)))).toMatchObject({
    feed_url: 'https://s.example/resultados.json',
    items: [
      {
        id: uid,
        url: 'https://s.example/torneos/liga/elite#elite-e-12',
        title: 'Ana 2 - 1 Beto (Élite, Fecha 3)',
        date_published: monday.toISOString(),
        date_modified: tuesday.toISOString(),
        content_html: '<p>Ana 2 - 1 Beto. Élite, Fecha 3.</p>',
      },
    ],
  });
});

test('the game is linked where there is one, and nicks are text', () => {
  const duel = { ...result.duel, home: '<b>Ana</b>', link: 'https://e.example/?a=1&b="2"' };
  const hostile = { ...result, duel };
  const title = '<b>Ana</b> 2 - 1 Beto (Élite, Fecha 3)';
  expect(parseFeed(atomFeed(feed(hostile))).items[0]?.title).toBe(title);
  expect(JSON.parse(jsonFeed(feed(hostile)))).toMatchObject({
    items: [
      {
        title,
        content_html:
          '<p>&lt;b&gt;Ana&lt;/b&gt; 2 - 1 Beto. Élite, Fecha 3.</p>' +
          '<p><a href="https://e.example/?a=1&amp;b=&quot;2&quot;">Ver el duelo</a></p>',
      },
    ],
  });
});

test('the feed is another than that of the news, and as old as its last change', () => {
  const later = { ...result, uid: 'b', publishedAt: tuesday };
  const parsed = parseFeed(atomFeed(feed(later, { ...result, updatedAt: monday })));
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
