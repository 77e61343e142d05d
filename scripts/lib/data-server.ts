/** Stands in for Google Sheets and the picture bucket: serves a snapshot directory's sheets and pictures. */
import sirv from 'sirv';
import { sourcesSchema } from '../../src/config/schemas/facts.ts';
import { running } from '../../src/config/site.ts';
import type { Sources } from '../../src/config/sources.ts';
import {
  duelsSheet,
  sheetsOfCompetition,
  sourceFile,
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
  const block: Record<string, unknown> = { ranking: address('ranking') };
  for (const competition of running) {
    const standings: Record<string, string> = {};
    const fixtures: Record<string, string> = {};
    for (const [name, { kind, key }] of sheetsOfCompetition(competition)) {
      if (kind === 'standings') standings[key] = address(name);
      if (kind === 'fixtures') fixtures[key] = address(name);
    }
    block[competition.id] = { standings, fixtures, duels: address(duelsSheet(competition.id)) };
  }
  return block;
}

/** Returns parsed sources whose sheets are all served at `url`. */
export const sourcesAt = (url: string, firestore: Sources['firestore'] = null): Sources =>
  sourcesSchema.parse({ firestore, sheets: sheetsAt(url) });
