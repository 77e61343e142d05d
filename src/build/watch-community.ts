/** Lets `npm run dev` show edits of files that pages read themselves: the community's folder and the snapshot. */
import { sep } from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * Reloads all pages when a file in a directory changes: modules keep what they read, so all of them are evaluated again,
 * and the content collections (src/content.config.ts) are loaded again.
 */
export const watchDirectories = (directories: readonly string[]): AstroIntegration => ({
  name: 'watch-community',
  hooks: {
    'astro:server:setup': ({ server, logger, refreshContent }) => {
      async function reload(path: string): Promise<void> {
        await refreshContent?.({});
        for (const environment of Object.values(server.environments)) {
          environment.moduleGraph.invalidateAll();
          environment.hot.send({ type: 'full-reload' });
        }
        logger.info(`${path}: las páginas se arman de nuevo`);
      }

      server.watcher.add([...directories]);
      server.watcher.on('all', (_, path) => {
        if (directories.some((directory) => path.startsWith(directory + sep))) void reload(path);
      });
    },
  },
});
