/** /descargas/logo-….svg and .png: the emblems, to take away. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { pieces, readPiece } from '../../art/catalogue.ts';
import { emblems } from '../../words/downloads.ts';

/** Width of the PNG. */
const pixels = 1024;

export const getStaticPaths = (() =>
  emblems.flatMap(({ drawing, file }) =>
    (['svg', 'png'] as const).map((format) => ({
      params: { logo: `${file}.${format}` },
      props: { name: drawing, format },
    })),
  )) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { name, format } }) => {
  const picture = readPiece(name);
  if (format === 'svg') {
    return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
  }
  const png = await sharp(Buffer.from(picture), { density: (72 * pixels) / pieces.logo.width })
    .resize(pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png));
};
