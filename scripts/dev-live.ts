/**
 * `npm run dev:live`: the whole live path on one machine: starts Firestore's emulator, seeds it,
 * serves the sheets, takes a snapshot, builds, and serves the site until stopped.
 */
import './lib/require-community.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../src/config/environment.ts';
import { ConfigurationError } from '../src/config/error.ts';
import { readArguments } from './lib/arguments.ts';
import { serveData, sheetsAt } from './lib/data-server.ts';
import { copyDemo, demoProject } from './lib/demo-data.ts';
import { startEmulator } from './lib/emulator.ts';
import { fail } from './lib/fail.ts';
import { run } from './lib/run.ts';
import { seedFirestore } from './lib/seed.ts';

readArguments({});

try {
  const emulator = await startEmulator();
  if (!emulator) {
    throw new ConfigurationError(
      'no se encontró el emulador de Firestore; instalá google-cloud-cli-firestore-emulator (necesita Java), o indicá uno con FIRESTORE_EMULATOR_HOST',
    );
  }
  const work = await mkdtemp(join(tmpdir(), 'dev-live-'));
  const { directory, files } = await copyDemo(readEnvironment(process.env).now);
  const data = await serveData(directory);
  await seedFirestore(files, {
    project: demoProject,
    emulatorHost: emulator.host,
    picturesUrl: data.url,
  });
  const sourcesFile = join(work, 'sources.json');
  await writeFile(
    sourcesFile,
    JSON.stringify({ firestore: demoProject, sheets: sheetsAt(data.url) }),
  );
  const env = {
    DATA: 'live',
    COMMUNITY_DIR: 'src/content/demo',
    FIRESTORE_EMULATOR_HOST: emulator.host,
    SNAPSHOT_DIR: join(work, 'snapshot'),
    SOURCES_FILE: sourcesFile,
  };
  const stop = async (code: number): Promise<never> => {
    await emulator.stop();
    await data.close();
    await Promise.all([work, directory].map((path) => rm(path, { recursive: true, force: true })));
    process.exit(code);
  };
  process.once('SIGINT', () => void stop(0));
  process.once('SIGTERM', () => void stop(0));

  for (const script of ['scripts/snapshot.ts', 'scripts/start.ts']) {
    const code = await run(process.execPath, [script], env);
    if (code !== 0) await stop(code);
  }
  await stop(0);
} catch (error) {
  fail('No se pudo armar el sitio con datos locales', error);
}
