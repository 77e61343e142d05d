/** Writes the demo snapshot's manifest.json after its files changed: `node …/manifest.ts [DIR]`. */
import { join } from 'node:path';
import { writeManifest } from './write-manifest.ts';

const directory = process.argv[2] ?? join(import.meta.dirname, '../../src/content/demo/snapshot');
const problems = await writeManifest(directory);
for (const { source, row, column, value, reason } of problems) {
  console.log(`${source}, fila ${row}, columna ${column}: «${value}»: ${reason}`);
}
console.log(`manifest.json: ${problems.length} filas observadas`);
