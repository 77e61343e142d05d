/** `npm start`: builds the site and serves it until stopped. */
import './lib/begin.ts';
import { resolve } from 'node:path';
import { readEnvironment } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/config/error.ts';
import { readArguments } from './lib/arguments.ts';
import { fail } from './lib/fail.ts';
import { run } from './lib/run.ts';
import { serveDirectory } from './lib/server.ts';

readArguments('start');

try {
  const { port, basePath } = readEnvironment(process.env);
  const code = await run(process.execPath, ['scripts/build.ts']);
  if (code !== 0) process.exit(code);
  const { url } = await serveDirectory(resolve('dist'), { port, basePath }).catch(
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
        throw new ConfigurationError(
          `el puerto ${port} está ocupado: elegí otro, por ejemplo PORT=${port + 1} npm start`,
        );
      }
      throw error;
    },
  );
  console.log(`\nEl sitio está en ${url}\n(Ctrl+C para terminar)`);
} catch (error) {
  fail('No se pudo servir el sitio', error);
}
