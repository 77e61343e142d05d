/**
 * `npm run snapshot`: sources → snapshot directory. Ends with 0 when the snapshot is complete (fresh, or last
 * good data with a warning), 1 when a source has neither, 2 when the configuration is wrong.
 */
import './lib/require-community.ts';
import { writeFile } from 'node:fs/promises';
import { readEnvironment } from '../src/config/environment.ts';
import { formatReport } from '../src/snapshot/report.ts';
import { readArguments } from './lib/arguments.ts';
import { exitCodes, fail } from './lib/fail.ts';
import { takeLiveSnapshot } from './lib/take.ts';

const { values } = readArguments({ 'accept-shrink': [], json: '' });

try {
  const report = await takeLiveSnapshot(readEnvironment(process.env), {
    acceptShrink: values['accept-shrink'],
  });

  console.log(formatReport(report));
  if (values.json) {
    await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`).catch((error: unknown) => {
      // By then the snapshot stands, whatever became of its report.
      fail('El informe no se escribió', error);
    });
  }
  process.exit(report.written ? 0 : exitCodes.failure);
} catch (error) {
  fail('No se escribió nada: los datos anteriores quedan como estaban', error);
}
