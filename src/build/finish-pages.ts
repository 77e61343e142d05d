/**
 * What Astro cannot do when it renders a page, done to the finished one: its islands are told their chunks,
 * which have names only then; scripts that may wait for the first paint become a file; its policy
 * keeps the hashes that it needs; and its body goes without the end tags and quotes that HTML does not ask for.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { openDialogs } from '../client/early/dialogs.ts';
import { askForLateScripts, hearBeforeReact } from '../client/early/islands.ts';
import { followAddress } from '../client/early/tabs.ts';
import { drawCards, serveCards } from './draw-cards.ts';
import { islandChunks, nameImports, type Chunks } from './island-chunks.ts';
import { tryAll } from './try-all.ts';

/** End tags that say nothing: what follows ends the row, cell or item as well. They are a twentieth of the league. */
const needless =
  /<\/(?:t[dhr]|thead|tbody|li|d[td])>(?=<(?:t[dhr]|tbody|li|d[td]|\/(?:tr|thead|tbody|table|ul|ol|dl|div))\b)/;

/**
 * Scripts and styles whole, every other opening tag, and end tags that are needless; between its quotes an
 * attribute may hold anything.
 */
const elements = new RegExp(
  `<(script|style)\\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)</\\1>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|${needless.source}`,
  'gs',
);

