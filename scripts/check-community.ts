/**
 * `npm run check:community`: the community's files alone, what is wrong in them and what is still a
 * placeholder, with file, line and remedy. Ends with 2 when something is wrong; placeholders are told.
 * With a folder after it, that one: `npm run check:community -- src/content/demo`.
 */
import { resolve } from 'node:path';
import { readCommunity } from '../src/config/community.ts';
import { communityDirectoryOf } from '../src/config/data.ts';
import { formatMistake } from '../src/config/yaml-file.ts';
import { readArguments } from './lib/arguments.ts';
import { exitCodes } from './lib/fail.ts';

const {
  positionals: [folder],
} = readArguments({
  command: 'npm run check:community',
  does: 'Revisa los archivos de la comunidad: qué está mal, qué es de muestra y qué falta.',
  words: '[CARPETA]',
});
const directory = folder ? resolve(folder) : communityDirectoryOf({ DATA: 'live', ...process.env });
const { mistakes, placeholders } = readCommunity(directory);
for (const mistake of [...mistakes, ...placeholders]) console.log(formatMistake(mistake));
if (mistakes.length > 0) {
  const many = mistakes.length > 1;
  console.log(`\n${mistakes.length} ${many ? 'errores' : 'error'} para corregir.`);
  process.exitCode = exitCodes.configuration;
} else if (placeholders.length > 0) {
  console.log(
    `\nSin errores. Datos de muestra que quedan: ${placeholders.length}; con datos propios, el sitio no se publica con ellos.`,
  );
} else {
  console.log('Sin errores ni datos de muestra.');
}
