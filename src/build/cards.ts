/** Draws the cards that pages ordered: into the site at the end of a build, on request in `dev`. */
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { drawAll, drawn, prune, type Workshop } from '../cards/drawing/draw.ts';
import { directory } from '../cards/file-name.ts';
import { forgetOrders, orders } from '../cards/orders.ts';

/** @param pictures directory that paths of the snapshot's pictures begin at */
export function cards(pictures: string): AstroIntegration {
  let workshop: Workshop;
  return {
    name: 'cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        workshop = { cache: fileURLToPath(new URL(`${directory}/`, config.cacheDir)), pictures };
      },
      'astro:build:start': forgetOrders,
      'astro:server:setup': ({ server }) => {
        forgetOrders();
        server.middlewares.use((request, response, next) => {
          const name = request.url?.split(`/${directory}/`)[1] ?? '';
          const card = orders().get(name);
          if (!card) {
            next();
            return;
          }
          mkdir(workshop.cache, { recursive: true })
            .then(async () => readFile(await drawn(name, card, workshop)))
            .then((file) => response.setHeader('content-type', 'image/jpeg').end(file), next);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const cards = orders();
        await drawAll(cards, workshop, fileURLToPath(new URL(`${directory}/`, dir)));
        await prune(cards, workshop.cache);
      },
    },
  };
}
