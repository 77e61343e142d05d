/** Code and index of the search, which Pagefind makes. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { searchFiles } from '../../data/search.ts';

export const getStaticPaths = (async () =>
  (await searchFiles()).map(({ path, content }) => ({
    params: { file: path },
    props: { content },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: Uint8Array<ArrayBuffer> }> = ({ props: { content } }) =>
  new Response(content);
