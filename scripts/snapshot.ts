/**
 * `npm run snapshot`: sources → snapshot directory.
 *
 *   --json FILE       the report for machines
 *   --markdown FILE   the report for a CI summary
 *   --accept-shrink   take sources that lost more than 30 % of their rows
 *
 * Ends with 0 when the snapshot is complete (fresh, or last good data with a warning), 1 when a
 * source has neither, 2 when the configuration is wrong.
 */
import { appendFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/config/error.ts';
import { readSources } from '../src/config/sources.ts';
import { formatMarkdown, formatReport } from '../src/snapshot/report.ts';
import { takeSnapshot } from '../src/snapshot/take.ts';
import { sheetAddresses } from '../src/sources/fetch-all.ts';
import { defaultPatience } from '../src/sources/patience.ts';
import { collectionNames } from '../src/snapshot/catalog.ts';
import { exitCodes, fail } from './lib/fail.ts';
import { progressBar } from './lib/progress.ts';

try {
  const { values } = parseArgs({
    options: {
      json: { type: 'string' },
      markdown: { type: 'string' },
      'accept-shrink': { type: 'boolean', default: false },
    },
  });
  const { sourcesFile, liveDirectory, now } = readEnvironment(process.env);
  const sources = readSources(sourcesFile);
  const sheets = [...sheetAddresses(sources).values()].filter((url) => url !== null).length;
  const total = sheets + (sources.firestore ? collectionNames.length : 0);
  if (total === 0) {
    throw new ConfigurationError(
      `${sourcesFile}: no hay ninguna fuente; completá «firestore» o las direcciones de «sheets»`,
    );
  }

  const progress = progressBar(process.stderr, total);
  const report = await takeSnapshot({
    sources,
    directory: liveDirectory,
    now,
    acceptShrink: values['accept-shrink'],
    patience: defaultPatience,
    emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'],
    onFetched: progress.advance,
  });
  progress.finish();

  console.log(formatReport(report));
  if (values.json) await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
  if (values.markdown) await appendFile(values.markdown, formatMarkdown(report));
  process.exit(report.written ? 0 : exitCodes.failure);
} catch (error) {
  fail('No se escribió nada: los datos anteriores quedan como estaban', error);
}
