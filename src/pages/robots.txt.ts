/** robots.txt: allows everything and names the sitemap. */
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../config/addresses.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap-index.xml')}\n`);
