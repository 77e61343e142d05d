/** The pages of a built site. */
import { readdir } from 'node:fs/promises';

/** Sorted relative paths of the HTML files of a built site: `noticias/abc.html`. */
export async function htmlFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html'))
    .toSorted();
}

/** The address of a page's file: `noticias/abc.html` → `/noticias/abc`. */
export function routeOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}
