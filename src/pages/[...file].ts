/** The files at the root of the site, its drawings, and downloads. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { absoluteUrl, atomPath, href, resultsAtomPath } from '../config/addresses.ts';
import { iconFile, icons, readPiece, servedNames } from '../config/art/catalogue.ts';
import { filesFolderOf, offeredFiles } from '../config/community.ts';
import { competitions, site } from '../config/site.ts';
import { newsPictures, pictureAddress } from '../data/pictures.ts';
import { seasonResults } from '../data/results.ts';
import { allNews } from '../data/documents.ts';
import { builtAt, environment } from '../data/this-build.ts';
import { sha256 } from '../lib/files.ts';
import { filePaths, getFile, type WriteFile } from '../lib/pages.ts';
import { drawnFile } from '../outputs/cards/render.ts';
import { atomFeed, newsFeed, resultsFeed } from '../outputs/feeds.ts';
import { drawingFiles, pngWidth } from '../words/downloads.ts';

/** Number of results in the feed: those of a month in a full season. */
const maxResults = 60;

/** An icon of the manifest. @param size Width in pixels. */
const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: href(`/${file}`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The manifest, for the site on the home screen of a phone. */
const manifest = () => ({
  name: site.community,
  short_name: site.shortName,
  description: site.description,
  lang: site.lang,
  start_url: href('/'),
  scope: href('/'),
  // `standalone` would hide the browser's back button, which visitors need after links to chats, forms and games.
  display: 'minimal-ui',
  theme_color: site.colors.theme,
  background_color: site.colors.background,
  icons: [
    icon('icon-192.png', 192, 'any'),
    icon('icon-512.png', 512, 'any'),
    icon('icon-maskable-512.png', 512, 'maskable'),
  ],
});

/** The feed of news. Its pictures are the same files that pages show. */
async function newsAtom(): Promise<string> {
  const news = (await allNews()).slice(0, site.news.inFeed);
  const feed = await newsFeed(news, (path, place) => pictureAddress(path, newsPictures[place]));
  return atomFeed(feed, builtAt);
}

async function resultsAtom(): Promise<string> {
  return atomFeed(resultsFeed((await seasonResults()).slice(0, maxResults)), builtAt);
}

/**
 * Returns a drawing as PNG, which sharp draws at its final width. Drawing the four of the demo takes a fifth of its
 * build, so they are cached.
 */
async function readPng(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = readPiece(drawing);
  const file = await drawnFile(`${sha256(`${pngWidth} ${svg}`)}.png`, () =>
    sharp(Buffer.from(svg)).resize(pngWidth).png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
  return new Uint8Array(await readFile(file));
}

const files: Record<string, WriteFile> = {
  '/favicon.svg': () => readPiece('icono'),
  '/site.webmanifest': () => JSON.stringify(manifest()),
  '/robots.txt': () => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap-index.xml')}\n`,
  [atomPath]: newsAtom,
};
if (competitions.length > 0) files[resultsAtomPath] = resultsAtom;
for (const file of icons) files[`/${file.name}`] = async () => new Uint8Array(await iconFile(file));
for (const name of servedNames) files[`/arte/${name}.svg`] = () => readPiece(name);
for (const { drawing, file } of drawingFiles) {
  files[`/descargas/${file}.svg`] = () => readPiece(drawing);
  files[`/descargas/${file}.png`] = () => readPng(drawing);
}
// A file of the community replaces a drawing of the same name.
const folder = filesFolderOf(environment.communityDirectory);
for (const name of offeredFiles(environment.communityDirectory)) {
  files[`/descargas/${name}`] = async () => new Uint8Array(await readFile(join(folder, name)));
}

export const getStaticPaths = () => filePaths('/', files);

export const GET = getFile;
