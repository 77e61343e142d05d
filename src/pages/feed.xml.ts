/** The news for feed readers. */
import type { APIRoute } from 'astro';
import { atomFeed } from '../feeds/news-feed.ts';
import { newsFeed } from '../data/feed.ts';

export const GET: APIRoute = async () =>
  new Response(atomFeed(await newsFeed()), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
