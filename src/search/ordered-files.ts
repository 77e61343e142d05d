/** The index's files, on their way from the page that needs them to the site: in a folder of the build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Where the files are on the site: one flat directory. */
export const directory = 'busqueda';

/** Where they wait for the site to be finished. */
export const orderedFolder = resolve('node_modules/.astro', directory);

/** Leaves files to be put into the site, by their names. */
export function orderFiles(files: ReadonlyMap<string, string>): void {
  mkdirSync(orderedFolder, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(orderedFolder, name), content);
}
