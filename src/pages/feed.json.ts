/** The news for programs: JSON Feed. */
import type { APIRoute } from 'astro';
import { jsonFeed } from '../feeds/news-feed.ts';
import { newsFeed } from '../data/feed.ts';

export const GET: APIRoute = async () =>
  new Response(jsonFeed(await newsFeed()), {
    headers: { 'content-type': 'application/feed+json' },
  });
