import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SourceFailure } from '../../../src/sources/failure.ts';
import { checkPicture, fetchPicture } from '../../../src/sources/images.ts';
import { quickRetries, pictureBytes, rejection, serveAlways } from './loopback.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9"/></svg>';

async function refusal(checking: Promise<unknown>): Promise<string> {
  const error = await rejection(checking);
  if (!(error instanceof SourceFailure)) throw error;
  expect(error.isTransient).toBe(false);
  return error.message;
}

const formats = [
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
] as const;

describe('a picture that can be used', () => {
  test.each(formats)(
    'is known as %s by its content, whatever its name says',
    async (format, extension) => {
      const bytes = await pictureBytes(format);
      const { url } = await serveAlways(200, bytes, { 'content-type': 'text/html' });
      const picture = await fetchPicture(`${url}/foto.svg?x=.exe`, quickRetries);
      expect(picture.extension).toBe(extension);
      expect(Buffer.from(picture.bytes).equals(bytes)).toBe(true);
    },
  );

  test('may be transparent, and grey', async () => {
    const bytes = await sharp(Buffer.alloc(32 * 32, 7), {
      raw: { width: 32, height: 32, channels: 1 },
    })
      .joinChannel(Buffer.alloc(32 * 32, 200), { raw: { width: 32, height: 32, channels: 1 } })
      .png()
      .toBuffer();
    expect((await checkPicture(bytes)).extension).toBe('png');
  });
});

const isOther = (format: string): string => `es ${format}; usá JPG, PNG, WebP o AVIF`;
const unreadable = 'no es una imagen que se pueda leer';

test.each<[string, Uint8Array, string]>([
  // SVG is a program, and browsers show no TIFF.
  ['SVG', encode(svg), isOther('svg')],
  ['SVG behind a declaration', encode(`<?xml version="1.0"?>\n<!-- a -->${svg}`), isOther('svg')],
  ['TIFF', await pictureBytes('tiff'), isOther('tiff')],
  ['HTML', encode('<!doctype html><title>Iniciar sesión</title>'), unreadable],
  ['text', encode('hola'), unreadable],
  ['noise', randomBytes(4096), unreadable],
  ['one byte', encode('x'), unreadable],
  ['not a byte', new Uint8Array(), 'está vacía'],
])(
  'no picture for us is %s, whatever it says that it is, and it is asked for once',
  async (_, bytes, why) => {
    const { url, requests } = await serveAlways(200, bytes, { 'content-type': 'image/png' });
    expect(await refusal(fetchPicture(`${url}/a.png`, quickRetries))).toBe(why);
    expect(requests).toHaveLength(1);
  },
);

test.each(formats)('a cut picture is refused: %s', async (format) => {
  const bytes = await pictureBytes(format, 64);
  for (const length of [8, bytes.length * 0.5, bytes.length * 0.9]) {
    const begun = bytes.subarray(0, Math.floor(length));
    expect(await refusal(checkPicture(begun))).toMatch(/cortada o dañada|no es una imagen/);
  }
});

describe('the dimensions', () => {
  test.each([
    [16, 16],
    [16, 4000],
    [4000, 16],
    [12_000, 16],
    [16, 12_000],
  ])('may be %d × %d', async (width, height) => {
    expect((await checkPicture(await pictureBytes('png', width, height))).extension).toBe('png');
  });

  test.each([
    [1, 1],
    [15, 16],
    [16, 15],
    [15, 4000],
    [12_001, 16],
    [16, 12_001],
  ])('may not be %d × %d', async (width, height) => {
    expect(await refusal(checkPicture(await pictureBytes('png', width, height)))).toBe(
      `mide ${width} × ${height} píxeles; tiene que medir entre 16 y 12000`,
    );
  });
});

test('a picture that is small as a file may not be huge as pixels, in all its frames', async () => {
  const blank = (height: number) => ({
    create: { width: 4000, height, channels: 3 as const, background: 'white' },
  });
  const still = async (height: number) => checkPicture(await sharp(blank(height)).png().toBuffer());
  expect((await still(10_000)).extension).toBe('png');
  expect(await refusal(still(11_000))).toBe('tiene 44 millones de píxeles; achicala a 40 o menos');
  const frames = Array.from({ length: 11 }, (_, index) => ({
    create: { width: 2000, height: 2000, channels: 3 as const, background: `rgb(${index},0,0)` },
  }));
  const moving = sharp(await Promise.all(frames.map((one) => sharp(one).png().toBuffer())), {
    join: { animated: true },
  });
  const bytes = await moving.webp({ lossless: true, effort: 0 }).toBuffer();
  expect(await refusal(checkPicture(bytes))).toBe(
    'tiene 44 millones de píxeles; achicala a 40 o menos',
  );
});

test('a picture may weigh 15 MB, and not one byte more', async () => {
  const limit = 15 * 2 ** 20;
  // What follows the end of a JPEG is no part of the picture, but of the file.
  const picture = await pictureBytes('jpeg');
  const serveOf = (length: number) =>
    serveAlways(200, Buffer.concat([picture, Buffer.alloc(length - picture.length)]));
  const largest = await fetchPicture((await serveOf(limit)).url, quickRetries);
  expect(largest.bytes).toHaveLength(limit);
  const tooLarge = fetchPicture((await serveOf(limit + 1)).url, quickRetries);
  expect(await refusal(tooLarge)).toBe('pesa más de 15 MB');
});
