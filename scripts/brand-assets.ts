/** Draws the icons and the default preview picture into public/. `node scripts/brand-assets.ts` */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { appIcon, communityLogo, favicon } from '../src/art/emblems.ts';
import { heroScene } from '../src/art/scenes.ts';

const directory = process.argv[2] ?? join(import.meta.dirname, '../public');

/** A square picture of `size` pixels. */
async function png(svg: string, size: number, opaque = true): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg), { density: 300 }).resize(size, size);
  return (opaque ? picture.flatten({ background: '#3f6a35' }) : picture)
    .png({ compressionLevel: 9, palette: true })
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

/** The preview of a shared link, 1200 × 630: the banner with the emblem before it. */
async function preview(): Promise<Buffer> {
  const emblem = await sharp(Buffer.from(communityLogo()), { density: 200 })
    .resize(300, 300)
    .png()
    .toBuffer();
  const banner = await sharp(Buffer.from(heroScene()), { density: 96 })
    .resize({ height: 630 })
    .toBuffer();
  return sharp(banner)
    .extract({
      left: 300,
      top: 0,
      width: 1200,
      height: 630,
    })
    .composite([{ input: emblem, left: 40, top: 290 }])
    .flatten()
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.svg': favicon(),
  'favicon.ico': ico(await png(favicon(), 32, false)),
  'apple-touch-icon.png': await png(appIcon(0.86), 180),
  'icon-192.png': await png(appIcon(1), 192),
  'icon-512.png': await png(appIcon(1), 512),
  'icon-maskable-512.png': await png(appIcon(0.72), 512),
  'og-default.jpg': await preview(),
};

await mkdir(directory, { recursive: true });
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(directory, name), content);
  console.log(`${name}: ${content.length} bytes`);
}
