/** /descargas/…: the emblems as SVG and PNG, and the files that the community offers. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { readPiece } from '../../config/art/catalogue.ts';
import { filesFolderOf } from '../../config/community.ts';
import { environment } from '../../data/this-build.ts';
import { drawingFiles, pngWidth } from '../../words/downloads.ts';

const folder = filesFolderOf(environment.communityDirectory);

async function drawPng(drawing: string): Promise<Buffer> {
  const picture = Buffer.from(readPiece(drawing));
  // Each SVG has a size of its own. The density makes sharp draw it at `pngWidth`, without scaling pixels up.
  const { width } = await sharp(picture).metadata();
  return sharp(picture, { density: (72 * pngWidth) / width })
    .resize(pngWidth)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

type Read = () => Buffer | Promise<Buffer>;

export const getStaticPaths = () => {
  const files: Record<string, Read> = {};
  for (const { drawing, file } of drawingFiles) {
    files[`${file}.svg`] = () => Buffer.from(readPiece(drawing));
    files[`${file}.png`] = () => drawPng(drawing);
  }
  const offered = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of offered.filter((name) => !name.startsWith('.'))) {
    files[file] = () => readFile(join(folder, file));
  }
  return Object.entries(files).map(([file, read]) => ({ params: { file }, props: { read } }));
};

export const GET: APIRoute<{ read: Read }> = async ({ params, props }) => {
  // The development server does not know the type, without which browsers draw no SVG.
  const headers = params['file']?.endsWith('.svg') ? { 'content-type': 'image/svg+xml' } : {};
  return new Response(new Uint8Array(await props.read()), { headers });
};
