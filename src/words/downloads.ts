/** Files that visitors can download. */
import { competitions, hasText, site } from '../config/site.ts';
import { slug, takeName } from '../lib/text.ts';

/** Width of PNG files in pixels, enough for print. */
export const pngWidth = 2048;

/** A drawing that can be downloaded, as SVG and as PNG. */
interface DrawingFile {
  title: string;
  /** Name of the drawing in `art/`. */
  drawing: string;
  /** Name of its files, without extension. */
  file: string;
}

function listEmblems(): DrawingFile[] {
  // A brand may have the name of a competition's page.
  const taken = new Set<string>();
  const emblemOf = (owner: string, drawing: string, name: string): DrawingFile => ({
    title: `Logo: ${owner}`,
    drawing,
    file: takeName(`logo-${name}`, taken),
  });
  const emblems = [emblemOf(site.brand, 'logo', slug(site.brand))];
  for (const { emblem, name, id } of competitions) {
    if (emblem !== undefined) emblems.push(emblemOf(name, emblem, id));
  }
  return emblems;
}

const emblems = listEmblems();

/** The site's banner, for journalists, who need a wide picture beside the emblems. */
const banner = { title: 'Dibujo de la portada', drawing: 'portada', file: 'dibujo-portada' };

/** All drawings that can be downloaded: the emblems, and the banner if the community has a page for journalists. */
export const drawingFiles: readonly DrawingFile[] = hasText('prensa')
  ? [...emblems, banner]
  : emblems;

const downloadOf = ({ title, file }: DrawingFile) => ({
  title,
  files: ['SVG', 'PNG'].map((format) => ({
    format,
    path: `/descargas/${file}.${format.toLowerCase()}`,
  })),
});

/** Emblems, and the banner if there is a page for journalists, each with the paths of its SVG and PNG. */
export const pressDownloads = drawingFiles.map(downloadOf);

/** Emblems, then the files that the community offers, in the order of `site.yaml`. */
export const downloads = [...emblems.map(downloadOf), ...site.downloads];
