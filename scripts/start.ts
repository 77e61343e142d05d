/**
 * `npm start`: builds the site and serves it until stopped. It serves a folder of its own, so that another build
 * changes nothing under the running server. The folder is named after the port, which only one process can hold.
 */
import { onErrorSay } from './lib/begin.ts';
import { rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import { readEnvironment } from '../src/config/environment.ts';
import { hasCode, ConfigurationError } from '../src/lib/error.ts';
import { readArguments } from './lib/arguments.ts';
import { run } from './lib/run.ts';
import { filesOf, listenOn } from './lib/server.ts';

readArguments({});
onErrorSay('No se pudo servir el sitio');

/** Answers requests; until the site is built, with 503. */
let answer: RequestListener = (_, response) => {
  response.writeHead(503, { 'content-type': 'text/plain;charset=utf-8', 'retry-after': '5' });
  response.end('El sitio se está armando: probá de nuevo en un momento.\n');
};

const { port, basePath } = readEnvironment(process.env);
const { url } = await listenOn(port, (...request) => answer(...request)).catch((error: unknown) => {
  if (!hasCode(error, 'EADDRINUSE')) throw error;
  throw new ConfigurationError(
    `el puerto ${port} está ocupado: elegí otro, por ejemplo PORT=${port + 1} npm start`,
  );
});
const site = `.astro/start-${new URL(url).port}`;
const stop = async (code: number): Promise<never> => {
  await rm(site, { recursive: true, force: true });
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop(0));

const code = await run(process.execPath, ['scripts/build.ts', '--out', site]);
if (code !== 0) await stop(code);
answer = await filesOf(resolve(site), { basePath });
console.log(`\nEl sitio está en ${url}${basePath}\n(Ctrl+C para terminar)`);
