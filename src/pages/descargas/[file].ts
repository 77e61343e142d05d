/** /descargas/…: the emblems as SVG and PNG, and the files that the community offers. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPiece } from '../../config/art/catalogue.ts';
import { filesFolderOf, offeredFiles } from '../../config/community.ts';
import { environment } from '../../data/this-build.ts';
import { sha256 } from '../../lib/files.ts';
import { filePaths, getFile, type WriteFile } from '../../lib/pages.ts';
import { drawnFile } from '../../outputs/cards/render.ts';
import { drawingFiles, pngWidth } from '../../words/downloads.ts';

const folder = filesFolderOf(environment.communityDirectory);

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

export const getStaticPaths = () => {
  const files: Record<string, WriteFile> = {};
  for (const { drawing, file } of drawingFiles) {
    files[`/descargas/${file}.svg`] = () => readPiece(drawing);
    files[`/descargas/${file}.png`] = () => readPng(drawing);
  }
  // A file of the community replaces a drawing of the same name.
  for (const name of offeredFiles(environment.communityDirectory)) {
    files[`/descargas/${name}`] = async () => new Uint8Array(await readFile(join(folder, name)));
  }
  return filePaths('/descargas/', files);
};

export const GET = getFile;
