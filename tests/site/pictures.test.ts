/** How pictures are encoded and loaded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dist, page, read, routes } from '../fixtures/site.ts';

const pictures = routes.map((route) => [route, page(route)('picture')] as const);

describe.each(pictures.filter(([, found]) => found.length > 0))('%s', (route, found) => {
  const $ = page(route);

  test('only the first picture may load eagerly, the others are lazy', () => {
    const images = $('picture > img')
      .toArray()
      .map((element) => $(element).attr() ?? {});
    images.forEach(({ loading, fetchpriority, decoding }, index) => {
      const isFirst = index === 0 && loading === 'eager';
      expect([loading, fetchpriority]).toEqual(isFirst ? ['eager', 'high'] : ['lazy', 'low']);
      expect(decoding).toBe('async');
    });
  });

  test('each picture is AVIF in its declared widths, with WebP for other browsers', async () => {
    for (const element of found.toArray()) {
      const source = $(element).find('source');
      expect(source.attr('type')).toBe('image/avif');
      expect(source.attr('sizes')).toMatch(/\d/);
      const candidates = (source.attr('srcset') ?? '').split(', ');
      for (const candidate of candidates) {
        const [address = '', width = ''] = candidate.split(' ');
        const metadata = await sharp(readFileSync(join(dist, address))).metadata();
        expect([metadata.compression, `${metadata.width}w`]).toEqual(['av1', width]);
      }
      const fallback = $(element).find('img').attr('src') ?? '';
      expect((await sharp(join(dist, fallback)).metadata()).format).toBe('webp');
    }
  });
});

test('an empty list has a drawing beside its sentence, which is lazy and not read aloud', () => {
  const drawings = routes.flatMap((route) => page(route)('.empty > :first-child').toArray());
  expect(drawings).not.toEqual([]);
  for (const { attribs } of drawings) {
    expect(attribs).toMatchObject({ src: '/arte/vacio.svg', alt: '', loading: 'lazy' });
  }
});

test('a page’s manifest has icons of the declared sizes, and one is maskable', async () => {
  const manifest = page('/')('link[rel=manifest]').attr('href') ?? 'no manifest';
  const { short_name: name, icons } = JSON.parse(read(manifest)) as {
    short_name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name.length).toBeLessThanOrEqual(12);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(join(dist, src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
