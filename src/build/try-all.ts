/** Builds tell how far they are, and try every page before they fail. */
import { channel } from 'node:diagnostics_channel';
import type { AstroPrerenderer } from 'astro';
import { tellAbout } from '../config/error.ts';
import { reasonOf } from '../snapshot/file-error.ts';

/** Where builds publish how many of their pages and files are done: `{ done, total }`. */
const progress = channel('site:progress');

/** The path of a page as `about` names it, without `.html`: `/noticias/abc`. */
function pageOf(url: string, base: string): string {
  const path = new URL(url).pathname.slice(base.length - 1).replace(/(^\/index)?\.html$/, '');
  return path === '' ? '/' : path;
}

/**
 * A prerenderer for which a page that fails keeps no other from being tried. All that failed are one error at the
 * end, each `about` its page, so that it can be told which items of the data are at fault.
 * @param base Path that the site is in: `/sitio/`, or `/`.
 */
export function tryAll(prerenderer: AstroPrerenderer, base: string): AstroPrerenderer {
  const failures: unknown[] = [];
  let isWholeSite = false;
  let [done, total] = [0, 0];
  return {
    ...prerenderer,
    async getStaticPaths() {
      const paths = await prerenderer.getStaticPaths();
      total = paths.length;
      progress.publish({ done, total });
      return paths;
    },
    async render(request, options) {
      try {
        return await prerenderer.render(request, options);
      } catch (error) {
        // Then all pages are alike: a full disk, a snapshot that cannot be read.
        isWholeSite ||= reasonOf(error) !== null;
        if (isWholeSite) throw error;
        failures.push(tellAbout(pageOf(request.url, base), error));
        return new Response(null);
      } finally {
        progress.publish({ done: ++done, total });
      }
    },
    async teardown() {
      await prerenderer.teardown?.();
      if (!isWholeSite && failures.length > 0) throw new AggregateError(failures, 'pages failed');
    },
  };
}
