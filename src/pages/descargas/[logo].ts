/** /descargas/logo-….svg and .png: the emblems, to take away. */
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import sharp from 'sharp';
import { pieces, readPiece, type PieceName } from '../../art/catalogue.ts';
import { site } from '../../config/site.ts';
import { slug } from '../../domain/text.ts';

export const prerender = true;

/** Width of the PNG. */
const pixels = 1024;

/** The emblems, by whose they are. */
const emblems: readonly (readonly [owner: string, name: PieceName])[] = [
  [slug(site.brand), 'logo'],
  ...(site.league ? [[site.league.path, 'logo-liga'] as const] : []),
  ...(site.cup ? [[site.cup.path, 'logo-copa'] as const] : []),
];

export const getStaticPaths = (() =>
  emblems.flatMap(([owner, name]) =>
    (['svg', 'png'] as const).map((format) => ({
      params: { logo: `logo-${owner}.${format}` },
      props: { name, format },
    })),
  )) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

export const GET: APIRoute<Props> = async ({ props: { name, format } }) => {
  const picture = readPiece(name);
  if (format === 'svg') {
    return new Response(picture, { headers: { 'content-type': 'image/svg+xml' } });
  }
  const png = await sharp(Buffer.from(picture), { density: (72 * pixels) / pieces[name].width })
    .resize(pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
