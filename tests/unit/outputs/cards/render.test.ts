import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { newsCard } from '../../../../src/outputs/cards/posters.ts';
import { drawnFile, maxBytes, prune, render } from '../../../../src/outputs/cards/render.ts';
import { folderOfEach } from '../../../fixtures/folder.ts';

const folder = folderOfEach();

const cardWith = (mainImage: string | null) =>
  newsCard({
    id: 'a',
    title: 'Arranca la liga',
    publishedAt: new Date('2026-11-15T19:00:00.000Z'),
    mainImage,
  });

const plain = (background: string): Sharp =>
  sharp({ create: { width: 640, height: 400, channels: 4, background } });

/** Renders a card with this photo. */
async function drawn(name: string, photo: Sharp | Uint8Array): Promise<Buffer> {
  await writeFile(folder(name), photo instanceof Uint8Array ? photo : await photo.toBuffer());
  return render(cardWith(name), folder());
}

test.each([
  ['JPEG', plain('#2060a0').jpeg(), [32, 96, 160]],
  ['JPEG in greys', plain('#808080').toColourspace('b-w').jpeg(), [128, 128, 128]],
  ['JPEG for print', plain('#808080').toColourspace('cmyk').jpeg(), [128, 128, 128]],
  ['PNG with transparent parts', plain('#00000000').png(), [255, 255, 255]],
  ['PNG of 16 bits', plain('#2060a0').toColourspace('rgb16').png(), [32, 96, 160]],
])('a photo as %s stands above the title', async (name, photo, colour) => {
  const point = sharp(await drawn(name, photo)).extract({
    left: 600,
    top: 60,
    width: 1,
    height: 1,
  });
  const off = [...(await point.raw().toBuffer())].map(
    (value, index) => value - (colour[index] ?? 0),
  );
  expect(off).toHaveLength(3);
  expect(Math.max(...off.map(Math.abs))).toBeLessThan(24);
});

test('a tiny, upright, truncated or very detailed photo gives a file that WhatsApp accepts', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const size = { width: 1200, height: 500, channels: 3, background: '#000000' } as const;
  const whole = await sharp({ create: { ...size, noise } })
    .jpeg({ quality: 100 })
    .toBuffer();
  const photos = {
    tiny: sharp(whole).resize(1, 1).png(),
    upright: sharp(whole).resize(100, 900).jpeg(),
    torn: whole.subarray(0, whole.length / 2),
    detailed: whole,
  };
  for (const [name, photo] of Object.entries(photos)) {
    const file = await drawn(name, photo);
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(file.length).toBeLessThanOrEqual(maxBytes);
  }
});

test('a card without a photo has our art in its place', async () => {
  const file = await render(cardWith(null), folder());
  const top = sharp(file).extract({ left: 0, top: 0, width: 1200, height: 300 });
  const { channels } = await top.stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});

test('a picture is cached under its name, also if it is drawn twice at once', async () => {
  const cache = folder('cache');
  const drawAs = async (text: string): Promise<string> => {
    const file = await drawnFile('card.jpg', () => Promise.resolve(Buffer.from(text)), cache);
    return readFile(file, 'utf8');
  };
  expect(await drawAs('first')).toBe('first');
  expect(await drawAs('second')).toBe('first');
  expect(await readdir(cache)).toEqual(['card.jpg']);
  const twins = await Promise.all(
    ['one', 'two'].map((text) =>
      drawnFile('twin.jpg', () => Promise.resolve(Buffer.from(text)), cache),
    ),
  );
  expect(twins).toEqual([join(cache, 'twin.jpg'), join(cache, 'twin.jpg')]);
});

test('only cards that have not been used for long are removed from the cache', async () => {
  const cache = folder('cache');
  await mkdir(cache);
  await mkdir(folder('site'));
  await writeFile(folder('site/used.jpg'), '');
  for (const [name, days] of Object.entries({ 'new.jpg': 29, 'old.jpg': 31, 'used.jpg': 31 })) {
    const time = new Date(Date.now() - days * 24 * 3_600_000);
    await writeFile(join(cache, name), '');
    await utimes(join(cache, name), time, time);
  }
  await prune(folder('site'), cache);
  expect((await readdir(cache)).toSorted()).toEqual(['new.jpg', 'used.jpg']);
});
