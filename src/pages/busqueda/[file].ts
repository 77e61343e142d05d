/** The search's index, in files that a query asks for as it needs them. */
import type { APIRoute, GetStaticPaths } from 'astro';
import { searchIndex } from '../../data/search.ts';

export const getStaticPaths = (async () => {
  const { files } = await searchIndex();
  return Array.from(files, ([file, content]) => ({ params: { file }, props: { content } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ content: string }> = ({ props: { content } }) =>
  new Response(content, { headers: { 'content-type': 'application/json' } });
