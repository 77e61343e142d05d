/** Serves a built site as static hosts do: clean addresses, 404.html with status 404. */
import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createSecureServer, type SecureServerOptions } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

export interface RunningServer extends AsyncDisposable {
  /** `http://localhost:4321`, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** GitHub Pages answers 404 for a path with a trailing slash, and so does this server. */
const hasTrailingSlash = (url: string): boolean => /^[^?]+\/(\?|$)/.test(url);

interface ServeOptions {
  basePath?: string;
  /** Sends the `.gz` beside a file to browsers that accept gzip. */
  gzip?: boolean;
  /** How many seconds browsers may keep a file without asking again; 0 by default. */
  maxAge?: number;
  /** With a certificate, the server uses HTTP/2 and TLS instead of HTTP/1.1. */
  certificate?: SecureServerOptions;
}

/** Serves `directory`, which must not change, under `basePath`. A missing file or a trailing slash gets `404.html`. */
export async function filesOf(
  directory: string,
  { basePath = '', ...options }: Omit<ServeOptions, 'certificate'>,
): Promise<RequestListener> {
  const files = sirv(directory, { extensions: ['html'], etag: true, ...options });
  const notFound = await readFile(join(directory, '404.html'));
  const sendNotFound = (response: ServerResponse): void =>
    void response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' }).end(notFound);

  return (request, response) => {
    const url = request.url ?? '/';
    const inside = `${url.replace(/\?.*/, '')}/`.startsWith(`${basePath}/`);
    // The home page's address may have no slash at all: `/sitio?a=b`.
    request.url = url.slice(basePath.length).replace(/^(?!\/)/, '/');
    if (!inside || hasTrailingSlash(request.url)) sendNotFound(response);
    else files(request, response, () => sendNotFound(response));
  };
}

/** Serves `directory` under `basePath` on a free port of this machine. */
export async function serveDirectory(
  directory: string,
  { certificate, ...options }: ServeOptions = {},
): Promise<RunningServer> {
  const server = await listenOn(0, await filesOf(directory, options), certificate);
  if (options.basePath !== undefined) server.url += options.basePath;
  return server;
}

/** Starts a server that only this machine can reach; HTTP/2 with a certificate. Port 0 takes any free port. */
export async function listenOn(
  port: number,
  handle: RequestListener,
  certificate?: SecureServerOptions,
): Promise<RunningServer> {
  // Node's compatibility API gives HTTP/2 requests and responses the shape of HTTP/1.1.
  const server = certificate
    ? createSecureServer(certificate, handle as (...args: unknown[]) => void)
    : createServer(handle);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const address = server.address() as AddressInfo;
  const url = `${certificate ? 'https' : 'http'}://localhost:${address.port}`;
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await server[Symbol.asyncDispose]();
  };
  return { url, close, [Symbol.asyncDispose]: close };
}

/** Returns a port that is free now, for a program that needs one as an argument. */
export async function freePort(): Promise<number> {
  await using server = await listenOn(0, () => undefined);
  return Number(new URL(server.url).port);
}
