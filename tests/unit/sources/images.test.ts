import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SourceFailure } from '../../../src/sources/failure.ts';
import { checkPicture, fetchPicture } from '../../../src/sources/images.ts';
import { impatience, pictureBytes, rejection, serve, serveAlways } from './loopback.ts';

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
  test.each(formats)('is %s, and its extension %s', async (format, extension) => {
    const bytes = await pictureBytes(format);
    expect(await checkPicture(bytes)).toEqual({ bytes, extension });
  });

  test.each(formats)(
    'is known as %s by its content, whatever its name says',
    async (format, ext) => {
      const bytes = await pictureBytes(format);
      const { url } = await serveAlways(200, bytes, { 'content-type': 'text/html' });
      const picture = await fetchPicture(`${url}/foto.svg?x=.exe`, impatience);
      expect(picture.extension).toBe(ext);
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

describe('what is no picture for us', () => {
  test.each([
    ['SVG', encode(svg)],
    ['SVG behind a declaration', encode(`<?xml version="1.0"?>\n<!-- a comment -->${svg}`)],
  ])('is %s: it is a program', async (_, bytes) => {
    expect(await refusal(checkPicture(bytes))).toBe('es svg; usá JPG, PNG, WebP o AVIF');
  });

  test('is SVG that says it is PNG', async () => {
    const { url } = await serveAlways(200, svg, { 'content-type': 'image/png' });
    expect(await refusal(fetchPicture(`${url}/a.png`, impatience))).toContain('es svg');
  });

  test('is TIFF, which browsers do not show', async () => {
    expect(await refusal(checkPicture(await pictureBytes('tiff')))).toContain('es tiff');
  });

  test.each([
    ['HTML', encode('<!doctype html><title>Iniciar sesión</title>')],
    ['text', encode('hola')],
    ['noise', randomBytes(4096)],
    ['one byte', encode('x')],
  ])('is %s', async (_, bytes) => {
    expect(await refusal(checkPicture(bytes))).toBe('no es una imagen que se pueda leer');
  });

  test('is the first bytes of a picture and then nothing sensible', async () => {
    const head = (await pictureBytes('png')).subarray(0, 8);
    expect(await refusal(checkPicture(Buffer.concat([head, randomBytes(99)])))).toBeTruthy();
  });
});

describe('a picture that was cut', () => {
  test.each(formats.flatMap(([format]) => [[format, 0.5] as const, [format, 0.9] as const]))(
    'is refused: %s, at %d of its length',
    async (format, share) => {
      const bytes = await pictureBytes(format, 64);
      const half = bytes.subarray(0, Math.floor(bytes.length * share));
      expect(await refusal(checkPicture(half))).toMatch(/cortada o dañada|no es una imagen/);
    },
  );
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

describe('the weight', () => {
  const limit = 15 * 2 ** 20;

  test('may be exactly 15 MB', async () => {
    // What follows the end of a JPEG is no part of the picture, but of the file.
    const picture = await pictureBytes('jpeg');
    const padded = Buffer.concat([picture, Buffer.alloc(limit - picture.length)]);
    const { url } = await serveAlways(200, padded);
    expect((await fetchPicture(url, impatience)).bytes).toHaveLength(limit);
  });

  test('may not be one byte more', async () => {
    const picture = await pictureBytes('jpeg');
    const padded = Buffer.concat([picture, Buffer.alloc(limit + 1 - picture.length)]);
    const { url } = await serveAlways(200, padded);
    expect(await refusal(fetchPicture(url, impatience))).toBe('pesa más de 15 MB');
  });
});

describe('fetchPicture', () => {
  test('follows redirects, and tries again after a busy answer', async () => {
    const bytes = await pictureBytes('webp');
    let asked = 0;
    const { url } = await serve(({ url: path }, response) => {
      if (path === '/a') response.writeHead(302, { location: '/b' }).end();
      else response.writeHead(++asked < 3 ? 503 : 200).end(asked < 3 ? '' : bytes);
    });
    expect((await fetchPicture(`${url}/a`, impatience)).extension).toBe('webp');
  });

  test('asks once for what is no picture', async () => {
    const { url, requests } = await serveAlways(200, '<!doctype html>');
    await refusal(fetchPicture(url, impatience));
    expect(requests).toHaveLength(1);
  });

  test('says what the server said', async () => {
    const { url } = await serveAlways(404, await pictureBytes('png'));
    expect(await refusal(fetchPicture(url, impatience))).toContain('respondió 404');
  });
});

test('an answer without a byte is refused, not a crash', async () => {
  await expect(checkPicture(new Uint8Array())).rejects.toThrow(
    new SourceFailure('está vacía', { transient: false }),
  );
});
