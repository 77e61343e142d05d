/** Changing pages between Astro's rendering and its writing them. */
import type { AstroIntegration } from 'astro';

/** What is done to a page's HTML. */
export type Rewrite = (html: string) => string;

const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

async function rewritten(response: Response, rewrites: readonly Rewrite[]): Promise<Response> {
  const html = await response.text();
  return new Response(
    rewrites.reduce((text, rewrite) => rewrite(text), html),
    response,
  );
}

/**
 * Rewrites every page of the site, each time what the rewrite before left. An error of one ends the
 * build, which names the page.
 */
export function rewritePages(...rewrites: readonly Rewrite[]): AstroIntegration {
  return {
    name: 'rewrite-pages',
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async render(request, options) {
            const result = await prerenderer.render(request, options);
            const { response, ...rest } =
              result instanceof Response ? { response: result } : result;
            if (!isPage(response)) return result;
            return { ...rest, response: await rewritten(response, rewrites) };
          },
        }));
      },
    },
  };
}
