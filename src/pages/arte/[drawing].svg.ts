/** /arte/….svg: drawings. */
import type { APIRoute } from 'astro';
import { readPiece, servedNames } from '../../config/art/catalogue.ts';

export const getStaticPaths = () =>
  servedNames.map((drawing) => ({ params: { drawing }, props: { drawing } }));

export const GET: APIRoute<{ drawing: string }> = ({ props: { drawing } }) =>
  new Response(readPiece(drawing), { headers: { 'content-type': 'image/svg+xml' } });
