/** Serves a built site as a static host does. The site includes the floor, the smallest page there can be. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { serveDirectory, type RunningServer } from '../lib/server.ts';

/** The floor: about 1 KB of HTML. It is published too; it ends in `.htm` so that no check takes it for a page. */
export const floorRoute = '/piso.htm';

/** How many seconds GitHub Pages lets browsers cache a file. */
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
  // Self-signed: the browsers are started with flags that accept it.
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
