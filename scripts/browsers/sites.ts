/** The built site, twice: whole, and as it is while the islands' code is on its way. */
import sirv from 'sirv';
import { islandChunks } from '../lib/island-chunks.ts';
import { listenOn, serveDirectory, type RunningServer } from '../lib/server.ts';

/** Their addresses. */
export interface Sites {
  whole: string;
  early: string;
  close: () => Promise<void>;
}

/**
 * Serves a site whose islands never come: held back here, and not in the browser, since not every driver
 * can. A browser has six connections to a server: while a page waits for fewer files, it can still leave.
 */
function serveEarly(dist: string): Promise<RunningServer> {
  const files = sirv(dist, { extensions: ['html'] });
  return listenOn(0, (request, response) => {
    if (islandChunks.test(request.url ?? '')) return;
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
}

export async function serveSites(dist: string): Promise<Sites> {
  const [whole, early] = await Promise.all([serveDirectory(dist, { port: 0 }), serveEarly(dist)]);
  return {
    whole: whole.url,
    early: early.url,
    close: async () => {
      await Promise.all([whole.close(), early.close()]);
    },
  };
}
