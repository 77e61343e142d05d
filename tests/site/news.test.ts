import { describe, expect, test } from 'vitest';
import { newestFirst, type NewsItem } from '../../src/domain/news.ts';
import { oneLine } from '../../src/domain/text.ts';
import { formatPublication } from '../../src/domain/time.ts';
import { description } from '../../src/words/news.ts';
import { page, snapshot, texts } from '../fixtures/site.ts';

const items = newestFirst(snapshot.news);

test('the list has a card for every item, newest first, each leading to its page', () => {
  const $ = page('/noticias');
  expect($('title').text()).toBe('Noticias | Carcassonne Argentina');
  expect(texts($, 'h1')).toEqual(['NOTICIAS, NOVEDADES Y AGENDA']);
  expect(texts($, '.news-card h2')).toEqual(items.map(({ title }) => title));
  expect(
    $('.news-card a')
      .toArray()
      .map((link) => $(link).attr('href')),
  ).toEqual(items.map(({ id }) => `/noticias/${id}`));
  expect($('.news-card a').first().text()).toContain('Leer más');
});

describe.each(items.map((item) => [item.id, item] as const))('/noticias/%s', (id, item) => {
  const $ = page(`/noticias/${id}`);

  test('shows title, moment of publication, and a way back', () => {
    expect(texts($, 'h1')).toEqual([item.title]);
    expect(texts($, 'header time')).toContain(formatPublication(item.publishedAt));
    expect($('a[data-back]').text()).toBe('Volver');
  });

  test('shows every paragraph, each as its kind', () => {
    const shown = $('.news-body')
      .children()
      .toArray()
      .map((element) => oneLine($(element).text()));
    expect(shown).toEqual(item.paragraphs.map(paragraphText));
    expect($('.news-body figure img')).toHaveLength(
      item.paragraphs.filter(({ kind }) => kind === 'image').length,
    );
  });

  test('shows the main picture when there is one, at once', () => {
    expect($('.news-item > picture > img[loading=eager]')).toHaveLength(item.mainImage ? 1 : 0);
  });

  test('has its external link when it has one', () => {
    const links = $('.news-item > p > a.button[target=_blank]');
    expect(links.attr('href')).toBe(item.link?.url);
    expect(links.text().trim()).toBe(item.link?.label ?? '');
  });

  test('is described by its first text', () => {
    expect($('meta[name=description]').attr('content')).toBe(description(item, 150));
  });

  test('can be shared on several networks, with address and title', () => {
    const links = $('a[data-share]').toArray();
    expect(links.length).toBeGreaterThanOrEqual(4);
    const address = encodeURIComponent(`https://carcassonne-argentina.example/noticias/${id}`);
    for (const link of links) expect($(link).attr('href')).toContain(address);
  });
});

function paragraphText(paragraph: NewsItem['paragraphs'][number]): string {
  switch (paragraph.kind) {
    case 'text':
      return oneLine(paragraph.text);
    case 'duels':
      return oneLine(paragraph.lines.join(''));
    case 'image':
      return '';
    case 'unknown':
      return '[Contenido no reconocido]';
  }
}

test('the demo covers every kind of paragraph', () => {
  const kinds = new Set(items.flatMap(({ paragraphs }) => paragraphs.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual(['duels', 'image', 'text', 'unknown']);
});
