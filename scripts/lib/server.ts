/** Serves a built site as static hosts do: clean addresses, 404.html with status 404. */
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

export interface RunningServer {
  /** `http://localhost:4321`, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Paths with a trailing slash are other addresses, as on GitHub Pages. */
const hasTrailingSlash = (url: string): boolean => /.\/(\?|$)/.test(url);

interface ServeOptions {
  /** 0 takes any free one. */
  port: number;
  basePath?: string;
  /** Sends the `.gz` beside a file to browsers that take it. */
  gzip?: boolean;
  /** How many seconds browsers may keep a file without asking again; 0 by default. */
  maxAge?: number;
}

/** Serves `directory` under `basePath`. */
export async function serveDirectory(
  directory: string,
  { port, basePath = '', ...options }: ServeOptions,
): Promise<RunningServer> {
  const files = sirv(directory, { extensions: ['html'], etag: true, ...options });
  const notFound = await readFile(join(directory, '404.html'));
  const sendNotFound = (response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
    response.end(notFound);
  };

  const server = await listenOn(port, (request, response) => {
    const url = request.url ?? '/';
    const inside = basePath === '' || url === basePath || url.startsWith(`${basePath}/`);
    request.url = url.slice(basePath.length) || '/';
    if (!inside || hasTrailingSlash(request.url)) sendNotFound(response);
    else {
      files(request, response, () => {
        sendNotFound(response);
      });
    }
  });
  return { ...server, url: `${server.url}${basePath}` };
}

/** Starts a server; port 0 takes any free one. */
export async function listenOn(port: number, handle: RequestListener): Promise<RunningServer> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
