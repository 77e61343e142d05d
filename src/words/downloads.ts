/** Files to download: the emblems, drawn by the build, and the community's files. */
import { competitions, site } from '../config/site.ts';
import { slug, takeName } from '../domain/text.ts';

const taken = new Set<string>();

/** The emblems of the community and its competitions. */
export const emblems = [
  { drawing: 'logo', owner: site.brand, name: slug(site.brand) },
  ...competitions.flatMap(({ emblem, name, id }) =>
    emblem ? [{ drawing: emblem, owner: name, name: id }] : [],
  ),
]
  // A brand may have the name of a competition's page.
  .map(({ name, ...emblem }) => ({ ...emblem, file: takeName(`logo-${name}`, taken) }));

/** The emblems as files to download. */
export const logoDownloads = emblems.map(({ owner, file }) => ({
  title: `Logo: ${owner}`,
  files: ['SVG', 'PNG'].map((format) => ({
    format,
    path: `/descargas/${file}.${format.toLowerCase()}`,
  })),
}));

export const downloads = [...logoDownloads, ...site.downloads];
