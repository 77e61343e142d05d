/**
 * `npm run snapshot`: fetches the sources into the snapshot directory. Exit code 0: the snapshot was written. 1: a
 * source has no data, and there is no snapshot yet. 2: the configuration is wrong.
 */
import './lib/require-community.ts';
import { writeFile } from 'node:fs/promises';
import { readEnvironment } from '../src/config/environment.ts';
import { formatReport } from '../src/snapshot/report.ts';
import { readArguments } from './lib/arguments.ts';
import { onErrorSay } from './lib/begin.ts';
import { exitCodes } from './lib/fail.ts';
import { takeLiveSnapshot } from './lib/take.ts';

const { values } = readArguments({ 'accept-shrink': [], json: '' });
onErrorSay('No se escribió nada: los datos anteriores quedan como estaban');
const report = await takeLiveSnapshot(readEnvironment(process.env), values['accept-shrink']);
console.log(formatReport(report));
if (values.json) {
  // The snapshot itself is already written, so an error from here on must not claim the contrary.
  onErrorSay('El informe no se escribió');
  await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`);
}
process.exit(report.written ? 0 : exitCodes.failure);
