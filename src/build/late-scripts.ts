/**
 * Scripts that wait for the first paint. A page with islands has their scripts, which Astro repeats
 * inside each page, and scripts of its own: together 5 KB gzip, with which some pages would take one
 * more round trip than their text needs. They become one file. Nothing that they are needed for is on
 * show before they run; where that is not so, an element says `data-scripts="early"`.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { baseOf } from './base.ts';
import type { Rewrite } from './rewrite-pages.ts';

/** When islands load, and what an island is: Astro writes them after the islands' only style. */
const islandScripts =
  /(?<=<style>astro-island,[^<]*<\/style>)(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2}/;
const pageScript = /<script type="module">([\s\S]*?)<\/script>/g;
const tags = /<\/?script>/g;

/**
 * Asks for the file named beside it once the page has been painted, after the pictures on show: not a
 * byte of it is in the way. A browser that keeps to itself when it painted asks two seconds after
 * everything has come; a module that has run does not run again.
 */
export const lateScript =
  '{const{src}=document.currentScript.dataset,ask=()=>document.head.append(Object.assign(document.createElement("script"),{type:"module",fetchPriority:"low",src}));addEventListener("load",()=>setTimeout(ask,2e3));new PerformanceObserver(list=>list.getEntriesByName("first-contentful-paint")[0]&&ask()).observe({type:"paint",buffered:true})}';

/**
 * Scripts that run when the whole page is there, as the deferred ones they were in it do: the file may
 * come before, where it is kept and the page is slow. As modules, each has names of its own.
 */
function onceArrived(scripts: readonly string[]): string[] {
  if (scripts.length === 0) return [];
  const run = scripts.map((script) => `(()=>{${script}})();`);
  const begin = 'document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run();';
  return [`const run=()=>{${run.join('\n')}};`, begin];
}

/** Name of the file with this content, below the site's base. */
function fileName(content: string): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `_astro/late.${hash}.js`;
}

/**
 * The page without the scripts that may wait, and these as the content of the file that it asks for
 * instead; a page without islands as it is.
 * @param base What stands before a file's name in its address.
 * @throws Error when a page has islands, and their scripts are not where Astro put them so far.
 */
export function postponeScripts(
  html: string,
  base: string,
): { html: string; late?: { file: string; content: string } } {
  if (!html.includes('<astro-island ')) return { html };
  const ofIslands = islandScripts.exec(html)?.[0];
  if (ofIslands === undefined) throw new Error('islands without their scripts after their style');
  const mayWait = !html.includes(' data-scripts="early"');
  const ofPage = mayWait ? [...html.matchAll(pageScript)] : [];
  const content = [
    ofIslands.replaceAll('</script><script>', ';').replace(tags, ''),
    ...onceArrived(ofPage.map(([, script = '']) => script)),
  ].join('\n');
  const file = fileName(content);
  const kept = mayWait ? html.replace(pageScript, '') : html;
  return {
    html: kept.replace(ofIslands, () => `<script data-src="${base}${file}">${lateScript}</script>`),
    late: { file, content },
  };
}

/** Writes the files with what its `rewrite` took out of the pages. */
export function lateScripts(): AstroIntegration & { rewrite: Rewrite } {
  const files = new Map<string, string>();
  let base = '/';
  return {
    name: 'late-scripts',
    rewrite(page) {
      const { html, late } = postponeScripts(page, base);
      if (late) files.set(late.file, late.content);
      return html;
    },
    hooks: {
      'astro:config:done': ({ config }) => {
        base = baseOf(config);
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
