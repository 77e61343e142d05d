/** The files and pages of a built site. */
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Sorted relative paths of all files of a directory, with forward slashes. */
export async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

/** Sorted relative paths of the HTML files of a built site: `noticias/abc.html`. */
export const htmlFiles = async (directory: string): Promise<string[]> =>
  (await filesIn(directory)).filter((name) => name.endsWith('.html'));

/** The address of a page's file: `noticias/abc.html` → `/noticias/abc`. */
export function routeOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
