import type { AstroPrerenderer } from 'astro';
import { expect, test } from 'vitest';
import { finishPages } from '../../../src/build/finish-pages.ts';

/** What a build writes where Astro rendered `response`. */
async function built(response: Response): Promise<Response> {
  let wrap: unknown;
  await finishPages(new Map()).hooks['astro:build:start']?.({
    logger: undefined as never,
    setPrerenderer: (prerenderer) => (wrap = prerenderer),
  });
  const astros: AstroPrerenderer = {
    name: 'astro',
    getStaticPaths: () => Promise.resolve([]),
    render: () => Promise.resolve(response),
  };
  const prerenderer = (wrap as (inner: AstroPrerenderer) => AstroPrerenderer)(astros);
  const result = await prerenderer.render(new Request('http://localhost/'), {
    routeData: undefined as never,
  });
  return result instanceof Response ? result : result.response;
}

const html = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'text/html' } });

test('a page is finished, and stays what it was otherwise', async () => {
  const policy = (text: string): string =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${text}">ñ`;
  const page = await built(html(policy(` 'sha256-b2Y='`), 404));
  expect(await page.text()).toBe(policy(''));
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toBe('text/html');
});

test('what is no page is left alone, to the byte', async () => {
  const picture = Uint8Array.of(0xff, 0xd8, 0xff);
  const response = await built(
    new Response(picture, { headers: { 'content-type': 'image/jpeg' } }),
  );
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture);
});

test('a page that cannot be finished ends the build', async () => {
  await expect(built(html('<p>'))).rejects.toThrow('no content security policy');
});
