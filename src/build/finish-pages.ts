/** Finishes every page between Astro's rendering and its writing it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { finishPage, type Chunks } from './finish-page.ts';

const isPage = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/**
 * An error of one page ends the build, which names the page.
 * @param chunks Filled before the first page is rendered.
 */
export function finishPages(chunks: Chunks): AstroIntegration {
  const lateFiles = new Map<string, string>();
  let base = '/';

  async function finished(response: Response): Promise<Response> {
    const { html, late } = finishPage(await response.text(), { base, chunks });
    if (late) lateFiles.set(late.file, late.content);
    return new Response(html, response);
  }

  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        // With the slash at its end that Astro may leave out.
        base = `${config.base.replace(/\/$/, '')}/`;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          async render(request, options) {
            const result = await prerenderer.render(request, options);
            const { response, ...rest } =
              result instanceof Response ? { response: result } : result;
            return isPage(response) ? { ...rest, response: await finished(response) } : result;
          },
        }));
      },
      'astro:build:done': async ({ dir }) => {
        for (const [file, content] of lateFiles) {
          const path = fileURLToPath(new URL(file, dir));
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, content);
        }
      },
    },
  };
}
