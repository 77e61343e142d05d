/**
 * Draws the demo snapshot's pictures: every slot that is not empty gets one, the same at every run.
 * `node scripts/demo/pictures.ts [snapshot directory]`
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { portrait } from '../../src/art/portraits.ts';
import { communityScene, newsScene, podiumScene } from '../../src/art/stories.ts';
import { canonicalDocuments, type SnapshotDocument } from '../../src/snapshot/canonical.ts';
import { sha256 } from '../../src/snapshot/manifest.ts';

const directory = process.argv[2] ?? join(import.meta.dirname, '../../src/content/demo');
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

/** Draws a slot's picture and gives its path; an empty slot stays empty. */
async function fillSlot(current: unknown, order: () => Order): Promise<unknown> {
  if (typeof current !== 'string' || current === '') return current;
  const [file, extension] = await encode(order());
  const path = `images/${sha256(file)}.${extension}`;
  if (!written.has(path)) await writeFile(join(directory, path), file);
  written.set(path, file.length);
  return path;
}

type Fill = (document: SnapshotDocument) => Promise<SnapshotDocument>;

/** A collection whose documents have one picture in `image`. */
function single(
  collection: string,
  draw: (seed: string) => string,
  width: number,
  height: number,
): Fill {
  return async (document) => {
    if (!('image' in document)) return document;
    const slot = `${collection}/${document.id}/image`;
    const order = (): Order => ({ slot, svg: draw(slot), width, height });
    return { ...document, image: await fillSlot(document['image'], order) };
  };
}

const sizes = [
  [640, 400],
  [1280, 720],
] as const;

/** News: card and page show one scene, each inline picture its own. */
const fillNews: Fill = async (document) => {
  const seed = `news/${document.id}`;
  const filled = { ...document };
  const { image, parragraphs } = document as { image?: unknown; parragraphs?: unknown };
  const header = (index: number) => (): Order => {
    const [width, height] = sizes[index] ?? sizes[0];
    return { slot: `${seed}/image/${index}`, svg: newsScene(`${seed}/image`), width, height };
  };
  if (Array.isArray(image)) {
    filled['image'] = await Promise.all(
      image.map((current, index) => fillSlot(current, header(index))),
    );
  } else if (image !== undefined) {
    filled['image'] = await fillSlot(image, header(0));
  }
  if (Array.isArray(parragraphs)) {
    filled['parragraphs'] = await Promise.all(
      parragraphs.map(async (paragraph: unknown, index) => {
        if (typeof paragraph !== 'object' || paragraph === null || !('image' in paragraph)) {
          return paragraph;
        }
        const slot = `${seed}/parragraphs/${index}`;
        const order = (): Order => ({ slot, svg: newsScene(slot), width: 960, height: 600 });
        return { ...paragraph, image: await fillSlot(paragraph.image, order) };
      }),
    );
  }
  return filled;
};

const collections: Readonly<Record<string, Fill>> = {
  news: fillNews,
  'current-national-team': single('current-national-team', portrait, 480, 480),
  'national-tournaments-podiums': single('national-tournaments-podiums', podiumScene, 720, 480),
  communities: single('communities', communityScene, 400, 300),
};

await mkdir(images, { recursive: true });
for (const [collection, fill] of Object.entries(collections)) {
  const path = join(directory, 'firestore', `${collection}.json`);
  const text = await readFile(path, 'utf8');
  const documents = JSON.parse(text) as SnapshotDocument[];
  const canonical = canonicalDocuments(await Promise.all(documents.map(fill)));
  if (canonical !== text) await writeFile(path, canonical);
}

/** Pictures nobody shows any more. */
const unused = (await readdir(images)).filter((name) => !written.has(`images/${name}`));
await Promise.all(unused.map((name) => rm(join(images, name))));

const bytes = [...written.values()].reduce((sum, size) => sum + size, 0);
console.log(
  `${written.size} imágenes, ${Math.round(bytes / 1024)} KB; ${unused.length} sin uso borradas`,
);
