/**
 * Astro's own scripts for islands, 2 KB gzip, in one file for all pages. Astro repeats them inside
 * each page, where they cost some pages one more round trip than their text needs.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Rewrite } from './rewrite-pages.ts';

/** When islands load, and what an island is: Astro writes them after the islands' only style. */
const inlineRuntime =
  /(?<=<style>astro-island,[^<]*<\/style>)(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2}/;
const tags = /<\/?script>/g;

/** Asks for the file named beside it once the page has been painted: not a byte of it is in the way. */
export const lateScript =
  '{const{src}=document.currentScript.dataset;requestAnimationFrame(()=>setTimeout(()=>document.head.append(Object.assign(document.createElement("script"),{src}))))}';

/** Name of the file with this content, below the site's base. */
function fileName(content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `_astro/islands.${hash}.js`;
}

/**
 * The page without the inline scripts of its islands, and these as the content of the file that it
 * asks for instead; a page without islands as it is.
 * @param base What stands before a file's name in its address.
 * @throws Error when a page has islands, and their scripts are not where Astro put them so far.
 */
export function extractRuntime(
  html: string,
  base: string,
): { html: string; runtime?: { file: string; content: string } } {
  if (!html.includes('<astro-island ')) return { html };
  const scripts = inlineRuntime.exec(html)?.[0];
  if (scripts === undefined) throw new Error('islands without their scripts after their style');
  const content = scripts.replaceAll('</script><script>', ';').replace(tags, '');
  const file = fileName(content);
  return {
    html: html.replace(scripts, () => `<script data-src="${base}${file}">${lateScript}</script>`),
    runtime: { file, content },
  };
}

/** Writes the files with what its `rewrite` took out of the pages. */
export function islandRuntime(): AstroIntegration & { rewrite: Rewrite } {
  const files = new Map<string, string>();
  let base = '/';
  return {
    name: 'island-runtime',
    rewrite(page) {
      const { html, runtime } = extractRuntime(page, base);
      if (runtime) files.set(runtime.file, runtime.content);
      return html;
    },
    hooks: {
      'astro:config:done': ({ config }) => {
        base = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:done': async ({ dir }) => {
        for (const [file, content] of files) {
          const address = new URL(file, dir);
          await mkdir(dirname(address.pathname), { recursive: true });
          await writeFile(address, content);
        }
      },
    },
  };
}
