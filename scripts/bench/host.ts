/** A built site as a static host serves it, with the floor beside: the least a page can be. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { serveDirectory, type RunningServer } from '../lib/server.ts';

export const floorRoute = '/bare-floor';

/** About 1 KB of HTML; its empty icon keeps the browser from asking for one. */
const floorPage = `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Una página</title>
</head>
<body>
<h1>Una página</h1>
<p>Esto es lo menos que puede ser una página: un título y un párrafo. No tiene estilos, imágenes ni
programas, y entra entera en el primer viaje de la red. Cualquier otra página del mismo servidor
tarda, como poco, lo que tarda esta; por eso las demás se miden contra ella, en la misma corrida y
en la misma máquina. El texto sigue un poco más para que el navegador tenga algo que acomodar en
varios renglones, como en cualquier párrafo: las losetas salen de la bolsa de a una, se ponen junto
a las que ya están y hacen crecer caminos, ciudades y campos, hasta que no queda ninguna y se
cuentan los puntos de cada jugador.</p>
</body>
</html>
`;

/** What GitHub Pages lets browsers keep a file, in seconds. */
const maxAge = 600;

/** Serves a copy of `dist` over HTTP/2, gzipped, on a free port; closing the server removes the copy. */
export async function serveAsHost(dist: string): Promise<RunningServer> {
  const directory = await mkdtemp(join(tmpdir(), 'static-host-'));
  await cp(dist, directory, { recursive: true });
  await writeFile(join(directory, `${floorRoute}.html`), floorPage);
  for (const name of await readdir(directory, { recursive: true })) {
    // Pictures and fonts are compressed already.
    if (!/\.(html|css|js|json|svg|xml|txt)$/.test(name)) continue;
    const file = join(directory, name);
    await writeFile(`${file}.gz`, gzipSync(await readFile(file)));
  }
  // Nobody has vouched for it: browsers take it when told to.
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const certificate = { key, cert };
  const server = await serveDirectory(directory, { port: 0, gzip: true, maxAge, certificate });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