/** A value of an attribute; its first group is one that needs no quotes. */
const quoted = /=(?:"([^\s"'=<>`]+)"(?=[ >])|"[^"]*"|'[^']*')/g;

const hashOf = (text: string): string =>
  ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const minified = (run: () => void): string =>
  minifySync('early.js', `(${run.toString()})();`).code.trim();

/** What a page with islands runs before them, where it has this in its HTML: functions as text. */
const beforeIslands = [
  ['', minified(askForLateScripts)],
  [' data-react=', minified(hearBeforeReact)],
  ['"tab-list"', minified(followAddress)],
  ['<dialog', minified(openDialogs)],
] as const;

/** The one script that a page with islands has inline, beside the file with the others. */
export const earlyScript = (html: string): string =>
  beforeIslands.map(([mark, text]) => (html.includes(mark) ? text : '')).join('');

/** Scripts as one, each with names of its own. */
const joined = (scripts: readonly Inline[]): string =>
  scripts.map(({ text }) => `(()=>{${text}})();`).join('');

/**
 * What may wait, as a file: islands' scripts, and the page's own, which run when the whole page is there, as they
 * did in it: the file may come before, where it is kept and the page is slow.
 */
function lateScript(ofIslands: readonly Inline[], own: readonly Inline[]): string {
  const begin = 'document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run();';
  const run = own.length > 0 ? `const run=()=>{${joined(own)}};\n${begin}` : '';
  return ofIslands.map(({ text }) => `${text};\n`).join('') + run;
}

/** A script or style of a page, and where it stands. */
type Inline = Record<'kind' | 'attributes' | 'text', string> & { index: number };

const isPolicy = (tag: string): boolean => /^<meta [^>]*"content-security-policy"/.test(tag);
const isIsland = (tag: string): boolean => tag.startsWith('<astro-island ');

/**
 * A page as it is published, and the file with its late scripts; null when it has no islands.
 * @param base What stands before a file's name in its address: `/sitio/`, or `/`.
 * @throws Error when it has no policy, its policy would block a script or style of its own, or the
 * scripts of its islands are not where Astro put them so far.
 */
export function finishPage(
  html: string,
  base: string,
  chunks: Chunks,
): { html: string; late: { file: string; content: string } | null } {
  const found = [...html.matchAll(elements)];
  const [policy = ''] = found.find(([tag]) => isPolicy(tag)) ?? [];
  if (policy === '') throw new Error('no content security policy');
  // A script with an address is allowed by it, speculation rules by name; data, such as JSON-LD, never run.
  const inlines = found.flatMap(({ 1: kind, 2: attributes = '', 3: text = '', index }): Inline[] =>
    kind && !/ src=|"application\/|"speculationrules"/.test(attributes)
      ? [{ kind, attributes, text, index }]
      : [],
  );
  const blocked = inlines.find(({ text }) => !policy.includes(hashOf(text)));
  if (blocked) throw new Error(`the policy blocks an inline ${blocked.kind}: ${blocked.text}`);

  const modules = inlines.filter(({ attributes }) => attributes === ' type="module"');
  let moved = modules.length > 1 ? modules : [];
  let late = null;
  let script = joined(moved);
  let tag = `<script type="module">${script}</script>`;
  let place = moved.at(-1)?.index;
  const styles = inlines.filter(({ kind }) => kind === 'style');
  const css = styles.map(({ text }) => text.replaceAll('\n', '')).join('');
  if (found.some(([island]) => isIsland(island))) {
    // When islands load, and what an island is: Astro writes both right after the islands' only style.
    const style = inlines.findIndex(({ text }) => text.startsWith('astro-island,'));
    const ofIslands = inlines.slice(style + 1, style + 3);
    if (style < 0 || ofIslands.some(({ attributes }) => attributes)) {
      throw new Error('islands without their scripts after their style');
    }
    const isEarly = found.some(([early]) => early.includes(' data-scripts="early"'));
    const content = lateScript(ofIslands, isEarly ? [] : modules);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    late = { file: `_astro/late.${hash}.js`, content };
    // Those that run before the first paint are one: each is a hash in the policy.
    const first = inlines.filter(({ kind, attributes }) => kind === 'script' && attributes === '');
    moved = isEarly ? first : [...first, ...modules];
    const own = first.filter((inline) => !ofIslands.includes(inline));
    script = [...own.map(({ text }) => `${text};`), earlyScript(html)].join('');
    tag = `<script data-src="${base}${late.file}">${script}</script>`;
    place = first[0]?.index;
  }

  const placed = new Map([...moved, ...styles].map(({ index }) => [index, '']));
  if (place !== undefined) placed.set(place, tag);
  if (styles[0]) placed.set(styles[0].index, `<style>${css}</style>`);
  const kept = inlines.filter(({ index }) => !placed.has(index));
  const all = [...kept, { kind: 'script', text: script }, { kind: 'style', text: css }];
  const hashesOf = (of: string): string =>
    [...new Set(all.map(({ kind, text }) => (kind === of && text ? hashOf(text) : '')))].join('');
  // Astro allows those of the whole site on every page: digests that gzip cannot shrink.
  const narrowed = policy
    .replaceAll(/ 'sha256-[^']*'/g, '')
    .replaceAll(/(script|style)-src [^;"]*/g, (own, kind: string) => own + hashesOf(kind));
  const body = found.find(([tag]) => tag.startsWith('<body'))?.index ?? -1;
  const finished = html.replace(elements, (whole, kind, _attributes, _text, index: number) => {
    if (whole.startsWith('</')) return '';
    if (isPolicy(whole)) return narrowed;
    if (kind || index < body) return placed.get(index) ?? whole;
    const told = isIsland(whole) ? nameImports(whole, base, chunks) : whole;
    return told.replaceAll(quoted, (value, plain?: string) => (plain ? `=${plain}` : value));
  });
  return { html: finished, late };
}

/**
 * Adds `client:interaction`, draws the cards of every page, and finishes the page before it is written.
 * @param base As `finishPage` has it.
 * @param unlisted Gets the addresses of the pages that are kept out of search engines.
 */
export function finishPages(base: string, unlisted: Set<string>): AstroIntegration {
  const { chunks, vite } = islandChunks();
  let outDir: URL;
  const placeOf = async (name: string): Promise<URL> => {
    const file = new URL(name, outDir);
    await mkdir(new URL('.', file), { recursive: true });
    return file;
  };
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ config, addClientDirective, updateConfig }) => {
        outDir = config.outDir;
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
        updateConfig({ vite });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(`${base}tarjetas`, serveCards());
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => {
          const render: typeof prerenderer.render = async (request, options) => {
            const result = await prerenderer.render(request, options);
            const response = result instanceof Response ? result : result.response;
            if (!response.headers.get('content-type')?.startsWith('text/html')) return result;
            const { html, late } = finishPage(await response.text(), base, chunks);
            if (html.includes('<meta name="robots" content="noindex">')) {
              unlisted.add(request.url.replace(/\.html$/, ''));
            }
            if (late) await writeFile(await placeOf(late.file), late.content);
            const finished = new Response(html, response);
            return result instanceof Response ? finished : { ...result, response: finished };
          };
          return tryAll(drawCards({ ...prerenderer, render }, outDir), base);
        });
      },
    },
  };
}
