/** The site's icons: the project's, or drawn from the community's icon or logo. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { site } from '../site.ts';
import { hasOwnIcon, readPiece } from './catalogue.ts';

/** Width of each icon in pixels, and the fraction that the drawing takes: phones crop a maskable icon to a shape. */
const icons = {
  'favicon.ico': { width: 32, part: 1 },
  'apple-touch-icon.png': { width: 180, part: 0.8 },
  'icon-192.png': { width: 192, part: 0.9 },
  'icon-512.png': { width: 512, part: 0.9 },
  'icon-maskable-512.png': { width: 512, part: 0.6 },
} as const;

type IconName = keyof typeof icons;
/** Names of the icons' files. */
export const iconNames = Object.keys(icons) as IconName[];

/** Wraps a PNG of 32 × 32 pixels as ICO: a header of 6 bytes, an entry of 16 with the picture's position, the PNG. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Returns the bytes of an icon's file, in the format that its name says. */
export async function iconFile(name: IconName): Promise<Buffer> {
  if (!hasOwnIcon) return readFile(`src/config/art/icons/${name}`);
  const { width, part } = icons[name];
  const inner = Math.round(width * part);
  const drawing = await sharp(Buffer.from(readPiece('icono')), { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const png = await sharp({
    create: { width, height: width, channels: 4, background: site.colors.background },
  })
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return name === 'favicon.ico' ? icoOf(png) : png;
}
