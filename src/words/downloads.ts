/** What there is to take away: the emblems, which the build draws and names, and the community's own files. */
import { competitions, site } from '../config/site.ts';
import { slug, takeName } from '../domain/text.ts';

const taken = new Set<string>();

/** The emblems, by whose they are, and the names of their drawings. */
export const emblems = [
  { drawing: 'logo', owner: site.brand, name: slug(site.brand) },
  ...competitions.flatMap(({ emblem, name, id }) =>
    emblem ? [{ drawing: emblem, owner: name, name: id }] : [],
  ),
]
  // A brand may be called as a competition's page.
  .map(({ name, ...emblem }) => ({ ...emblem, file: takeName(`logo-${name}`, taken) }));

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
