/** The site's own steps in Astro's build. */
import { hash } from 'node:crypto';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer, HookParameters } from 'astro';
import sirv from 'sirv';
import { build } from 'vite';
import { explainError } from '../lib/error.ts';
import { cardCache, prune } from '../outputs/cards/render.ts';

/**
 * Bundles a module and its imports into a minified script, and returns its code; writes no file. Rejects if it fails.
 * @param file Path from the project's folder: `src/client/early/tabs.ts`.
 */
export async function bundleInlineScript(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  if (!('output' in output)) throw new Error(`${file} has no bundle`);
  return output.output[0].code.trim();
}

const policyMeta = /<meta http-equiv="content-security-policy" content="[^"]*">/;
/** A hash in a policy: ` 'sha256-47DEQpj8…='`. */
const allowedHash = / '(sha256-[^']*)'/g;

/**
 * Hashes of the texts that may be inline scripts or styles. Each start of an element counts, even if it is only quoted
 * in a text or an attribute: none is missed whose attributes have no `>`, and no policy has a quoted text's hash.
 */
function inlineHashes(html: string): Set<string> {
  const hashes = new Set<string>();
  for (const { 0: startTag, index } of html.matchAll(/<(?:script|style)\b[^>]*>/g)) {
    const endTag = startTag.startsWith('<script') ? '</script' : '</style';
    const begin = index + startTag.length;
    const text = html.slice(begin, html.indexOf(endTag, begin));
    if (text !== '') hashes.add(`sha256-${hash('sha256', text, 'base64')}`);
  }
  return hashes;
}

/**
 * Returns a page's HTML with a shorter `<meta>` of its `content-security-policy`: of the hashes in it, only those of
 * scripts and styles that are inline in the page stay. Astro writes those of the whole site: 4 KB, which gzip cannot
 * compress. A page without a policy is returned unchanged.
 */
export function narrowPolicy(html: string): string {
  const used = inlineHashes(html);
  return html.replace(policyMeta, (policy) =>
    policy.replaceAll(allowedHash, (source, digest: string) => (used.has(digest) ? source : '')),
  );
}

/**
 * Narrows the policy of a page, lets its scripts wait behind what it shows, and adds the address of a page with
 * `noindex` to `unlisted`. Other responses stay.
 * @param url Address of the request.
 */
async function finish(response: Response, url: string, unlisted: Set<string>): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = narrowPolicy(await response.text()).replaceAll(
    '<script type="module" src',
    '<script type="module" fetchpriority="low" src',
  );
  if (html.includes('<meta name="robots" content="noindex">')) {
    unlisted.add(url.replace(/\.html$/, ''));
  }
  return new Response(html, response);
}

/** Returns a copy that is `about` a page, because pages may share an error. An error with a subject is not copied. */
function failureOf(page: string, error: unknown): unknown {
  if (!(error instanceof Error) || 'about' in error) return error;
  const { name, message, stack } = error;
  return Object.assign(new Error(message, { cause: error }), { name, stack, about: page });
}

/**
 * Wraps a prerenderer so that its pages are finished, and a failing page does not stop the others. At the end all
 * failures are thrown as one AggregateError. Each is `about` its page, so that the caller can find the items of data at
 * fault. Errors with a Spanish explanation, such as a full disk, are no page's fault and stop the build at once.
 */
function tryAll(prerenderer: AstroPrerenderer, base: string, unlisted: Set<string>) {
  const failures: unknown[] = [];
  const wrapped: AstroPrerenderer = {
    ...prerenderer,
    async render(request, options) {
      try {
        const result = await prerenderer.render(request, options);
        if (result instanceof Response) return await finish(result, request.url, unlisted);
        return { ...result, response: await finish(result.response, request.url, unlisted) };
      } catch (error) {
        if (explainError(error) !== null) throw error;
        const path = new URL(request.url).pathname.slice(base.length - 1);
        failures.push(failureOf(path.replace(/((?<=\/)index)?\.html$/, ''), error));
        return new Response(null);
      }
    },
    async teardown() {
      await prerenderer.teardown?.();
      if (failures.length > 0) throw new AggregateError(failures, 'pages failed');
    },
  };
  return wrapped;
}

/**
 * Watches directories from now on. If anything below one is added, changed or removed, all pages of the development
 * server reload, and all modules, which keep what they read, and content collections are read again.
 * @param directories Absolute paths.
 */
export function reloadOnChange(
  { server, logger, refreshContent }: HookParameters<'astro:server:setup'>,
  directories: readonly string[],
): void {
  async function reload(path: string): Promise<void> {
    await refreshContent?.({});
    for (const environment of Object.values(server.environments)) {
      environment.moduleGraph.invalidateAll();
      environment.hot.send({ type: 'full-reload' });
    }
    logger.info(`${path}: las páginas se arman de nuevo`);
  }
  server.watcher.add([...directories]);
  server.watcher.on('all', (_, path) => {
    if (directories.some((directory) => path.startsWith(directory + sep))) void reload(path);
  });
}

/**
 * Makes the site's Astro integration. Its build tries all pages, then throws an AggregateError of those that failed.
 * @param base Path of the site, with slashes at both ends: `/sitio/`, or `/`.
 * @param unlisted Changed by the build, which adds the absolute URLs of pages with `noindex`, without `.html`.
 * @param watched Absolute paths of directories whose changes reload the pages in development.
 */
export const siteBuild = (
  base: string,
  unlisted: Set<string>,
  watched: readonly string[],
): AstroIntegration => ({
  name: 'site-build',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
    },
    'astro:server:setup': (setup) => {
      setup.server.middlewares.use(`${base}tarjetas`, sirv(cardCache, { dev: true }));
      reloadOnChange(setup, watched);
    },
    'astro:build:start': ({ setPrerenderer }) => {
      setPrerenderer((prerenderer) => tryAll(prerenderer, base, unlisted));
    },
    'astro:build:done': ({ dir }) => prune(fileURLToPath(new URL('tarjetas/', dir))),
  },
});
