/** Draws the icons and the default preview picture into public/. `node scripts/brand-assets.ts` */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { appIcon, favicon } from './art/emblems.ts';
import { pageCards } from '../src/cards/pages.ts';
import { render } from '../src/cards/drawing/render.ts';

const directory = process.argv[2] ?? join(import.meta.dirname, '../public');

/** A square picture of `size` pixels. */
async function png(svg: string, size: number, opaque = true): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 300 }).resize(size, size);
  return (opaque ? picture.flatten({ background: '#3f6a35' }) : picture)
    .png({ compressionLevel: 9, palette: true, colours: 16, dither: 0 })
    .toBuffer();
}

/** An ICO file around one PNG of 32 pixels. */
function ico(image: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // An icon,
  header.writeUInt16LE(1, 4); // of one picture,
  header.writeUInt8(32, 6); // 32 wide
  header.writeUInt8(32, 7); // and high,
  header.writeUInt16LE(1, 10); // in one plane
  header.writeUInt16LE(32, 12); // of 32 bits a pixel,
  header.writeUInt32LE(image.length, 14); // this long,
  header.writeUInt32LE(header.length, 18); // right after the header.
  return Buffer.concat([header, image]);
}

const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.svg': favicon(),
  'favicon.ico': ico(await png(favicon(), 32, false)),
  'apple-touch-icon.png': await png(appIcon(0.86), 180),
  'icon-192.png': await png(appIcon(1), 192),
  'icon-512.png': await png(appIcon(1), 512),
  'icon-maskable-512.png': await png(appIcon(0.72), 512),
  'og-default.jpg': await render(pageCards.inicio, ''),
};

await mkdir(directory, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(directory, name), content);
  console.log(`${name}: ${content.length} bytes`);
}
