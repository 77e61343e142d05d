/** Everything may be read; the sitemap says what there is. */
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../config/addresses.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap-index.xml')}\n`);
