/** Compares two pictures as files; only those that are not the same bytes are decoded. */
import sharp from 'sharp';
import { difference, type Difference, type Pixels } from './difference.ts';

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

export async function comparePictures(before: Buffer, now: Buffer): Promise<Difference> {
  if (before.equals(now)) return { before: [], now: [] };
  return difference(await pixelsOf(before), await pixelsOf(now));
}
