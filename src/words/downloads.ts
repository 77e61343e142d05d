/** Files that visitors can download. */
import { competitions, hasText, site } from '../config/site.ts';
import { slug, takeName } from '../lib/text.ts';

/** Width of PNG files in pixels, enough for print. */
export const pngWidth = 2048;

/** A drawing that can be downloaded. */
interface DrawingFile {
  /** Name of the drawing in `art/`. */
  drawing: string;
  /** Name of its files, without extension. */
  file: string;
}

/** Lists the emblems of the community and of its competitions. */
function listEmblems(): (DrawingFile & { owner: string })[] {
  // A brand may have the name of a competition's page.
  const taken = new Set<string>();
  const fileOf = (name: string): string => takeName(`logo-${name}`, taken);
  const emblems = [{ drawing: 'logo', owner: site.brand, file: fileOf(slug(site.brand)) }];
  for (const { emblem, name, id } of competitions) {
    if (emblem !== undefined) emblems.push({ drawing: emblem, owner: name, file: fileOf(id) });
  }
  return emblems;
}

const emblems = listEmblems();

/** The site's banner, for journalists, who need a wide picture beside the emblems. */
const banners: DrawingFile[] = hasText('prensa')
  ? [{ drawing: 'portada', file: 'dibujo-portada' }]
  : [];

/** All drawings that can be downloaded. */
export const drawingFiles: readonly DrawingFile[] = [...emblems, ...banners];

const downloadOf = (title: string, file: string) => ({
  title,
  files: ['SVG', 'PNG'].map((format) => ({
    format,
    path: `/descargas/${file}.${format.toLowerCase()}`,
  })),
});

const logoDownloads = emblems.map(({ owner, file }) => downloadOf(`Logo: ${owner}`, file));

/** Emblems and banner, for journalists. */
export const pressDownloads = [
  ...logoDownloads,
  ...banners.map(({ file }) => downloadOf('Dibujo de la portada', file)),
];

/** Emblems, and the files that the community offers. */
export const downloads = [...logoDownloads, ...site.downloads];
