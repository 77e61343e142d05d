/** Makes the files of cards: JPEGs, for crawlers and WhatsApp. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { site } from '../../config/site.ts';
import { sha256 } from '../../lib/files.ts';
import { slug } from '../../lib/text.ts';
import { dayMs } from '../../lib/time.ts';
import type { Card } from './card.ts';
import { compose, drawingsOf } from './compose.ts';

const maxNameLength = 60;

/** Version of the design. A higher number gives all cards new names, so that no old picture is served from a cache. */
const designVersion = 4;

/**
 * Name of a card's file: `liga-oro-3f9a…c1.jpg`, with 16 digits of a hash of all that the picture depends on: the
 * card's content (paths of photos are hashes too), its drawings, and the community's name and colours. So a name never
 * means two pictures, and a page knows the address before the picture is drawn.
 */
export function fileName(card: Card): string {
  const name = slug(card.name).replace(/[^a-z0-9-]/g, '');
  const { community, colors } = site;
  const drawings = drawingsOf(card).map((drawing) => sha256(drawing));
  const digest = sha256(JSON.stringify([designVersion, community, colors, drawings, card]));
  return `${name.slice(0, maxNameLength)}-${digest.slice(0, 16)}.jpg`;
}

/** Maximum size of a card's file in bytes: WhatsApp shows no preview of a much larger one. */
export const maxBytes = 250_000;

// sharp's cache never helps, because no two cards share a step.
sharp.cache(false);

/** JPEG qualities, tried in turn until the file is small enough. The first is nearly always enough. */
const qualities = [82, 70, 55, 40, 25];

/** Renders a card as a JPEG: best quality within 250,000 bytes, else the worst. @param pictures Directory of photos. */
export async function render(card: Card, pictures: string): Promise<Buffer> {
  const { width, height, photo, svg } = compose(card);
  const drawing = Buffer.from(svg);
  // One pipeline for all steps: pixels in Node's memory would trigger a garbage collection every few cards.
  const picture =
    photo === null
      ? sharp(drawing).removeAlpha()
      : sharp(join(pictures, photo.path), { failOn: 'none' })
          .autoOrient()
          // `attention` resizes twice to find where to crop. The other kernels take half as much time again.
          .resize(width, photo.height, { fit: 'cover', position: 'attention', kernel: 'linear' })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .extend({ bottom: height - photo.height })
          .composite([{ input: drawing, gravity: 'south' }]);
  let file: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await picture.clone().jpeg({ quality }).toBuffer();
    if (file.length <= maxBytes) break;
  }
  return file;
}

/** Directory of the cards and other pictures that were drawn, by this build or earlier ones. */
export const cardCache = resolve('node_modules/.astro/cards');
/** Astro renders many pages at once, and each card takes some megabytes while it is drawn. */
const limit = pLimit(availableParallelism());

/**
 * Path of a picture's file in the cache. Draws the picture if the file does not exist.
 * @param name Name of the file. It has a hash of all that the picture depends on.
 * @param draw Returns the file's content. Its error rejects the result, and leaves no file.
 * @param cache Directory of the cache; tests have their own.
 */
export async function drawnFile(
  name: string,
  draw: () => Promise<Buffer>,
  cache = cardCache,
): Promise<string> {
  const file = join(cache, name);
  if (!existsSync(file)) {
    // Two drawings of one name may be made at once: a competition may have the emblem of another.
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(cache, { recursive: true });
    await writeFile(unfinished, await limit(draw));
    await rename(unfinished, file);
  }
  return file;
}

const monthMs = 30 * dayMs;

/** Deletes files of `cache` over 30 days old whose names are not in the folder `published`, which has to exist. */
export async function prune(published: string, cache = cardCache): Promise<void> {
  await mkdir(cache, { recursive: true });
  const used = new Set(await readdir(published));
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(join(cache, name));
    if (!used.has(name) && Date.now() - mtimeMs > monthMs) await rm(join(cache, name));
  }
}
