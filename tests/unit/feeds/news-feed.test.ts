import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, test } from 'vitest';
import type { NewsItem } from '../../../src/domain/news.ts';
import { articleHtml } from '../../../src/feeds/article-html.ts';
import { atomFeed, jsonFeed, type FeedContent } from '../../../src/feeds/feed.ts';
import { newsFeed } from '../../../src/feeds/news-feed.ts';

const item = (changes: Partial<NewsItem> = {}): NewsItem => ({
  id: 'abc',
  title: 'Sorteo',
  publishedAt: new Date('2026-11-15T19:00:00Z'),
  cardImage: null,
  mainImage: null,
  paragraphs: [],
  link: null,
  ...changes,
});
const addressOfPicture = (path: string) => (path === 'lost' ? null : `https://s.example/${path}`);
const html = (changes: Partial<NewsItem>) => articleHtml(item(changes), addressOfPicture);

describe('an item as HTML', () => {
  test('has every kind of paragraph, in order', () => {
    const paragraphs: NewsItem['paragraphs'] = [
      { kind: 'text', text: 'Uno\ndos' },
      { kind: 'duels', lines: ['Ana vs Beto', 'Caro vs Dani'] },
      { kind: 'image', image: 'a.webp' },
      { kind: 'unknown' },
    ];
    expect(html({ paragraphs })).toBe(
      '<p>Uno<br>dos</p>' +
        '<ul><li>Ana vs Beto</li><li>Caro vs Dani</li></ul>' +
        '<p><img src="https://s.example/a.webp" alt="Imagen de la noticia «Sorteo»"></p>' +
        '<p>[Contenido no reconocido]</p>',
    );
  });

  test('begins with its main picture and ends with its link', () => {
    expect(html({ mainImage: 'a.webp', link: { url: 'https://e.example', label: 'Ver' } })).toBe(
      '<p><img src="https://s.example/a.webp" alt="Imagen de la noticia «Sorteo»"></p>' +
        '<p><a href="https://e.example">Ver</a></p>',
    );
  });

  test('leaves out a picture that is missing', () => {
    expect(html({ mainImage: 'lost' })).toBe('');
  });

  test('takes text as text', () => {
    const text = '<script>alert("1")</script> & ]]>';
    const escaped = '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; ]]&gt;';
    expect(html({ paragraphs: [{ kind: 'text', text }] })).toBe(`<p>${escaped}</p>`);
    expect(html({ paragraphs: [{ kind: 'duels', lines: [text] }] })).toContain(escaped);
    expect(html({ title: '"><b>', mainImage: 'a.webp' })).not.toContain('<b>');
    expect(html({ link: { url: 'https://e.example', label: text } })).toContain(escaped);
  });
});

describe('the feeds', () => {
  const feed = (...news: NewsItem[]): FeedContent =>
    newsFeed({
      news,
      addressOfPicture,
      addressOfItem: (id) => `https://s.example/noticias/${id}`,
      home: 'https://s.example/',
      atom: 'https://s.example/feed.xml',
      json: 'https://s.example/feed.json',
      updatedAt: new Date('2026-11-16T12:00:00Z'),
    });
  const title = 'Reglas <b>&amp;</b> ]]> "más"';

  test('say a title with characters of HTML as it is', () => {
    const news = feed(item({ title }));
    expect(parseFeed(atomFeed(news)).items[0]?.title).toBe(title);
    expect(JSON.parse(jsonFeed(news))).toMatchObject({ items: [{ title }] });
  });

  test('say their language, in the format that has a place for it', () => {
    expect(parseFeed(atomFeed(feed(item()))).language).toBe('es-AR');
  });

  test('are as old as their newest item, whatever the clock', () => {
    const old = item({ id: 'old', publishedAt: new Date('2020-01-01T00:00:00Z') });
    expect(parseFeed(atomFeed(feed(item(), old))).updated).toEqual(item().publishedAt);
    expect(parseFeed(atomFeed(feed())).updated).toEqual(new Date('2026-11-16T12:00:00Z'));
  });
});
