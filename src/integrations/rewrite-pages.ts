/** Changing pages after Astro has written them. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Rewrites every page of a built site.
 * @throws Error that names the page, when one cannot be rewritten.
 */
export async function rewritePages(site: URL, rewrite: (html: string) => string): Promise<void> {
  const root = fileURLToPath(site);
  for await (const page of glob('**/*.html', { cwd: root })) {
    const file = join(root, page);
    try {
      const html = await readFile(file, 'utf8');
      const rewritten = rewrite(html);
      if (rewritten !== html) await writeFile(file, rewritten);
    } catch (cause) {
      throw new Error(`${page} cannot be finished`, { cause });
    }
  }
}
