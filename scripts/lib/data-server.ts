/** Serves a snapshot directory's sheets and pictures as Google and a bucket would: a stand-in. */
import sirv from 'sirv';
import { sheets } from '../../src/config/site.ts';
import type { Sources } from '../../src/config/sources.ts';
import { mapNames, singleSheets, sourceFile, type SheetName } from '../../src/sources/catalog.ts';
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
  const named = <Key extends string>(
    keys: readonly Key[],
    name: (key: Key) => SheetName,
  ): Record<Key, string> =>
    Object.fromEntries(keys.map((key) => [key, address(name(key))])) as Record<Key, string>;
  return {
    ...mapNames(singleSheets, address),
    standings: named(sheets.standings, (id) => `standings-${id}`),
    fixtures: named(sheets.fixtures, (name) => `fixtures-${name}`),
    duels: named(sheets.duels, (name) => `duels-${name}`),
  };
}
