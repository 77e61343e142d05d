/** Pictures drawn at build: previews of links, and pictures for Instagram. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../src/config/site.ts';
import { dist, files, indexedRoutes as indexed, page, routes } from '../fixtures/site.ts';

const cards = files.filter((file) => file.startsWith('tarjetas/'));

const previewOf = (route: string): string =>
  (page(route)('meta[property="og:image"]').attr('content') ?? '').slice(site.address.length + 1);
const instagramOf = (route: string): string[] => {
  const $ = page(route);
  return $('.share-kit a[download]')
    .toArray()
    .map((link) => ($(link).attr('href') ?? '').slice(1));
};
const previews = indexed.map(previewOf);
const forInstagram = indexed.flatMap(instagramOf);

test('there are cards, and each belongs to a page', () => {
  expect(cards.length).toBeGreaterThan(routes.length);
  expect(cards.toSorted()).toEqual([...new Set([...previews, ...forInstagram])].toSorted());
});

test('a page shares its preview with no page of another subject', () => {
  expect(new Set(previews).size).toBe(indexed.length);
});

test('each card is a JPEG that crawlers and WhatsApp take', async () => {
  for (const card of cards) {
    const path = join(dist, card);
    const [width, height] = forInstagram.includes(card) ? [1080, 1350] : [1200, 630];
    expect([card, await sharp(path).metadata()]).toEqual([
      card,
      expect.objectContaining({ format: 'jpeg', width, height }),
    ]);
    // Whole, up to the marker that ends the picture.
    expect([card, (await readFile(path)).subarray(-2).toString('hex')]).toEqual([card, 'ffd9']);
    expect(statSync(path).size).toBeLessThan(250_000);
  }
});

test('the default preview is one, too', async () => {
  expect(await sharp(join(dist, 'og-default.jpg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});

test('divisions and cup offer their tables, rounds and bracket for Instagram', () => {
  const names = (route: string) =>
    instagramOf(route).map((file) => file.replace(/^tarjetas\/(.*)-[0-9a-f]{16}\.jpg$/, '$1'));
  const league = '/torneos/liga-nacional';
  expect(names(`${league}/elite`)).toEqual(['posiciones-elite', 'fecha-elite']);
  expect(names(`${league}/platinum`)).toEqual([
    'posiciones-platinum-a',
    'posiciones-platinum-b',
    'fecha-platinum',
  ]);
  expect(names('/torneos/copa-argentina')).toEqual(['cuadro-copa', 'fase-copa']);
});
