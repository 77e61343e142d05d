/** Pictures of the snapshot. */
import type { ImageMetadata } from 'astro';
import { getEntry } from 'astro:content';

/** The picture at a path of the snapshot; null for «no picture». */
export async function findPicture(path: string | null): Promise<ImageMetadata | null> {
  if (path === null) return null;
  return (await getEntry('pictures', path))?.data.image ?? null;
}
