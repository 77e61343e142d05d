/** Taking a snapshot of the configured sources, as the commands do. */
import type { Environment } from '../../src/config/environment.ts';
import { ConfigurationError } from '../../src/config/error.ts';
import { nearestOf } from '../../src/config/nearest.ts';
import { textsIn } from '../../src/config/schemas/validation.ts';
import { competitions } from '../../src/config/site.ts';
import { readSources } from '../../src/config/sources.ts';
import { sourceNames, type SourceName } from '../../src/sources/catalog.ts';
import { takeSnapshot, type TakeReport } from '../../src/snapshot/take.ts';
import { defaultRetryPolicy } from '../../src/sources/retry-policy.ts';

/**
 * Names out of `--accept-shrink`, given once or more often, several separated by spaces or commas.
 * @throws ConfigurationError naming one that is no source's.
 */
function acceptedShrinks(values: readonly string[]): readonly SourceName[] {
  const names = values.flatMap((value) => value.split(/[\s,]+/)).filter(Boolean);
  return names.map((name) => {
    const known = sourceNames.find((one) => one === name);
    if (known) return known;
    const like = nearestOf(name, sourceNames);
    throw new ConfigurationError(
      `--accept-shrink ${name}: no hay una fuente con ese nombre${like === undefined ? '' : `; ¿es ${like}?`}`,
    );
  });
}

/**
 * @param acceptShrink Values of `--accept-shrink`.
 * @throws ConfigurationError when no source is configured.
 */
export async function takeLiveSnapshot(
  { sourcesFile, liveDirectory, now }: Environment,
  acceptShrink: readonly string[] = [],
): Promise<TakeReport> {
  const sources = readSources(sourcesFile, competitions);
  // Competitions that have not opened yet count too: otherwise there would be no source left once all are closed.
  if (textsIn(sources).length === 0) {
    throw new ConfigurationError(
      `${sourcesFile}: no hay ninguna fuente; completá «firestore» o las direcciones de «sheets»`,
    );
  }

  console.error('Leyendo las fuentes: a lo sumo tarda dos minutos.');
  return takeSnapshot({
    sources,
    directory: liveDirectory,
    now,
    acceptShrink: acceptedShrinks(acceptShrink),
    retryPolicy: defaultRetryPolicy,
    emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'],
  });
}
