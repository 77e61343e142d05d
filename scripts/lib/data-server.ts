/** Serves a snapshot directory's sheets and pictures as Google and a bucket would: a stand-in. */
import sirv from 'sirv';
import { sheets } from '../../src/config/site.ts';
import type { Sources } from '../../src/config/sources.ts';
import { sourceFile, type SheetName } from '../../src/sources/catalog.ts';
import { listenOn, type RunningServer } from './server.ts';

/** Serves `directory` on a free port: `/sheets/ranking.csv`, `/images/….jpg`. */
export function serveData(directory: string): Promise<RunningServer> {
  const files = sirv(directory, { dev: true });
  return listenOn(0, (request, response) => {
    files(request, response, () => {
      response.writeHead(404).end();
    });
  });
}

/** The `sheets` of sources whose data stands at `url`. */
export function sheetsAt(url: string): Sources['sheets'] {
  const address = (name: SheetName): string => `${url}/${sourceFile(name)}`;
  const addresses = (kind: keyof typeof sheets): Record<string, string> =>
    Object.fromEntries(sheets[kind].map((key) => [key, address(`${kind}-${key}`)]));
  return {
    ranking: address('ranking'),
    standings: addresses('standings'),
    fixtures: addresses('fixtures'),
    duels: addresses('duels'),
  };
}
