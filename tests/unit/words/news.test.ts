import { expect, test } from 'vitest';
import type { Paragraph } from '../../../src/domain/news.ts';
import { description, pageTitles, summary } from '../../../src/words/news.ts';

test('items of the same title are told apart by their date, others keep their own', () => {
  const dated = (title: string, date: string) => ({ title, publishedAt: new Date(date) });
  const items = [
    dated('Copa', '2026-01-08T15:00:00Z'),
    dated('Liga', '2026-01-02T15:00:00Z'),
    dated('Copa', '2026-01-01T15:00:00Z'),
  ];
  expect(pageTitles(items)).toEqual([
    'Copa (8 de enero de 2026, 12:00 hs)',
    'Liga',
    'Copa (1 de enero de 2026, 12:00 hs)',
  ]);
});

const text = (content: string): Paragraph => ({ kind: 'text', text: content });
const image: Paragraph = { kind: 'image', image: 'images/a.webp' };
const long = 'a'.repeat(149);

test.each([
  ['the first paragraph of text, in one line', [image, text('Uno\ndos'), text('Tres')], 'Uno dos'],
  ['empty without text', [image, { kind: 'unknown' } as const], ''],
])('a summary is %s', (_, paragraphs, expected) => {
  expect(summary({ paragraphs })).toBe(expected);
});

test.each([
  ['the first 150 characters, then «...»', [text(`${long}bc`)], `${long}b...`],
  ['all of a short text, in one line', [text('Hola\nvos\t')], 'Hola vos...'],
  ['the title where there is no text', [image], 'Título...'],
  ['of whole emojis', [text(`${long}👩🏽‍🌾b`)], `${long}👩🏽‍🌾...`],
])('a description is %s', (_, paragraphs, expected) => {
  expect(description({ title: 'Título', paragraphs }, 150)).toBe(expected);
});
