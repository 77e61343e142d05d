/** The pages of league and cup, at the addresses that the community gives them; none of what it has not. */
import type { AstroIntegration } from 'astro';
import { cupPath, leaguePath } from '../config/competitions.ts';
import { site } from '../config/site.ts';

const pages = './src/pages/torneos';

export function competitionPages(): AstroIntegration {
  return {
    name: 'competition-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (site.league) {
          injectRoute({ pattern: leaguePath, entrypoint: `${pages}/_liga.astro` });
          const division = site.league.status === 'waiting' ? '_division-waits' : '_division';
          injectRoute({
            pattern: `${leaguePath}/[division]`,
            entrypoint: `${pages}/${division}.astro`,
          });
        }
        if (site.cup) injectRoute({ pattern: cupPath, entrypoint: `${pages}/_copa.astro` });
      },
    },
  };
}
