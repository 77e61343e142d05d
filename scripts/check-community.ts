/**
 * `npm run check:community`: lists mistakes and remaining placeholders in the community's files, with file, line and
 * remedy. Exit code 2 when there are mistakes; placeholders alone end with 0. Another folder can be given:
 * `npm run check:community -- src/content/demo`.
 */
import './lib/begin.ts';
import { resolve } from 'node:path';
import { readCommunity, type Community } from '../src/config/community.ts';
import { communityDirectoryOf } from '../src/config/environment.ts';
import { formatMistake } from '../src/config/yaml-file.ts';
import { counted } from '../src/words/numbers.ts';
import { readArguments } from './lib/arguments.ts';
import { exitCodes } from './lib/fail.ts';

/** Says how many mistakes there are, or else how many placeholders. */
function verdict(mistakes: number, placeholders: number): string {
  if (mistakes > 0) return `\n${counted(mistakes, 'error', 'errores')} para corregir.`;
  if (placeholders > 0) {
    return `\nSin errores. Datos de muestra que quedan: ${placeholders}; con datos propios, el sitio no se publica con ellos.`;
  }
  return 'Sin errores ni datos de muestra.';
}

/** Says which sources a valid community has not published, and what its pages then lack. */
async function sourceRemarks(community: Community): Promise<string[]> {
  // Reads the community of COMMUNITY_DIR when it is imported.
  const { sheetAddress, sheetNames, sourceTitle } =
    await import('../src/sources/catalog/catalog.ts');
  const { sources, competitions } = community;
  const remarks: string[] = [];
  const missing = sources.firestore === null ? ['Firestore'] : [];
  for (const name of sheetNames) {
    if (sheetAddress(name, sources) === null) missing.push(sourceTitle(name));
  }
  if (missing.length > 0) {
    remarks.push(`Sin publicar todavía (null en sources.yaml): ${missing.join('; ')}.`);
  }
  const sections = (['team', 'national'] as const).filter((name) => community[name] !== null);
  if (sources.firestore === null && sections.length > 0) {
    const files = sections.map((name) => `${name}.yaml`).join(' y ');
    const those = sections.length > 1 ? 'esos archivos' : 'ese archivo';
    remarks.push(
      `Los datos de ${files} salen de Firestore. Si no van a usarlo, borrá ${those}: el sitio sale sin esas páginas.`,
    );
  }
  const withoutSheets = competitions.filter(({ id }) => !sources.sheets.competitions[id]);
  if (withoutSheets.length > 0) {
    const names = withoutSheets.map(({ id }) => id).join(', ');
    remarks.push(`Competencias sin hojas en sources.yaml, debajo de «sheets»: ${names}.`);
  }
  return remarks;
}

const [path] = readArguments({}, { takesWords: true }).positionals;
const directory = path ? resolve(path) : communityDirectoryOf({ DATA: 'live', ...process.env });
const read = readCommunity(directory);
const placeholders = read.placeholders();
const mistakes = [...read.mistakes, ...read.leftOut];
for (const mistake of [...mistakes, ...placeholders]) console.log(formatMistake(mistake));
console.log(verdict(mistakes.length, placeholders.length));
if (mistakes.length > 0) process.exitCode = exitCodes.configuration;
if (read.community) {
  process.env['COMMUNITY_DIR'] = directory;
  for (const remark of await sourceRemarks(read.community)) console.log(`\n${remark}`);
}
