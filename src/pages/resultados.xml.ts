/** The results for feed readers. */
import type { APIRoute } from 'astro';
import { builtAt } from '../data/this-build.ts';
import { seasonResults } from '../data/results.ts';
import { atomFeed, resultsFeed } from '../outputs/feeds.ts';

/** Results of a month in a full season. */
const maxResults = 60;

export const GET: APIRoute = async () => {
  const results = (await seasonResults()).slice(0, maxResults);
  return new Response(atomFeed(resultsFeed(results), builtAt));
};
