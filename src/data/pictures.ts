/** Pictures of the snapshot. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import { once } from './once.ts';

const pictures = once(async (): Promise<ReadonlyMap<string, ImageMetadata>> => {
  const entries = await getCollection('pictures');
  return new Map(entries.map(({ id, data }) => [id, data.image]));
});

/** A picture's size. */
export type Size = Record<'width' | 'height', number>;

/** The size of a whole picture that has no more pixels than a box, and so weighs no more: nothing is cut. */
export function wholeSize({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, Math.sqrt((box.width * box.height) / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * Boxes of a news item's pictures, which are shown whole (`wholeSize`): page and feeds ask for the same, and so share
 * the files.
 */
export const newsPictures = {
  main: { width: 1280, height: 720 },
  body: { width: 960, height: 600 },
} as const;

/** The picture at a path of the snapshot; null for «no picture». */
export async function findPicture(path: string | null): Promise<ImageMetadata | null> {
  return path === null ? null : ((await pictures()).get(path) ?? null);
}

/** Absolute address of a whole picture, as `SnapshotPicture` shows it; null without one. */
export async function pictureAddress(path: string, box: Size): Promise<string | null> {
  const src = await findPicture(path);
  if (!src) return null;
  const scaled = await getImage({ src, ...wholeSize(src, box), fit: 'cover', format: 'webp' });
  return new URL(scaled.src, import.meta.env.SITE).href;
}
