/** The picture files of this build. */
import { copyFile, mkdir } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { outDir } from 'astro:config/server';
import { getCollection } from 'astro:content';
import { setSubject } from '../lib/error.ts';
import type { Card } from '../outputs/cards/card.ts';
import { drawnFile, fileName, render } from '../outputs/cards/render.ts';
import { environment, once } from './this-build.ts';

const pictures = once(async (): Promise<ReadonlyMap<string, ImageMetadata>> => {
  const entries = await getCollection('pictures');
  return new Map(entries.map(({ id, data }) => [id, data.image]));
});

/** Size in pixels. */
type Size = Record<'width' | 'height', number>;

/**
 * Size of a picture that is scaled down, in its own proportion, to the area of the box: it may be wider or higher than
 * the box. Sides are rounded to whole pixels. A picture with less area keeps its size.
 */
export function wholeSize({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, Math.sqrt((box.width * box.height) / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Boxes for the pictures of a news item (`wholeSize`): above its text, or in it. Pages and feeds share the files. */
export const newsPictures = {
  main: { width: 1280, height: 720 },
  body: { width: 960, height: 600 },
} as const;

/** Finds a picture by its path in the snapshot, `images/….jpg`. Null for null, and if the snapshot does not have it. */
export async function findPicture(path: string | null): Promise<ImageMetadata | null> {
  return path === null ? null : ((await pictures()).get(path) ?? null);
}

/**
 * Scales a picture of the snapshot to a box (`wholeSize`), and returns the absolute address of its WebP. Null if the
 * snapshot does not have the picture.
 */
export async function pictureAddress(path: string, box: Size): Promise<string | null> {
  const src = await findPicture(path);
  if (!src) return null;
  const scaled = await getImage({ src, ...wholeSize(src, box), fit: 'cover', format: 'webp' });
  return new URL(scaled.src, import.meta.env.SITE).href;
}

const directory = new URL('tarjetas/', outDir);

/** Cards that are drawn or being drawn, by file name. */
const drawings = new Map<string, Promise<void>>();

async function draw(card: Card, name: string): Promise<void> {
  try {
    const file = await drawnFile(name, () => render(card, environment.snapshotDirectory));
    // The development server serves cards from their cache (src/build/site-build.ts).
    if (import.meta.env.DEV) return;
    await mkdir(directory, { recursive: true });
    await copyFile(file, new URL(name, directory));
  } catch (error) {
    throw setSubject(card.name, error);
  }
}

/**
 * Draws a card, a picture for shared links, once per build. Returns its path without base, `/tarjetas/….jpg`: JPEG,
 * because WhatsApp and LinkedIn accept no WebP. Rejects with an error that names the card.
 */
export async function cardPath(card: Card): Promise<string> {
  const name = fileName(card);
  const drawing = drawings.get(name) ?? draw(card, name);
  drawings.set(name, drawing);
  await drawing;
  return `/tarjetas/${name}`;
}
