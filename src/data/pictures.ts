/** Pictures of the snapshot. */
import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { getCollection } from 'astro:content';
import { once } from './once.ts';

const pictures = once(async (): Promise<ReadonlyMap<string, ImageMetadata>> => {
  const entries = await getCollection('pictures');
  return new Map(entries.map(({ id, data }) => [id, data.image]));
});

/** Sizes of a news item's pictures: page and feeds ask for the same, and so share the files. */
export const newsPictures = {
  main: { width: 1280, height: 720 },
  body: { width: 960, height: 600 },
} as const;

/** The picture at a path of the snapshot; null for «no picture». */
export async function findPicture(path: string | null): Promise<ImageMetadata | null> {
  return path === null ? null : ((await pictures()).get(path) ?? null);
}

/** Absolute address of a picture cut to a size, as `SnapshotPicture` shows it; null without one. */
export async function pictureAddress(
  path: string,
  size: { width: number; height: number },
): Promise<string | null> {
  const src = await findPicture(path);
  if (!src) return null;
  const cut = await getImage({ src, ...size, fit: 'cover', format: 'webp' });
  return new URL(cut.src, import.meta.env.SITE).href;
}
