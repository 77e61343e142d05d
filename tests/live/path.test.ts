/** The live path end to end: serving and fetching the demo's data gives the demo's snapshot again. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serveData, sourcesAt } from '../../scripts/lib/data-server.ts';
import { demoDirectory, demoProject } from '../../scripts/lib/demo-data.ts';
import { startEmulator } from '../../scripts/lib/emulator.ts';
import { seedFirestore } from '../../scripts/lib/seed.ts';
import type { RunningServer } from '../../scripts/lib/server.ts';
import { fetchAll } from '../../src/sources/fetch/fetch-all.ts';
import type { SnapshotDocument } from '../../src/sources/fetch/canonical.ts';
import { collectionNames } from '../../src/sources/catalog/catalog.ts';
import { type SnapshotFiles, openSnapshot } from '../../src/snapshot/files.ts';
import { readManifest, type Manifest } from '../../src/snapshot/manifest.ts';
import { formatReport } from '../../src/snapshot/report.ts';
import { replacePictures } from '../../src/snapshot/pictures.ts';
import { parseSnapshot } from '../../src/snapshot/snapshot.ts';
import { takeSnapshot } from '../../src/snapshot/take.ts';
import { folderOfAll } from '../fixtures/folder.ts';
import { contentsOf, noon as now } from '../fixtures/publishing.ts';
import { noWait, smallTexts, takeTexts } from '../fixtures/small-data.ts';
import { startUpstream, type Documents } from '../fixtures/upstream.ts';

const emulator = await startEmulator();
if (!emulator) console.warn('Firestore emulator: not found, its tests are skipped');

const work = folderOfAll();
let demo: SnapshotFiles;
let data: RunningServer;

beforeAll(async () => {
  demo = await openSnapshot(demoDirectory);
  data = await serveData(demoDirectory);
});

afterAll(async () => {
  await data.close();
  await emulator?.stop();
});

function manifestOf({ manifest }: SnapshotFiles): Manifest {
  const read = readManifest(manifest);
  if (!read) throw new Error('the manifest is missing or damaged');
  return read;
}

/** The part of a manifest that is the same in each run. */
function steadyPart(manifest: Manifest): unknown {
  return Object.entries(manifest.sources).map(([name, state]) => {
    if (state.status === 'absent') return [name, state.status];
    const problems = state.problems.map((problem) => JSON.stringify(problem)).toSorted();
    return [name, state.status, state.sha256, state.rows, problems];
  });
}

async function expectDemo(directory: string): Promise<void> {
  const files = await openSnapshot(directory);
  expect(Object.fromEntries(files.sources)).toEqual(Object.fromEntries(demo.sources));
  const [pictures, originals] = await Promise.all(
    [directory, demoDirectory].map((root) => contentsOf(join(root, 'images'))),
  );
  expect(pictures).toEqual(originals);
  expect(steadyPart(manifestOf(files))).toEqual(steadyPart(manifestOf(demo)));
}

const take = (directory: string, emulatorHost: string) =>
  takeSnapshot({
    fetchTexts: () => fetchAll(sourcesAt(data.url, demoProject), noWait, emulatorHost),
    directory,
    now,
    retryPolicy: noWait,
    acceptShrink: [],
  });

test('the demo comes out unchanged of a REST server of our own, and no file contains the address of a source', async () => {
  const documents = Object.fromEntries(
    collectionNames.map((name) => [
      name,
      (JSON.parse(demo.sources.get(name) ?? '[]') as SnapshotDocument[]).map((document) =>
        replacePictures(name, document, (path) => `${data.url}/${path}`),
      ),
    ]),
  ) as Documents;
  const upstream = await startUpstream(documents);
  onTestFinished(() => upstream.close());
  const directory = work('rest');
  const report = await take(directory, upstream.host);
  expect(report).toMatchObject({ written: true, changed: true });
  expect(formatReport(report).split('\n').length).toBeLessThanOrEqual(40);
  await expectDemo(directory);
  const manifest = await readFile(join(directory, 'manifest.json'), 'utf8');
  expect(manifest).not.toContain(new URL(data.url).host);
});

test('two runs at once end with one valid snapshot', async () => {
  const directory = work('at-once');
  const runs = [1, 2].map(() => takeTexts(smallTexts(), directory, { now }));
  expect((await Promise.all(runs)).map(({ written }) => written)).toEqual([true, true]);
  expect(parseSnapshot(await openSnapshot(directory)).ranking).toHaveLength(7);
});

test.skipIf(!emulator)(
  'the demo comes out unchanged of Google’s emulator after seeding and fetching',
  async () => {
    if (!emulator) return;
    await seedFirestore(demo, {
      project: demoProject,
      emulatorHost: emulator.host,
      picturesUrl: data.url,
    });
    const directory = work('emulator');
    expect((await take(directory, emulator.host)).written).toBe(true);
    await expectDemo(directory);
  },
);
