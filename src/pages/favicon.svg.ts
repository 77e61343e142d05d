/** /favicon.svg */
import type { APIRoute } from 'astro';
import { readPiece } from '../art/catalogue.ts';

export const GET: APIRoute = () =>
  new Response(readPiece('icono'), { headers: { 'content-type': 'image/svg+xml' } });
