/** The news for feed readers. */
import type { APIRoute } from 'astro';
import { builtAt } from '../data/clock.ts';
import { atomFeed } from '../formats/atom.ts';
import { feedOfNews } from '../data/feed.ts';

export const GET: APIRoute = async () => new Response(atomFeed(await feedOfNews(), builtAt));
