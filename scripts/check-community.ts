/**
 * `npm run check:community`: lists mistakes and remaining placeholders in the community's files, with file, line and
 * remedy. Exit code 2 when there are mistakes; placeholders alone end with 0. Another folder can be given:
 * `npm run check:community -- src/content/demo`.
 */
import './lib/begin.ts';
import { resolve } from 'node:path';
import { readCommunity } from '../src/config/community.ts';
import { communityDirectoryOf } from '../src/config/data.ts';
import { formatMistake } from '../src/config/yaml-file.ts';
import { readArguments } from './lib/arguments.ts';
import { exitCodes } from './lib/fail.ts';

const {
  positionals: [path],
} = readArguments({}, true);
const directory = path ? resolve(path) : communityDirectoryOf({ DATA: 'live', ...process.env });
const { community, leftOut, ...folder } = readCommunity(directory);
const placeholders = folder.placeholders();
const mistakes = [...folder.mistakes, ...leftOut];
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
const sections = ['team', 'national'] as const;
const dataless = sections.filter((section) => community?.[section]).map((name) => `${name}.yaml`);
if (community) {
  process.env['COMMUNITY_DIR'] = directory;
  const { sheetAddress, sheetNames, sourceTitle } =
    await import('../src/sources/catalog/catalog.ts');
  const { sources } = community;
  const missing = [
    ...(sources.firestore === null ? ['Firestore'] : []),
    ...sheetNames.filter((name) => sheetAddress(name, sources) === null).map(sourceTitle),
  ];
  if (missing.length > 0) {
    console.log(`\nSin publicar todavía (null en sources.yaml): ${missing.join('; ')}.`);
  }
}
if (community?.sources.firestore === null && dataless.length > 0) {
  console.log(
    `\nLos datos de ${dataless.join(' y ')} salen de Firestore. Si no van a usarlo, borrá ${dataless.length > 1 ? 'esos archivos' : 'ese archivo'}: el sitio sale sin esas páginas.`,
  );
}
const withoutSheets = (community?.competitions ?? []).filter(
  ({ id }) => !community?.sources.sheets.competitions[id],
);
if (withoutSheets.length > 0) {
  const names = withoutSheets.map(({ id }) => id).join(', ');
  console.log(`\nCompetencias sin hojas en sources.yaml, debajo de «sheets»: ${names}.`);
}
