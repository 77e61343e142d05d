/** The pages of league and cup, at the addresses that the community gives them; none of what it has not. */
import type { AstroIntegration } from 'astro';

interface Competition {
  /** Last part of its address. */
  path: string;
}

const pages = './src/pages/torneos';

export function competitionPages(
  league: Competition | null,
  cup: Competition | null,
): AstroIntegration {
  return {
    name: 'competition-pages',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (league) {
          const pattern = `/torneos/${league.path}`;
          injectRoute({ pattern, entrypoint: `${pages}/_liga.astro` });
          injectRoute({ pattern: `${pattern}/[division]`, entrypoint: `${pages}/_division.astro` });
        }
        if (cup)
          injectRoute({ pattern: `/torneos/${cup.path}`, entrypoint: `${pages}/_copa.astro` });
      },
    },
  };
}
