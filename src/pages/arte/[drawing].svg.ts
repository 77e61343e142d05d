/** /arte/….svg: drawings. */
import type { APIRoute } from 'astro';
import { readPiece, servedNames } from '../../config/art/catalogue.ts';

export const getStaticPaths = () => servedNames.map((drawing) => ({ params: { drawing } }));

export const GET: APIRoute = ({ params }) =>
  new Response(readPiece(params['drawing'] ?? ''), {
    headers: { 'content-type': 'image/svg+xml' },
  });
