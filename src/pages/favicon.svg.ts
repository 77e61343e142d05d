/** /favicon.svg */
import type { APIRoute } from 'astro';
import { readPiece } from '../config/art/catalogue.ts';

export const GET: APIRoute = () =>
  new Response(readPiece('icono'), { headers: { 'content-type': 'image/svg+xml' } });
