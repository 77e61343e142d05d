/** The news for programs: JSON Feed. */
import type { APIRoute } from 'astro';
import { jsonFeed } from '../feeds/feed.ts';
import { feedOfNews } from '../data/feed.ts';

export const GET: APIRoute = async () =>
  new Response(jsonFeed(await feedOfNews()), {
    headers: { 'content-type': 'application/feed+json' },
  });
