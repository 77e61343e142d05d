import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Paragraph } from '../../../src/domain/news.ts';
import { description, pageTitles, summary } from '../../../src/words/news.ts';

describe('page titles', () => {
  const dated = (title: string, date: string) => ({ title, publishedAt: new Date(date) });

  test('are the items’ own', () => {
    expect(pageTitles([dated('Copa', '2026-01-01'), dated('Liga', '2026-01-02')])).toEqual([
      'Copa',
      'Liga',
    ]);
  });

  test('tell items of the same title apart by their date', () => {
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
});

describe('summary and description', () => {
  const text = (content: string): Paragraph => ({ kind: 'text', text: content });
  const image: Paragraph = { kind: 'image', image: 'images/a.webp' };
  const describeText = (content: string) =>
    description({ title: 'Título', paragraphs: [text(content)] }, 150);

  test('the summary is the first paragraph of text, in one line', () => {
    expect(summary({ paragraphs: [image, text('Uno\ndos'), text('Tres')] })).toBe('Uno dos');
  });

  test('the summary is empty without text', () => {
    expect(summary({ paragraphs: [image, { kind: 'unknown' }] })).toBe('');
  });

  test('the description is the first 150 characters plus «...»', () => {
    expect(describeText('a'.repeat(151))).toBe(`${'a'.repeat(150)}...`);
    expect(describeText(`${'a'.repeat(149)}bc`)).toBe(`${'a'.repeat(149)}b...`);
  });

  test('the description of a short text has its «...» too', () => {
    expect(describeText('Hola')).toBe('Hola...');
  });

  test('an item without text is described by its title', () => {
    expect(description({ title: 'Título', paragraphs: [image] }, 150)).toBe('Título...');
  });

  test('the description cuts no emoji in half', () => {
    expect(describeText(`${'a'.repeat(149)}👩🏽‍🌾b`)).toBe(`${'a'.repeat(149)}👩🏽‍🌾...`);
  });

  test('for any text, the description has at most 150 + 3 characters and no line break', () => {
    const characters = new Intl.Segmenter('es-AR', { granularity: 'grapheme' });
    const long = fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' });
    fc.assert(
      fc.property(long, fc.string(), (content, title) => {
        const result = description({ title, paragraphs: [text(content)] }, 150);
        expect(Array.from(characters.segment(result)).length).toBeLessThanOrEqual(153);
        expect(result.slice(0, -3)).not.toMatch(/[\n\t]/);
      }),
      { examples: [['a\n'.repeat(200), '']] },
    );
  });
});
