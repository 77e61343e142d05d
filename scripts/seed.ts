/**
 * `npm run seed`: writes the demo's documents into a Firestore and serves its sheets and pictures,
 * so that `npm run snapshot` has something to read on a laptop. Prints the sources.json for it.
 *
 *   FIRESTORE_EMULATOR_HOST=localhost:8080 npm run seed
 *   npm run seed -- --project ID --api-key KEY     a real project, only when named like this
 */
import './lib/require-community.ts';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/config/error.ts';
import { serveData, sheetsAt } from './lib/data-server.ts';
import { copyDemo, demoProject } from './lib/demo-data.ts';
import { fail } from './lib/fail.ts';
import { seedFirestore } from './lib/seed.ts';

try {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, 'api-key': { type: 'string' } },
  });
  const emulatorHost = process.env['FIRESTORE_EMULATOR_HOST'];
  const { project: projectId, 'api-key': apiKey } = values;
  if (!emulatorHost && !(projectId && apiKey)) {
    throw new ConfigurationError(
      'indicá un emulador con FIRESTORE_EMULATOR_HOST, o un proyecto con --project y --api-key',
    );
  }
  const project = projectId && apiKey ? { projectId, apiKey } : demoProject;
  const { now } = readEnvironment(process.env);
  const { directory, files } = await copyDemo(now);
  const { url } = await serveData(directory);
  const count = await seedFirestore(files, { project, emulatorHost, picturesUrl: url });
  console.log(
    `${count} documentos en ${emulatorHost ?? project.projectId}; hojas e imágenes en ${url}`,
  );
  console.log(JSON.stringify({ firestore: project, sheets: sheetsAt(url) }, null, 2));
  console.log('(Ctrl+C para dejar de servir las hojas)');
} catch (error) {
  fail('No se sembraron los datos', error);
}
