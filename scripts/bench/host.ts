/** A built site as a static host serves it, and the floor in it: the least a page can be. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { serveDirectory, type RunningServer } from '../lib/server.ts';

/** About 1 KB of HTML, published too: `.htm`, so that nothing takes it for a page of the site. */
export const floorRoute = '/piso.htm';

/** What GitHub Pages lets browsers keep a file, in seconds. */
const maxAge = 600;

/** Serves a copy of `dist` over HTTP/2, gzipped, on a free port; closing the server removes the copy. */
export async function serveAsHost(dist: string): Promise<RunningServer> {
  const directory = await mkdtemp(join(tmpdir(), 'static-host-'));
  await cp(dist, directory, { recursive: true });
  for (const name of await readdir(directory, { recursive: true })) {
    // Pictures and fonts are compressed already.
    if (!/\.(html?|css|js|json|svg|xml|txt)$/.test(name)) continue;
    const file = join(directory, name);
    await writeFile(`${file}.gz`, gzipSync(await readFile(file)));
  }
  // Nobody has vouched for it: browsers take it when told to.
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const certificate = { key, cert };
  const server = await serveDirectory(directory, { gzip: true, maxAge, certificate });
  const close = async (): Promise<void> => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { url: server.url, close, [Symbol.asyncDispose]: close };
}
