/** Writes the demo snapshot's manifest.json after its files changed: `node …/manifest.ts [DIR]`. */
import { demoDirectory } from '../lib/demo-data.ts';
import { writeManifest } from './write-manifest.ts';

const directory = process.argv[2] ?? demoDirectory;
const problems = await writeManifest(directory);
for (const { source, row, column, value, reason } of problems) {
  console.log(`${source}, fila ${row}, columna ${column}: «${value}»: ${reason}`);
}
console.log(`manifest.json: ${problems.length} filas observadas`);
