import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newsCard } from '../../../src/cards/news.ts';
import { mostBytes, render } from '../../../src/cards/drawing/render.ts';

let pictures: string;
beforeAll(async () => {
  pictures = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterAll(() => rm(pictures, { recursive: true, force: true }));

const cardWith = (mainImage: string | null) =>
  newsCard({
    id: 'a',
    title: 'Arranca la liga',
    publishedAt: new Date('2026-11-15T19:00:00.000Z'),
    mainImage,
  });

const plain = (background: string): Sharp =>
  sharp({ create: { width: 640, height: 400, channels: 4, background } });

const noise = (): Sharp =>
  sharp({
    create: {
      width: 1200,
      height: 500,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
      background: '#000000',
    },
  });

/** Colour at a point of a picture. */
async function colourAt(file: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(file).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

const close = (actual: readonly number[], expected: readonly number[]) => {
  expect(actual).toHaveLength(expected.length);
  actual.forEach((value, index) =>
    expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThan(24),
  );
};

describe('a photo', () => {
  test.each([
    ['JPEG', plain('#2060a0').jpeg(), [32, 96, 160]],
    ['JPEG in greys', plain('#808080').toColourspace('b-w').jpeg(), [128, 128, 128]],
    ['JPEG for print', plain('#808080').toColourspace('cmyk').jpeg(), [128, 128, 128]],
    ['PNG with transparent parts', plain('#00000000').png(), [255, 255, 255]],
    ['PNG of few colours', plain('#2060a0').png({ palette: true }), [32, 96, 160]],
    ['PNG of 16 bits', plain('#2060a0').toColourspace('rgb16').png(), [32, 96, 160]],
    ['WebP', plain('#2060a0').webp(), [32, 96, 160]],
    ['GIF', plain('#2060a0').gif(), [32, 96, 160]],
  ] as const)('as %s stands above the title', async (name, photo, colour) => {
    await writeFile(join(pictures, name), await photo.toBuffer());
    const file = await render(cardWith(name), pictures);
    expect(await sharp(file).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    close(await colourAt(file, 600, 60), colour);
  });

  test('may be tiny, upright, or torn off', async () => {
    const whole = await noise().jpeg().toBuffer();
    const photos = {
      tiny: await sharp(whole).resize(1, 1).png().toBuffer(),
      upright: await sharp(whole).resize(100, 900).jpeg().toBuffer(),
      torn: whole.subarray(0, whole.length / 2),
    };
    for (const [name, photo] of Object.entries(photos)) {
      await writeFile(join(pictures, name), photo);
      const file = await render(cardWith(name), pictures);
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  });

  test('full of detail still makes a file that WhatsApp takes', async () => {
    await writeFile(join(pictures, 'noise'), await noise().jpeg({ quality: 100 }).toBuffer());
    expect((await render(cardWith('noise'), pictures)).length).toBeLessThanOrEqual(mostBytes);
  });
});

test('without a photo our art stands in its place', async () => {
  const file = await render(cardWith(null), pictures);
  const { channels } = await sharp(file)
    .extract({ left: 0, top: 0, width: 1200, height: 300 })
    .stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});
