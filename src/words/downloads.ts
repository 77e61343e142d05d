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
  const owners = [{ name: site.brand, emblem: 'logo', id: slug(site.brand) }, ...competitions];
  const files: DrawingFile[] = [];
  for (const { name, emblem: drawing, id } of owners) {
    if (drawing === undefined) continue;
    files.push({ title: `Logo: ${name}`, drawing, file: takeName(`logo-${id}`, taken) });
  }
  return files;
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
