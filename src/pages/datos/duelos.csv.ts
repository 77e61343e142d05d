/** /datos/duelos.csv: the duels of duelos.json as a table. */
import type { APIRoute } from 'astro';
import { duelsTable } from '../../open-data/files.ts';
import { duelsOfFile } from './_duels.ts';

export const GET: APIRoute = async () =>
  new Response(duelsTable(await duelsOfFile()), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
