/**
 * `npm run dev:live`: runs the whole live path on one machine. It starts and seeds Firestore's emulator, serves the
 * sheets, takes a snapshot, builds the site and serves it until stopped.
 */
import './lib/require-community.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/lib/error.ts';
import { readArguments } from './lib/arguments.ts';
import { onErrorSay } from './lib/begin.ts';
import { serveData, sheetsAt } from './lib/data-server.ts';
import { copyDemo, demoProject } from './lib/demo-data.ts';
import { startEmulator } from './lib/emulator.ts';
import { run } from './lib/run.ts';
import { seedFirestore } from './lib/seed.ts';

readArguments({});
onErrorSay('No se pudo armar el sitio con datos locales');

const emulator = await startEmulator();
if (!emulator) {
  throw new ConfigurationError(
    'no se encontró el emulador de Firestore; instalá google-cloud-cli-firestore-emulator (necesita Java), o indicá uno con FIRESTORE_EMULATOR_HOST',
  );
}
const work = await mkdtemp(join(tmpdir(), 'dev-live-'));
const files = await copyDemo(join(work, 'demo'), readEnvironment(process.env).now);
const data = await serveData(files.directory);
await seedFirestore(files, {
  project: demoProject,
  emulatorHost: emulator.host,
  picturesUrl: data.url,
});
const sources = { firestore: demoProject, sheets: sheetsAt(data.url) };
await writeFile(join(work, 'sources.json'), JSON.stringify(sources));
const env = {
  DATA: 'live',
  COMMUNITY_DIR: 'src/content/demo',
  FIRESTORE_EMULATOR_HOST: emulator.host,
  SNAPSHOT_DIR: join(work, 'snapshot'),
  SOURCES_FILE: join(work, 'sources.json'),
};
const stop = async (code: number): Promise<never> => {
  await emulator.stop();
  await data.close();
  await rm(work, { recursive: true, force: true });
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(0));

for (const script of ['scripts/snapshot.ts', 'scripts/start.ts']) {
  const code = await run(process.execPath, [script], env);
  if (code !== 0) await stop(code);
}
await stop(0);
