/** Web app manifest, for the home screen of a phone. */
import type { APIRoute } from 'astro';
import { site } from '../config/site.ts';
import { href } from '../config/addresses.ts';

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: href(`/${file}`),
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: site.community,
      short_name: site.shortName,
      description: site.description,
      lang: site.lang,
      start_url: href('/'),
      scope: href('/'),
      // `standalone` would hide the browser's back button, which visitors need after links to chats, forms and games.
      display: 'minimal-ui',
      theme_color: site.colors.theme,
      background_color: site.colors.background,
      icons: [
        icon('icon-192.png', 192, 'any'),
        icon('icon-512.png', 512, 'any'),
        icon('icon-maskable-512.png', 512, 'maskable'),
      ],
    }),
  );
