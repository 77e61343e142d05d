/** A card as a JPEG that crawlers and WhatsApp take: drawn once, and kept by its name. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { fileName, type Card } from './card.ts';
import { compose } from './compose.ts';

/** WhatsApp shows no preview of much more. */
export const mostBytes = 250_000;

/** Tried in turn while a card has more bytes; the first is nearly always enough. */
const qualities = [82, 70, 55, 40, 25];

/** Puts a photo (RGB) under the drawing (RGBA) as wide as it, from the top on: sharp's own takes twice as long. */
function putUnder(photo: Uint8Array, drawing: Uint8Array): void {
  for (let from = 0, to = 0; from < photo.length; from += 3, to += 4) {
    const opacity = (drawing[to + 3] ?? 0) / 255;
    if (opacity === 1) continue;
    for (let channel = 0; channel < 3; channel++) {
      const below = photo[from + channel] ?? 0;
      const above = drawing[to + channel] ?? 0;
      drawing[to + channel] = below + (above - below) * opacity;
    }
  }
}

/**
 * Draws a card.
 * @param pictures directory that paths of photos begin at
 */
export async function render(card: Card, pictures: string): Promise<Buffer> {
  const { width, height, photo, svg } = compose(card);
  const drawing = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  if (photo !== null) {
    const pixels = await sharp(join(pictures, photo.path), { failOn: 'none' })
      .autoOrient()
      // It is made that large twice, to find out where to cut it: with the other kernels in half as much time again.
      .resize(width, photo.height, { fit: 'cover', position: 'attention', kernel: 'linear' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer();
    putUnder(pixels, drawing);
  }
  const picture = sharp(drawing, { raw: { width, height, channels: 4 } }).removeAlpha();
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await picture.clone().jpeg({ quality }).toBuffer();
    if (file.length <= mostBytes) break;
  }
  return file;
}

const kept = resolve('node_modules/.astro/tarjetas');
/** Astro asks for many pages at once, and each card that is being drawn takes some megabytes. */
const limit = pLimit(availableParallelism());

/** A card's file: the one that is kept, else drawn and kept. */
export async function cardFile(card: Card, pictures: string, cache = kept) {
  const file = join(cache, fileName(card));
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`;
    await mkdir(cache, { recursive: true });
    await writeFile(unfinished, await limit(() => render(card, pictures)));
    await rename(unfinished, file);
  }
  return readFile(file);
}

const month = 30 * 24 * 60 * 60 * 1000;

/** Forgets cards that were drawn more than a month ago and that are none of these. */
export async function prune(names: { has(name: string): boolean }, cache = kept): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name));
    if (!names.has(name) && Date.now() - mtimeMs > month) await rm(join(cache, name));
  }
}
