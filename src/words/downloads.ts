/** Files to download: the emblems, drawn by the build, and the community's files. */
import { competitions, hasText, site } from '../config/site.ts';
import { slug, takeName } from '../lib/text.ts';

const taken = new Set<string>();

/** Width of PNG files in pixels, enough for print. */
export const pngWidth = 2048;

/** The emblems of the community and its competitions. */
const emblems = [
  { drawing: 'logo', owner: site.brand, name: slug(site.brand) },
  ...competitions.flatMap(({ emblem, name, id }) =>
    emblem ? [{ drawing: emblem, owner: name, name: id }] : [],
  ),
]
  // A brand may have the name of a competition's page.
  .map(({ name, ...emblem }) => ({ ...emblem, file: takeName(`logo-${name}`, taken) }));

/** The site's banner, for journalists, who need a wide picture beside the emblems. */
const banners = hasText('prensa') ? [{ drawing: 'portada', file: 'dibujo-portada' }] : [];

/** Drawings that can be downloaded, with the name of their files. */
export const drawingFiles = [...emblems, ...banners];

const asDownload = (title: string, file: string) => ({
  title,
  files: ['SVG', 'PNG'].map((format) => ({
    format,
    path: `/descargas/${file}.${format.toLowerCase()}`,
  })),
});

const logoDownloads = emblems.map(({ owner, file }) => asDownload(`Logo: ${owner}`, file));

/** Emblems and banner, for journalists. */
export const pressDownloads = [
  ...logoDownloads,
  ...banners.map(({ file }) => asDownload('Dibujo de la portada', file)),
];

export const downloads = [...logoDownloads, ...site.downloads];
