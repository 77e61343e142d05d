/** /descargas/logo-….svg and .png: the emblems, to take away. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { downloads } from '../../art/catalogue.ts';

export const prerender = true;

/** Width of the PNG. */
const pixels = 1024;

export const getStaticPaths = (() =>
  Object.entries(downloads).flatMap(([name, { width, draw }]) =>
    (['svg', 'png'] as const).map((format) => ({
      params: { logo: `${name}.${format}` },
      props: { draw, format, width },
    })),
  )) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { draw, format, width } }) => {
  const picture = draw();
  if (format === 'svg') {
    return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
  }
  const png = await sharp(Buffer.from(picture), { density: (72 * pixels) / width })
    .resize(pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
