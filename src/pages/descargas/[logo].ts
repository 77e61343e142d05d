/** /descargas/logo-….svg and .png: drawings as files to download. */
import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { readPiece } from '../../config/art/catalogue.ts';
import { drawingFiles, pngWidth } from '../../words/downloads.ts';

export const getStaticPaths = () =>
  drawingFiles.flatMap(({ drawing, file }) =>
    ['svg', 'png'].map((format) => ({
      params: { logo: `${file}.${format}` },
      props: { drawing, format },
    })),
  );

export const GET: APIRoute<{ drawing: string; format: string }> = async ({ props }) => {
  const picture = readPiece(props.drawing);
  if (props.format === 'svg') {
    return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
  }
  // Each SVG has a size of its own. The density makes sharp draw it at `pngWidth`, without scaling pixels up.
  const { width } = await sharp(Buffer.from(picture)).metadata();
  const png = await sharp(Buffer.from(picture), { density: (72 * pngWidth) / width })
    .resize(pngWidth)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png));
};
