import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkPicture, fetchPicture } from '../../../../src/sources/fetch/images.ts';
import { failure, quickRetries, pictureBytes, serveAlways } from './loopback.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9"/></svg>';

async function refusal(checking: Promise<unknown>): Promise<string> {
  const [message, again] = await failure(checking);
  expect(again).toBe(false);
  return message;
}

const formats = [
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'gif'],
] as const;

test.each(formats)(
  'a usable picture is recognised as %s by its content, not by its name',
  async (format, extension) => {
    const bytes = await pictureBytes(format);
    const { url } = await serveAlways(200, bytes, { 'content-type': 'text/html' });
    const picture = await fetchPicture(`${url}/foto.svg?x=.exe`, quickRetries);
    expect(picture.extension).toBe(extension);
    expect(Buffer.from(picture.bytes).equals(bytes)).toBe(true);
  },
);

const isOther = (format: string): string => `es ${format}; usá JPG, PNG, WebP, AVIF o GIF`;
/** An AVIF file that declares these brands; the first one is the main brand. */
async function branded(...brands: string[]): Promise<Uint8Array> {
  const bytes = Buffer.from(await pictureBytes('avif'));
  bytes.write(brands[0] ?? '', 8, 'latin1');
  bytes.write(brands.slice(1).join(''), 16, 'latin1');
  return bytes;
}
const heic =
  'es HEIC, que los navegadores no muestran; convertila a JPEG (para que un iPhone las saque así: Ajustes → Cámara → Formatos → Más compatible)';
const unreadable = 'no es una imagen que se pueda leer';

test.each<[string, Uint8Array, string]>([
  // SVG can contain scripts, and browsers do not show TIFF.
  ['SVG', encode(svg), isOther('svg')],
  ['HEIC', await branded('heic', 'mif1'), heic],
  ['HEIC of another camera', await branded('mif1', 'mif1', 'heix'), heic],
  ['TIFF', await pictureBytes('tiff'), isOther('tiff')],
  ['HTML', encode('<!doctype html><title>Iniciar sesión</title>'), unreadable],
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

test.each([
  [12_000, 16, true],
  [16, 15, false],
  [12_001, 16, false],
])('the dimensions may be %d × %d: %s', async (width, height, may) => {
  const checking = checkPicture(await pictureBytes('png', width, height));
  if (may) expect((await checking).extension).toBe('png');
  else {
    expect(await refusal(checking)).toBe(
      `mide ${width} × ${height} píxeles; tiene que medir entre 16 y 12000`,
    );
  }
});

test('a moving picture becomes its first frame, whose pixels alone may be too many', async () => {
  const why = 'tiene 44 millones de píxeles; achicala a 40 millones o menos';
  const still = Buffer.from(await pictureBytes('png'));
  const resizeHeader = (width: number, height: number): Promise<string> => {
    still.writeUInt32BE(width, 16);
    still.writeUInt32BE(height, 20);
    still.writeUInt32BE(crc32(still.subarray(12, 29)), 29);
    return refusal(checkPicture(still));
  };
  expect(await resizeHeader(4000, 10_000)).toBe('la imagen está cortada o dañada');
  expect(await resizeHeader(4000, 10_001)).toBe(why.replace('44', '41'));
  expect(await resizeHeader(17_000, 17_000)).toMatch(/^mide 17000 × 17000 píxeles/);
  const frames = await Promise.all([1, 2].map(() => pictureBytes('png')));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const { url } = await serveAlways(200, moving, {});
  const { bytes } = await fetchPicture(url, quickRetries);
  expect(await sharp(bytes, { pages: -1 }).metadata()).toMatchObject({ width: 32, height: 32 });
  moving.writeUIntLE(11_000 - 1, 24, 3);
  moving.writeUIntLE(2000 - 1, 27, 3);
  expect(await checkPicture(moving)).toMatchObject({ frames: 2 });
});
