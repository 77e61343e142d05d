/**
 * `npm run check:site`: prints what is wrong with a finished `dist/` (or `--dir DIR`), one line each.
 * Exit code 0 when the site may be published, else 1.
 */
import './lib/require-community.ts';
import { resolve } from 'node:path';
import { readEnvironment } from '../src/config/environment.ts';
import { checkSite } from './check/check-site.ts';
import { counted } from '../src/words/numbers.ts';
import { readArguments } from './lib/arguments.ts';
import { onErrorSay } from './lib/begin.ts';
import { exitCodes } from './lib/fail.ts';

const { values } = readArguments({ dir: 'dist' });
onErrorSay('No se pudo revisar el sitio');
const { problems, warnings } = await checkSite(resolve(values.dir), readEnvironment(process.env));
for (const warning of warnings) console.warn(`Aviso: ${warning}`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  const count = counted(problems.length, 'problema', 'problemas');
  console.error(`\n${count}: el sitio no está listo para publicarse.`);
  // Not process.exit(): it would drop lines that a pipe has not taken yet.
  process.exitCode = exitCodes.failure;
} else console.log('El sitio está listo para publicarse.');
