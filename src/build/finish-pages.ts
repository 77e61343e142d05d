/** Finishes each page before Astro writes it, and serves cards while developing. */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { cardCache, prune } from '../outputs/cards/render.ts';
import { finishPage } from './finish-page.ts';
import { islandChunks } from './island-chunks.ts';
import { tryAll } from './try-all.ts';

/**
 * Astro integration that adds `client:interaction`, runs `finishPage` between rendering and writing, and tries all pages
 * before it fails (`tryAll`).
 * @param base Path of the site, with slashes at both ends.
 * @param unlisted Receives the addresses of pages with `noindex`.
 */
export function finishPages(base: string, unlisted: Set<string>): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
        updateConfig({ vite: islandChunks });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`${base}tarjetas`, sirv(cardCache, { dev: true }));
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => {
          const render: typeof prerenderer.render = async (request, options) => {
            const result = await prerenderer.render(request, options);
            const response = result instanceof Response ? result : result.response;
            if (!response.headers.get('content-type')?.startsWith('text/html')) return result;
            const html = finishPage(await response.text());
            if (html.includes('<meta name="robots" content="noindex">')) {
              unlisted.add(request.url.replace(/\.html$/, ''));
            }
            const finished = new Response(html, response);
            return result instanceof Response ? finished : { ...result, response: finished };
          };
          return tryAll({ ...prerenderer, render }, base);
        });
      },
      'astro:build:done': ({ dir }) => prune(fileURLToPath(new URL('tarjetas/', dir))),
    },
  };
}
