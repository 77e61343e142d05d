/** /datos/ranking.json: the whole ranking by MAX Elo, for the home page's island. */
import type { APIRoute } from 'astro';
import { writeRankingFile } from '../../domain/ranking.ts';
import { ranking } from '../../data/ranking.ts';

export const GET: APIRoute = async () =>
  new Response(writeRankingFile(await ranking()), {
    headers: { 'content-type': 'application/json' },
  });
