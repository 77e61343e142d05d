/**
 * `npm run snapshot`: sources → snapshot directory. Ends with 0 when the snapshot is complete (fresh, or last good data with a warning), 1 when a
 * source has neither, 2 when the configuration is wrong.
 */
import './lib/require-community.ts';
import { appendFile, writeFile } from 'node:fs/promises';
import { readEnvironment } from '../src/config/environment.ts';
import { formatMarkdown, formatReport } from '../src/snapshot/report.ts';
import type { TakeReport } from '../src/snapshot/take.ts';
import { readArguments } from './lib/arguments.ts';
import { exitCodes, fail } from './lib/fail.ts';
import { takeLiveSnapshot } from './lib/take.ts';

interface ReportFiles {
  json?: string | undefined;
  markdown?: string | undefined;
}

/** Ends the process when a report cannot be written: by then the snapshot stands, whatever it says. */
async function writeReports(report: TakeReport, { json, markdown }: ReportFiles): Promise<void> {
  try {
    if (json) await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
    if (markdown) await appendFile(markdown, formatMarkdown(report));
  } catch (error) {
    const what = report.written
      ? 'La instantánea se escribió, pero su informe no'
      : 'El informe no se escribió';
    fail(what, error);
  }
}

const { values } = readArguments({
  command: 'npm run snapshot',
  does: 'Lee las fuentes, dice cómo está cada una y guarda lo que se puede usar.',
  flags: {
    'accept-shrink': {
      ...{ type: 'string', multiple: true, default: [] },
      says: 'NOMBRE: aceptar que esta fuente perdió filas; se puede repetir',
    },
    json: { type: 'string', says: 'ARCHIVO: el informe para programas' },
    markdown: { type: 'string', says: 'ARCHIVO: el informe en Markdown' },
  },
});

try {
  const report = await takeLiveSnapshot(readEnvironment(process.env), {
    acceptShrink: values['accept-shrink'],
  });

  console.log(formatReport(report));
  await writeReports(report, values);
  process.exit(report.written ? 0 : exitCodes.failure);
} catch (error) {
  fail('No se escribió nada: los datos anteriores quedan como estaban', error);
}
