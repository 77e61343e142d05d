import type { AstroPrerenderer } from 'astro';
import { expect, test } from 'vitest';
import { rewritePages, type Rewrite } from '../../../src/build/rewrite-pages.ts';

/** What a build writes where Astro rendered `response`. */
async function built(response: Response, ...rewrites: Rewrite[]): Promise<Response> {
  let wrap: unknown;
  await rewritePages(...rewrites).hooks['astro:build:start']?.({
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

const add =
  (letter: string): Rewrite =>
  (text) =>
    text + letter;

test('rewrites follow each other, and the page stays what it was otherwise', async () => {
  const page = await built(html('ñ', 404), add('1'), add('2'));
  expect(await page.text()).toBe('ñ12');
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toBe('text/html');
});

test('what is no page is left alone, to the byte', async () => {
  const picture = Uint8Array.of(0xff, 0xd8, 0xff);
  const response = await built(
    new Response(picture, { headers: { 'content-type': 'image/jpeg' } }),
    add('1'),
  );
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture);
});

test('a page that cannot be rewritten ends the build', async () => {
  const fail: Rewrite = () => {
    throw new Error('no content security policy');
  };
  await expect(built(html('<p>'), fail)).rejects.toThrow('no content security policy');
});
