import { expect, test } from 'vitest';
import { fileName } from '../../../src/cards/file-name.ts';
import { newsCard } from '../../../src/cards/news.ts';

const item = {
  id: 'Élite: ¡ya!',
  title: 'Arranca la liga',
  publishedAt: new Date('2026-11-15T19:00:00.000Z'),
  mainImage: 'images/aa.jpg',
};
const nameOf = (changes: Partial<typeof item> = {}) => fileName(newsCard({ ...item, ...changes }));

test('says what the card is of, in letters that any address takes', () => {
  expect(nameOf()).toMatch(/^noticia-elite-ya-[0-9a-f]{16}\.jpg$/);
});

test('is the same for the same card', () => {
  expect(nameOf()).toBe(nameOf({}));
});

test.each([
  ['one character of the title', { title: 'Arranca la liga.' }],
  ['the day', { publishedAt: new Date('2026-11-16T19:00:00.000Z') }],
  ['the picture', { mainImage: 'images/ab.jpg' }],
])('is another when %s changes', (_, changes) => {
  expect(nameOf(changes)).not.toBe(nameOf());
});

test('is the same when what the card does not say changes', () => {
  expect(nameOf({ publishedAt: new Date('2026-11-15T19:30:00.000Z') })).toBe(nameOf());
});

test('stays short however long the id is', () => {
  expect(nameOf({ id: 'a'.repeat(500) }).length).toBeLessThan(100);
});
