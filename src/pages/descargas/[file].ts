/** /descargas/…: the files that the community offers. */
import { readdirSync, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { filesFolderOf } from '../../config/community.ts';
import { environment } from '../../data/this-build.ts';

const folder = filesFolderOf(environment.communityDirectory);

export const getStaticPaths = () => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => !file.startsWith('.'))
    .map((file) => ({ params: { file }, props: { path: join(folder, file) } }));
};

export const GET: APIRoute<{ path: string }> = async ({ props: { path } }) =>
  new Response(new Uint8Array(await readFile(path)));
