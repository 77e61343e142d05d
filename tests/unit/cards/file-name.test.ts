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

test('says what the card is of, in letters that any address takes, and stays short', () => {
  expect(nameOf()).toMatch(/^noticia-elite-ya-[0-9a-f]{16}\.jpg$/);
  expect(nameOf({ id: 'a'.repeat(500) }).length).toBeLessThan(100);
});

test.each([
  ['another', 'one character of the title', { title: 'Arranca la liga.' }],
  ['another', 'the day', { publishedAt: new Date('2026-11-16T19:00:00.000Z') }],
  ['another', 'the picture', { mainImage: 'images/ab.jpg' }],
  ['the same', 'nothing', {}],
  ['the same', 'what is not on it', { publishedAt: new Date('2026-11-15T19:30:00.000Z') }],
])('is %s when %s changes', (which, _, changes) => {
  expect(nameOf(changes) === nameOf()).toBe(which === 'the same');
});
