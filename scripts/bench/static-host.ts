/** A built site as a static host serves it, with the floor page beside. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { generate } from 'selfsigned';
import { serveDirectory, type Certificate, type RunningServer } from '../lib/server.ts';
import { floorPage } from './floor.ts';

/** What GitHub Pages lets browsers keep a file, in seconds. */
const maxAge = 600;

export const floorRoute = '/bare-floor';

/** What hosts compress; pictures and fonts are compressed already. */
const isText = (file: string): boolean => /\.(html|css|js|json|svg|xml|txt)$/.test(file);

/** Writes a file's `.gz` beside it. */
async function compress(file: string): Promise<void> {
  await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file)));
}

/** One for localhost that nobody has vouched for: browsers take it when told to. */
async function ownCertificate(): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  return { key, cert };
}

/**
 * Serves a copy of `dist` over HTTP/2, gzipped, on a free port; closing the server removes the copy.
 */
export async function serveAsHost(dist: string): Promise<RunningServer> {
  const directory = await mkdtemp(join(tmpdir(), 'static-host-'));
  await cp(dist, directory, { recursive: true });
  await writeFile(join(directory, `${floorRoute}.html`), floorPage);
  const files = (await readdir(directory, { recursive: true })).filter(isText);
  await Promise.all(files.map((file) => compress(join(directory, file))));
  const certificate = await ownCertificate();
  const server = await serveDirectory(directory, { port: 0, gzip: true, maxAge, certificate });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
