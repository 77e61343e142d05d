/** Lets a build try all pages before it fails, and publishes its progress. */
import { channel } from 'node:diagnostics_channel';
import type { AstroPrerenderer } from 'astro';
import { tellAbout } from '../lib/error.ts';
import { explainError } from '../lib/file-error.ts';

/** Channel with the number of finished pages and files: `{ done, total }`. */
const progress = channel('site:progress');

/**
 * Wraps a prerenderer so that a failing page does not stop the others. At the end all failures are thrown as one
 * AggregateError. Each is `about` its page, so that the caller can find the items of data at fault. Errors with a
 * Spanish explanation, such as a full disk, are no page's fault and stop the build at once.
 * @param base Path of the site, with slashes at both ends: `/sitio/`, or `/`.
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
        // A full disk or an unreadable snapshot is not the page's fault: stop at once.
        if (explainError(error) !== null) throw error;
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
