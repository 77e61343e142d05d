/** /descargas/…: the emblems as SVG and PNG, and the files that the community offers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPiece } from '../../config/art/catalogue.ts';
import { filesFolderOf } from '../../config/community.ts';
import { environment } from '../../data/this-build.ts';
import { entriesIn, sha256 } from '../../lib/files.ts';
import { filePaths, getFile, type WriteFile } from '../../lib/pages.ts';
import { drawnFile } from '../../outputs/cards/render.ts';
import { drawingFiles, pngWidth } from '../../words/downloads.ts';

const folder = filesFolderOf(environment.communityDirectory);

/** Density of an SVG in pixels per inch at which sharp draws it in its own size. */
const defaultDensity = 72;

async function drawPng(svg: string): Promise<Buffer> {
  const picture = Buffer.from(svg);
  // Each SVG has a size of its own. The density makes sharp draw it at `pngWidth`, without scaling pixels up.
  const { width } = await sharp(picture).metadata();
  return sharp(picture, { density: (defaultDensity * pngWidth) / width })
    .resize(pngWidth)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Returns a drawing as PNG. Drawing the four of the demo takes a fifth of its build, so they are cached. */
async function readPng(drawing: string): Promise<Uint8Array<ArrayBuffer>> {
  const svg = readPiece(drawing);
  const file = await drawnFile(`${sha256(`${pngWidth} ${svg}`)}.png`, () => drawPng(svg));
  return new Uint8Array(await readFile(file));
}

export const getStaticPaths = () => {
  const files: Record<string, WriteFile> = {};
  for (const { drawing, file } of drawingFiles) {
    files[`/descargas/${file}.svg`] = () => readPiece(drawing);
    files[`/descargas/${file}.png`] = () => readPng(drawing);
  }
  // A file of the community replaces a drawing of the same name.
  for (const { name } of entriesIn(folder)) {
    files[`/descargas/${name}`] = async () => new Uint8Array(await readFile(join(folder, name)));
  }
  return filePaths('/descargas/', files);
};

export const GET = getFile;
