/** Cards drawn by the build: previews of links, and pictures for Instagram. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, files, indexedRoutes as indexed, page, routes } from '../fixtures/site.ts';

const cards = files.filter((file) => file.startsWith('tarjetas/'));

const previewOf = (route: string): string =>
  (page(route)('meta[property="og:image"]').attr('content') ?? '').slice(
    'https://carcassonne-argentina.example/'.length,
  );
const instagramOf = (route: string): string[] => {
  const $ = page(route);
  return $('.share a[download]')
    .toArray()
    .map((link) => ($(link).attr('href') ?? '').slice(1));
};
const previews = indexed.map(previewOf);
const forInstagram = indexed.flatMap(instagramOf);

test('there are cards, and each belongs to a page', () => {
  expect(cards.length).toBeGreaterThan(routes.length);
  expect(cards.toSorted()).toEqual([...new Set([...previews, ...forInstagram])].toSorted());
});

test('pages of different subjects have different previews', () => {
  expect(new Set(previews).size).toBe(indexed.length);
});

test.each(forInstagram)('%s is a whole JPEG of 1080 × 1350', async (card) => {
  const path = join(dist, card);
  const { format, width, height } = await sharp(path).metadata();
  expect([format, width, height]).toEqual(['jpeg', 1080, 1350]);
  // The file ends with the marker that ends a JPEG.
  expect((await readFile(path)).subarray(-2).toString('hex')).toBe('ffd9');
});
