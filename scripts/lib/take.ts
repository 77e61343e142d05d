/** Taking a snapshot of the configured sources, as the commands do. */
import type { Environment } from '../../src/config/environment.ts';
import { ConfigurationError } from '../../src/config/error.ts';
import { allSheets } from '../../src/config/site.ts';
import { readSources } from '../../src/config/sources.ts';
import { collectionNames } from '../../src/sources/catalog.ts';
import { acceptedShrinks } from '../../src/snapshot/shrink.ts';
import { takeSnapshot, type TakeReport } from '../../src/snapshot/take.ts';
import { sheetAddresses } from '../../src/sources/fetch-all.ts';
import { defaultRetryPolicy } from '../../src/sources/retry-policy.ts';

/** @throws ConfigurationError when no source is configured. */
export async function takeLiveSnapshot(
  { sourcesFile, liveDirectory, now }: Environment,
  { acceptShrink }: { acceptShrink: readonly string[] },
): Promise<TakeReport> {
  const sources = readSources(sourcesFile, allSheets);
  const sheets = [...sheetAddresses(sources).values()].filter((url) => url !== null).length;
  const total = sheets + (sources.firestore ? collectionNames.length : 0);
  if (total === 0) {
    throw new ConfigurationError(
      `${sourcesFile}: no hay ninguna fuente; completá «firestore» o las direcciones de «sheets»`,
    );
  }

  console.error(`Leyendo ${total} fuentes: a lo sumo tarda dos minutos.`);
  return takeSnapshot({
    sources,
    directory: liveDirectory,
    now,
    acceptShrink: acceptedShrinks(acceptShrink),
    retryPolicy: defaultRetryPolicy,
    emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'],
  });
}
