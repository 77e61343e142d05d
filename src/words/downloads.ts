/** What there is to take away: the emblems, which the build draws and names, and the community's own files. */
import { site } from '../config/site.ts';
import { slug } from '../domain/text.ts';

/** The emblems, by whose they are, and the names of their drawings. */
export const emblems = [
  { drawing: 'logo', owner: site.brand, file: `logo-${slug(site.brand)}` } as const,
  site.league &&
    ({ drawing: 'logo-liga', owner: site.league.name, file: `logo-${site.league.path}` } as const),
  site.cup &&
    ({ drawing: 'logo-copa', owner: site.cup.name, file: `logo-${site.cup.path}` } as const),
].filter((emblem) => emblem !== null);

export const downloads = [
  ...emblems.map(({ owner, file }) => ({
    title: `Logo: ${owner}`,
    files: ['SVG', 'PNG'].map((format) => ({
      format,
      path: `/descargas/${file}.${format.toLowerCase()}`,
    })),
  })),
  ...site.downloads,
];
