/** Has a build try all of its pages before it fails, and tell how far it is. */
import { channel } from 'node:diagnostics_channel';
import type { AstroPrerenderer } from 'astro';
import { tellAbout } from '../config/error.ts';
import { reasonOf } from '../files/file-error.ts';

/** Where builds publish how many of their pages and files are done: `{ done, total }`. */
const progress = channel('site:progress');

/**
 * A prerenderer for which a page that fails keeps no other from being tried. All that failed are one error at the
 * end, each `about` its page, so that it can be told which items of the data are at fault.
 * @param base Path that the site is in: `/sitio/`, or `/`.
 */
export function tryAll(prerenderer: AstroPrerenderer, base: string): AstroPrerenderer {
  const failures: unknown[] = [];
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
        // A full disk, or a snapshot that cannot be read, is no page's fault.
        if (reasonOf(error) !== null) throw error;
        const path = new URL(request.url).pathname.slice(base.length - 1);
        failures.push(tellAbout(path.replace(/(index)?\.html$/, ''), error));
        return new Response(null);
      } finally {
        progress.publish({ done: ++done, total });
      }
    },
    async teardown() {
      await prerenderer.teardown?.();
      if (failures.length > 0) throw new AggregateError(failures, 'pages failed');
    },
  };
}
