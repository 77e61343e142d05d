/**
 * `npm run template`: writes models to copy into `plantillas/`, or the folder named after it: an empty
 * CSV for each sheet of the community's competitions, and a document for each collection.
 */
import './lib/require-community.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { documentTemplates, sheetTemplates } from './reference/templates.ts';

const [folder = 'plantillas'] = process.argv.slice(2);
const directory = resolve(folder);
await mkdir(directory, { recursive: true });
const files = [
  ...[...sheetTemplates()].map(([name, text]) => [`${name}.csv`, text] as const),
  ...[...documentTemplates()].map(
    ([name, document]) => [`${name}.json`, `${JSON.stringify(document, null, 2)}\n`] as const,
  ),
];
for (const [name, text] of files) await writeFile(join(directory, name), text);
console.log(`${files.length} modelos en ${folder}: una hoja por CSV, una colección por JSON.`);
console.log('Qué es cada columna y cada campo: docs/datos.md');
