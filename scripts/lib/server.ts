/** Serves a built site as static hosts do: clean addresses, 404.html with status 404. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
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

/** Serves `directory` under `basePath`; port 0 takes any free one. */
export async function serveDirectory(
  directory: string,
  { port, basePath = '' }: { port: number; basePath?: string },
): Promise<RunningServer> {
  const files = sirv(directory, { extensions: ['html'], etag: true });
  const notFound = await readFile(join(directory, '404.html'));
  const sendNotFound = (response: ServerResponse): void => {
    response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
    response.end(notFound);
  };

  const server = createServer((request, response) => {
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
  await listen(server, port);
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
}
