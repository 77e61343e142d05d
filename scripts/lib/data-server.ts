/** Stands in for Google Sheets and the picture bucket: serves a snapshot directory's sheets and pictures. */
import sirv from 'sirv';
import { sourcesSchema } from '../../src/config/schemas/facts.ts';
import { running } from '../../src/config/site.ts';
import type { Sources } from '../../src/config/sources.ts';
import {
  duelsSheet,
  sheetsOfCompetition,
  sourceFile,
  type Sheet,
  type SheetName,
} from '../../src/sources/catalog/catalog.ts';
import { listenOn, type RunningServer } from './server.ts';

/** Serves `directory` on a free port: `/sheets/ranking.csv`, `/images/….jpg`. */
export function serveData(directory: string): Promise<RunningServer> {
  const files = sirv(directory, { dev: true });
  return listenOn(0, (request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
}

/** Returns the `sheets` block of a sources file whose sheets are all served at `url`. */
export function sheetsAt(url: string): Record<string, unknown> {
  const address = (name: SheetName): string => `${url}/${sourceFile(name)}`;
  const published = running.map((competition) => {
    const sheets = [...sheetsOfCompetition(competition)];
    const addressesOf = (wanted: Sheet['kind']) =>
      Object.fromEntries(
        sheets.flatMap(([name, { kind, key }]) => (kind === wanted ? [[key, address(name)]] : [])),
      );
    const [standings, fixtures] = [addressesOf('standings'), addressesOf('fixtures')];
    const block = { standings, fixtures, duels: address(duelsSheet(competition.id)) };
    return [competition.id, block] as const;
  });
  return { ranking: address('ranking'), ...Object.fromEntries(published) };
}

/** Returns parsed sources whose sheets are all served at `url`. */
export const sourcesAt = (url: string, firestore: Sources['firestore'] = null): Sources =>
  sourcesSchema.parse({ firestore, sheets: sheetsAt(url) });
