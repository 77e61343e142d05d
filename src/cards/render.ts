/** A card as a JPEG that crawlers and WhatsApp take: drawn once, and kept by its name. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { fileName, type Card } from './card.ts';
import { compose } from './compose.ts';

/** WhatsApp shows no preview of much more. */
export const mostBytes = 250_000;

// No two cards have a step in common.
sharp.cache(false);

/** Tried in turn while a card has more bytes; the first is nearly always enough. */
const qualities = [82, 70, 55, 40, 25];

/**
 * Draws a card.
 * @param pictures directory that paths of photos begin at
 */
export async function render(card: Card, pictures: string): Promise<Buffer> {
  const { width, height, photo, svg } = compose(card);
  const drawing = Buffer.from(svg);
  // All in one go: pixels that came here on the way would have the garbage collected after every few cards.
  const picture =
    photo === null
      ? sharp(drawing).removeAlpha()
      : sharp(join(pictures, photo.path), { failOn: 'none' })
          .autoOrient()
          // It is made that large twice, to find out where to cut it: with the other kernels in half as much time again.
          .resize(width, photo.height, { fit: 'cover', position: 'attention', kernel: 'linear' })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .extend({ bottom: height - photo.height })
          .composite([{ input: drawing, gravity: 'south' }]);
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

/** Path of a card's file: of the one that is kept, else drawn and kept. */
export async function cardFile(card: Card, pictures: string, cache = kept): Promise<string> {
  const file = join(cache, fileName(card));
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}`;
    await mkdir(cache, { recursive: true });
    await writeFile(unfinished, await limit(() => render(card, pictures)));
    await rename(unfinished, file);
  }
  return file;
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
