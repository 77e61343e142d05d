/** The site's own steps in Astro's build. */
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer, HookParameters } from 'astro';
import sirv from 'sirv';
import { explainError, tellAbout } from '../lib/error.ts';
import { cardCache, prune } from '../outputs/cards/render.ts';
import { narrowPolicy } from './page-policy.ts';

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
        failures.push(tellAbout(path.replace(/(index)?\.html$/, ''), error));
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
 * Reloads all pages of the development server when a file in a directory changes: modules keep what they read, so all of
 * them are evaluated again, and the content collections (src/content.config.ts) are loaded again.
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
 * Astro integration for the site.
 * @param base Path of the site, with slashes at both ends: `/sitio/`, or `/`.
 * @param unlisted Receives the addresses of pages with `noindex`.
 * @param watched Directories of files that pages read themselves.
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
