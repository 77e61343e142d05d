/** Puts the search's index into the site at the end of a build; gives it on request in `dev`. */
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { directory, orderedFolder } from '../search/ordered-files.ts';

const fileInAddress = new RegExp(`/${directory}/(\\w+\\.json)$`);

/** Copies what the search's page ordered. */
export function searchFiles(): AstroIntegration {
  return {
    name: 'search-files',
    hooks: {
      'astro:build:start': () => rm(orderedFolder, { recursive: true, force: true }),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const name = fileInAddress.exec(request.url ?? '')?.[1];
          if (name === undefined) {
            next();
            return;
          }
          readFile(join(orderedFolder, name)).then(
            (content) => response.setHeader('content-type', 'application/json').end(content),
            () => {
              next();
            },
          );
        });
      },
      'astro:build:done': ({ dir }) =>
        cp(orderedFolder, new URL(directory, dir), { recursive: true }),
    },
  };
}
