/** A card as a JPEG that crawlers and WhatsApp take. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { Card } from '../card.ts';
import { compose } from './compose.ts';

/** WhatsApp shows no preview of much more. */
export const mostBytes = 250_000;

/** Tried in turn while a card has more bytes; the first is nearly always enough. */
const qualities = [82, 70, 55, 40, 25];

/** Puts a photo (RGB) under the drawing (RGBA) as wide as it, from the top on. */
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
      .resize(width, photo.height, { fit: 'cover', position: 'attention' })
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
