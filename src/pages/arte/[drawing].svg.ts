/** /arte/….svg: drawings. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { readPiece, servedNames } from '../../art/catalogue.ts';

export const getStaticPaths = (() =>
  servedNames.map((drawing) => ({ params: { drawing } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(readPiece(params['drawing'] ?? ''), {
    headers: { 'content-type': 'image/svg+xml' },
  });
