/** The edits that somebody asked for, as the spreadsheet's script writes them for a workflow. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../../src/config/environment.ts';
import { ConfigurationError } from '../../src/config/error.ts';
import { allSheets } from '../../src/config/site.ts';
import { readSources } from '../../src/config/sources.ts';
import { awaitEdits, readAwaitedEdits } from '../../src/sources/awaited-edits.ts';
import type { SourceName } from '../../src/sources/catalog.ts';
import { sheetAddresses } from '../../src/sources/fetch-all.ts';
import { defaultPatience } from '../../src/sources/patience.ts';
import { fetchSheet } from '../../src/sources/sheets.ts';

/** Where each sheet is published. */
export const addressesOf = ({ sourcesFile }: Environment): Map<SourceName, string | null> =>
  new Map(sheetAddresses(readSources(sourcesFile, allSheets)));

/**
 * Waits for them, at most ten minutes.
 * @param text `GID:DIGEST` separated by spaces; empty: for none.
 * @returns The sheets whose edit did not come.
 * @throws ConfigurationError when it is no such list.
 */
export async function awaitAsked(text: string, environment: Environment): Promise<SourceName[]> {
  const edits = readAwaitedEdits(text);
  if (!edits) {
    throw new ConfigurationError(
      `--await: «${text}» no es una lista de ediciones, GID:HUELLA; la escribe el menú de la hoja`,
    );
  }
  return awaitEdits(edits, {
    addresses: addressesOf(environment),
    fetchSheet: (address) => fetchSheet(address, { ...defaultPatience, attempts: 1 }),
    pause,
  });
}
