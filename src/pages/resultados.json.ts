/** The results for programs: JSON Feed. */
import type { APIRoute } from 'astro';
import { jsonFeed } from '../feeds/feed.ts';
import { feedOfResults } from '../data/feed.ts';

export const GET: APIRoute = async () =>
  new Response(jsonFeed(await feedOfResults()), {
    headers: { 'content-type': 'application/feed+json' },
  });
