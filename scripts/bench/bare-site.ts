/** The floor that the build is compared with: the simplest Astro site with as many pages, bytes and other files. */
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

// The default cache would be in node_modules, which is a link to this project's.
const config = `export default {
  build: { format: 'file' },
  trailingSlash: 'never',
  cacheDir: './.cache',
};
`;

/** The page repeats a short text: a JSON file with the whole text would take more memory than our own build. */
const page = (times: number): string => `---
import pages from '../pages.json';
export const getStaticPaths = () =>
  pages.map(({ id, ...props }) => ({ params: { id }, props }));
const { title, text } = Astro.props;
---
<!doctype html>
<html lang="es-AR">
<head><meta charset="utf-8"><title>{title}</title></head>
<body><h1>{title}</h1><p>{text.repeat(${times})}</p></body>
</html>
`;

const buildScript = `import { build } from 'astro';
await build({ root: import.meta.dirname, logLevel: 'warn' });
`;

const text = 'Esto es lo menos que puede ser una página de noticias: un título y un párrafo.';

/**
 * Writes into `directory` the sources of a site with `count` pages of `bytes` bytes each and the other files of the
 * built site at `model`; its `build.mjs` builds it into `directory/dist`.
 */
export async function writeBareSite(
  directory: string,
  { model, count, bytes }: { model: string; count: number; bytes: number },
): Promise<void> {
  const pages = Array.from({ length: count }, (_, index) => ({
    id: `noticia-${index + 1}`,
    title: `Noticia ${index + 1}`,
    text,
  }));
  await mkdir(join(directory, 'src/pages'), { recursive: true });
  await Promise.all([
    writeFile(join(directory, 'package.json'), '{ "private": true, "type": "module" }\n'),
    writeFile(join(directory, 'astro.config.mjs'), config),
    writeFile(join(directory, 'src/pages.json'), JSON.stringify(pages)),
    writeFile(join(directory, 'src/pages/[id].astro'), page(Math.round(bytes / text.length))),
    cp(model, join(directory, 'public'), {
      recursive: true,
      filter: (file) => !file.endsWith('.html'),
    }),
    writeFile(join(directory, 'build.mjs'), buildScript),
    symlink(resolve('node_modules'), join(directory, 'node_modules'), 'junction'),
  ]);
}
