/**
 * Draws the demo snapshot's pictures: every slot that is not empty gets one, the same at every run.
 * `node scripts/demo/pictures.ts [snapshot directory]`
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { portrait } from '../art/portraits.ts';
import { newsScene } from '../../src/art/stories/news.ts';
import { communityScene } from '../art/community.ts';
import { podiumScene } from '../art/podium.ts';
import { canonicalDocuments, type SnapshotDocument } from '../../src/sources/canonical.ts';
import { sha256 } from '../../src/snapshot/manifest.ts';
import {
  illustratedCollections,
  listPictures,
  replacePictures,
} from '../../src/snapshot/pictures.ts';

const directory = process.argv[2] ?? join(import.meta.dirname, '../../src/content/demo/snapshot');
const images = join(directory, 'images');
const written = new Map<string, number>();

/** What goes into a slot. */
interface Order {
  /** `${collection}/${id}/${slot}`: decides the file's format. */
  readonly slot: string;
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Mostly JPEG, as people upload; every seventh slot or so a PNG, every fifth a WebP. */
async function encode({ slot, svg, width, height }: Order): Promise<[Buffer, string]> {
  const picture = sharp(Buffer.from(svg), { density: 96 })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#ffffff' });
  const lot = Number.parseInt(sha256(slot).slice(0, 8), 16);
  const small = width * height < 500_000;
  if (small && lot % 7 === 0) {
    return [
      await picture.png({ palette: true, colours: 64, effort: 10, dither: 0 }).toBuffer(),
      'png',
    ];
  }
  if (lot % 5 === 0) return [await picture.webp({ quality: 80, effort: 6 }).toBuffer(), 'webp'];
  return [await picture.jpeg({ quality: small ? 80 : 72, mozjpeg: true }).toBuffer(), 'jpg'];
}

type Size = readonly [width: number, height: number];

/** How a collection's pictures are drawn; `seed` decides which one it is. */
interface Style {
  draw: (seed: string) => string;
  size: (slot: string) => Size;
  /** Slots with the same seed show the same scene. */
  seed: (slot: string) => string;
}

const single = (draw: Style['draw'], size: Size): Style => ({
  draw,
  size: () => size,
  seed: (slot) => slot,
});

const newsSizes: Record<string, Size> = { 'image/0': [640, 400], 'image/1': [1280, 720] };

const styles: Record<(typeof illustratedCollections)[number], Style> = {
  // Card and page show one scene, each inline picture its own.
  news: {
    draw: newsScene,
    size: (slot) => newsSizes[slot] ?? [960, 600],
    seed: (slot) => (slot.startsWith('image') ? 'image' : slot),
  },
  'current-national-team': single(portrait, [480, 480]),
  'national-tournaments-podiums': single(podiumScene, [720, 480]),
  communities: single(communityScene, [400, 300]),
};

/** Draws the picture of a slot and gives its path. */
async function drawSlot(document: string, slot: string, style: Style): Promise<string> {
  const [width, height] = style.size(slot);
  const svg = style.draw(`${document}/${style.seed(slot)}`);
  const [file, extension] = await encode({ slot: `${document}/${slot}`, svg, width, height });
  const path = `images/${sha256(file)}.${extension}`;
  if (!written.has(path)) await writeFile(join(directory, path), file);
  written.set(path, file.length);
  return path;
}

/** `image.0` → `image/0`, `parragraphs.3.image` → `parragraphs/3`: the names pictures are drawn by. */
const drawnName = (slot: string): string => slot.replace(/\.image$/, '').replaceAll('.', '/');

async function illustrate(
  document: SnapshotDocument,
  name: string,
  style: Style,
): Promise<SnapshotDocument> {
  const paths = new Map<string, string>();
  await Promise.all(
    listPictures(document).map(async ({ slot }) => {
      paths.set(slot, await drawSlot(`${name}/${document.id}`, drawnName(slot), style));
    }),
  );
  return replacePictures(document, (_, slot) => paths.get(slot) ?? '');
}

await mkdir(images, { recursive: true });
for (const name of illustratedCollections) {
  const path = join(directory, 'firestore', `${name}.json`);
  const text = await readFile(path, 'utf8');
  const documents = JSON.parse(text) as SnapshotDocument[];
  const canonical = canonicalDocuments(
    await Promise.all(documents.map((document) => illustrate(document, name, styles[name]))),
  );
  if (canonical !== text) await writeFile(path, canonical);
}

/** Pictures nobody shows any more. */
const unused = (await readdir(images)).filter((name) => !written.has(`images/${name}`));
await Promise.all(unused.map((name) => rm(join(images, name))));

const bytes = [...written.values()].reduce((sum, size) => sum + size, 0);
console.log(
  `${written.size} imágenes, ${Math.round(bytes / 1024)} KB; ${unused.length} sin uso borradas`,
);
