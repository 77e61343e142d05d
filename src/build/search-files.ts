/** Puts the search's index into the site at the end of a build; gives it on request in `dev`. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { directory, orderedFiles } from '../search/ordered-files.ts';

/** Writes what the search's page ordered. */
export function searchFiles(): AstroIntegration {
  return {
    name: 'search-files',
    hooks: {
      'astro:build:start': () => orderedFiles.clear(),
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const content = orderedFiles.get(request.url?.split(`/${directory}/`)[1] ?? '');
          if (content === undefined) next();
          else response.setHeader('content-type', 'application/json').end(content);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const target = new URL(`${directory}/`, dir);
        await mkdir(target, { recursive: true });
        for (const [name, content] of orderedFiles) {
          await writeFile(new URL(name, target), content);
        }
      },
    },
  };
}
