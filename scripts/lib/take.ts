/** Takes a snapshot of the configured sources, for all commands. */
import type { Environment } from '../../src/config/environment.ts';
import { ConfigurationError } from '../../src/lib/error.ts';
import { askNearest } from '../../src/lib/text.ts';
import { textsIn } from '../../src/lib/validation.ts';
import { competitions } from '../../src/config/site.ts';
import { readSources } from '../../src/config/sources.ts';
import {
  sourceNamed,
  sourceNames,
  sourceTitles,
  type SourceName,
} from '../../src/sources/catalog/catalog.ts';
import type { TakeReport } from '../../src/snapshot/report.ts';
import { takeSnapshot } from '../../src/snapshot/take.ts';
import { fetchAll } from '../../src/sources/fetch/fetch-all.ts';
import { defaultRetryPolicy } from '../../src/sources/fetch/retry-policy.ts';

/**
 * Parses the values of `--accept-shrink`, each of which may list the titles of several sources, separated by
 * semicolons.
 * @throws ConfigurationError for a title that no source has.
 */
function acceptedShrinks(values: readonly string[]): readonly SourceName[] {
  const texts = values.flatMap((value) => value.split(';')).map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    const named = sourceNamed(text.replace(/^«(.*)»$/, '$1'));
    if (named !== undefined && sourceNames.includes(named)) return named;
    throw new ConfigurationError(
      `Aceptar menos filas (--accept-shrink), «${text}»: no hay una fuente con ese nombre${askNearest(text, sourceTitles)}`,
    );
  });
}

/**
 * Takes a snapshot into the environment's live directory. @param acceptShrink Values of `--accept-shrink`.
 * @throws ConfigurationError when no source is configured.
 */
export async function takeLiveSnapshot(
  { sourcesFile, liveDirectory, now }: Environment,
  acceptShrink: readonly string[] = [],
): Promise<TakeReport> {
  const sources = readSources(sourcesFile, competitions);
  // Competitions that have not opened yet count too: otherwise no source would be left once all are closed.
  if (textsIn(sources).length === 0) {
    throw new ConfigurationError(
      `${sourcesFile}: no hay ninguna fuente; completá «firestore» o las direcciones de «sheets»`,
    );
  }

  console.error('Leyendo las fuentes: a lo sumo tarda dos minutos.');
  const emulatorHost = process.env['FIRESTORE_EMULATOR_HOST'];
  return takeSnapshot({
    fetchTexts: () => fetchAll(sources, defaultRetryPolicy, emulatorHost),
    directory: liveDirectory,
    now,
    acceptShrink: acceptedShrinks(acceptShrink),
    retryPolicy: defaultRetryPolicy,
  });
}
