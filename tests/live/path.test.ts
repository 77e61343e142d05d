/** The live path end to end: what comes out for the demo's data is the demo's snapshot. */
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveData, sheetsAt } from '../../scripts/lib/data-server.ts';
import { demoDirectory, demoProject } from '../../scripts/lib/demo-data.ts';
import { startEmulator } from '../../scripts/lib/emulator.ts';
import { seedFirestore } from '../../scripts/lib/seed.ts';
import type { RunningServer } from '../../scripts/lib/server.ts';
import type { SnapshotDocument } from '../../src/snapshot/canonical.ts';
import { collectionNames, sheetNames, type CollectionName } from '../../src/snapshot/catalog.ts';
import { readSnapshotFiles, type SnapshotFiles } from '../../src/snapshot/files.ts';
import { manifestSchema, type Manifest } from '../../src/snapshot/manifest.ts';
import { replacePictures } from '../../src/snapshot/pictures.ts';
import { takeSnapshot } from '../../src/snapshot/take.ts';
import { startUpstream, type Upstream } from '../fixtures/upstream.ts';

const now = new Date('2026-11-20T18:00:00Z');
const patience = { timeoutMs: 20_000, attempts: 2, pauseMs: 10 };
const emulator = await startEmulator();
if (!emulator) console.warn('Firestore emulator: not found, its tests are skipped');

let work: string;
let demo: SnapshotFiles;
let data: RunningServer;

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'live-path-'));
  demo = await readSnapshotFiles(demoDirectory);
  data = await serveData(demoDirectory);
});

afterAll(async () => {
  await data.close();
  await emulator?.stop();
  await rm(work, { recursive: true, force: true });
});

const manifestOf = ({ manifest }: SnapshotFiles): Manifest =>
  manifestSchema.parse(JSON.parse(manifest ?? 'null'));

/** A manifest without what tells one run from another. */
function steadyPart(manifest: Manifest): unknown {
  return Object.entries(manifest.sources).map(([name, state]) => {
    if (state.status === 'absent') return [name, state.status];
    const problems = state.problems.map((problem) => JSON.stringify(problem)).toSorted();
    return [name, state.status, state.sha256, state.rows, problems];
  });
}

async function expectDemo(directory: string): Promise<void> {
  const files = await readSnapshotFiles(directory);
  for (const [name, text] of demo.sources) {
    expect([name, files.sources.get(name)]).toEqual([name, text]);
  }
  expect(files.pictures).toEqual(demo.pictures);
  for (const path of demo.pictures) {
    const [own, original] = await Promise.all(
      [directory, demoDirectory].map((root) => readFile(join(root, path))),
    );
    expect(own?.equals(original ?? Buffer.alloc(0))).toBe(true);
  }
  expect(steadyPart(manifestOf(files))).toEqual(steadyPart(manifestOf(demo)));
}

describe('over a REST server of our own', () => {
  let upstream: Upstream;

  beforeAll(async () => {
    const documents = Object.fromEntries(
      collectionNames.map((name) => [
        name,
        (JSON.parse(demo.sources.get(name) ?? '[]') as SnapshotDocument[]).map((document) =>
          replacePictures(document, (path) => `${data.url}/${path}`),
        ),
      ]),
    ) as Record<CollectionName, SnapshotDocument[]>;
    const sheets = Object.fromEntries(
      sheetNames.map((name) => [name, demo.sources.get(name) ?? '']),
    );
    upstream = await startUpstream({ documents, sheets, pictures: new Map() });
  });

  afterAll(() => upstream.close());

  const take = (directory: string, at = now) =>
    takeSnapshot({
      sources: upstream.sources,
      directory,
      now: at,
      patience,
      emulatorHost: upstream.host,
      acceptShrink: false,
    });

  test('the demo comes out as it is', async () => {
    const directory = join(work, 'rest');
    const report = await take(directory);
    expect(report.written).toBe(true);
    expect(report.changed).toBe(true);
    await expectDemo(directory);
  });

  test('two snapshots of the same data differ only in when they were fetched', async () => {
    const directory = join(work, 'twice');
    await take(directory);
    const first = join(work, 'first');
    await cp(directory, first, { recursive: true });
    const report = await take(directory, new Date(now.getTime() + 3_600_000));
    expect(report.changed).toBe(false);
    const withoutFetchedAt = async (root: string) =>
      (await readFile(join(root, 'manifest.json'), 'utf8')).replaceAll(/"fetchedAt": "[^"]*"/g, '');
    expect(await withoutFetchedAt(directory)).toBe(await withoutFetchedAt(first));
    const names = await readdir(first, { recursive: true, withFileTypes: true });
    for (const file of names.filter((entry) => entry.isFile() && entry.name !== 'manifest.json')) {
      const path = join(file.parentPath, file.name);
      const again = await readFile(path.replace(first, directory));
      expect(again.equals(await readFile(path))).toBe(true);
    }
  });

  test('more documents than a page holds are all read, in order', async () => {
    const [item] = upstream.data.documents.news;
    if (!item) throw new Error('no news');
    const many = Array.from({ length: 701 }, (_, index) => ({
      ...item,
      id: `n${String(index).padStart(4, '0')}`,
    }));
    const before = upstream.data;
    upstream.data = { ...before, documents: { ...before.documents, news: many } };
    try {
      const directory = join(work, 'pages');
      await take(directory);
      const files = await readSnapshotFiles(directory);
      const ids = (JSON.parse(files.sources.get('news') ?? '[]') as { id: string }[]).map(
        ({ id }) => id,
      );
      expect(ids).toEqual(many.map(({ id }) => id));
    } finally {
      upstream.data = before;
    }
  });

  test('a picture that is gone is reported and becomes null, the rest is published', async () => {
    const before = upstream.data;
    const [member, ...others] = before.documents['current-national-team'];
    if (!member) throw new Error('no team');
    const gone = { ...member, image: `${data.url}/images/no-existe.jpg` };
    upstream.data = {
      ...before,
      documents: { ...before.documents, 'current-national-team': [gone, ...others] },
    };
    try {
      const directory = join(work, 'picture');
      const report = await take(directory);
      expect(report.written).toBe(true);
      const outcome = report.sources.find(({ name }) => name === 'current-national-team');
      expect(outcome?.problems).toContainEqual(
        expect.objectContaining({
          row: member.id,
          column: 'image',
          reason: expect.stringContaining('404') as string,
        }),
      );
      const files = await readSnapshotFiles(directory);
      const documents = JSON.parse(files.sources.get('current-national-team') ?? '[]') as object[];
      expect(documents).toContainEqual({ ...gone, image: null });
    } finally {
      upstream.data = before;
    }
  });

  test('two runs at once end with one valid snapshot', async () => {
    const directory = join(work, 'at-once');
    const reports = await Promise.all([take(directory), take(directory)]);
    expect(reports.map(({ written }) => written)).toEqual([true, true]);
    await expectDemo(directory);
  });

  test('the week’s ratings are kept once', async () => {
    const directory = join(work, 'history');
    await take(directory);
    const history = await readFile(join(directory, 'history/elo.csv'), 'utf8');
    expect(
      history.split('\n').filter((line) => line.startsWith('2026-11-16,')).length,
    ).toBeGreaterThan(100);
    await take(directory, new Date(now.getTime() + 86_400_000));
    expect(await readFile(join(directory, 'history/elo.csv'), 'utf8')).toBe(history);
  });

  test('ratings that are kept are not those of a new week', async () => {
    const directory = join(work, 'kept-ratings');
    const read = () => readFile(join(directory, 'history/elo.csv'), 'utf8');
    await take(directory);
    const history = await read();
    const nextWeek = new Date(now.getTime() + 7 * 86_400_000);
    upstream.faults.set('ranking', (_, response) => {
      response.writeHead(403).end();
      return true;
    });
    try {
      await take(directory, nextWeek);
    } finally {
      upstream.faults.clear();
    }
    expect(await read()).toBe(history);
    await take(directory, nextWeek);
    expect(await read()).toMatch(/^2026-11-23,/m);
  });

  test('a duel that moved takes a step in the history of events, and no other', async () => {
    const directory = join(work, 'events');
    const read = async () =>
      (await readFile(join(directory, 'history/events.csv'), 'utf8')).split('\n');
    await take(directory);
    const first = await read();
    const later = new Date(now.getTime() + 86_400_000);
    await take(directory, later);
    expect(await read()).toEqual(first);

    const before = upstream.data;
    const sheet = demo.sources.get('duels-cup') ?? '';
    const moved = sheet.replace(/21:30:00,(.*),12\/11\/2026/, '20:00:00,$1,13/11/2026');
    upstream.data = { ...before, sheets: { ...before.sheets, 'duels-cup': moved } };
    try {
      await take(directory, later);
    } finally {
      upstream.data = before;
    }
    const second = await read();
    const changed = second.filter((line) => !first.includes(line));
    expect(second).toHaveLength(first.length);
    expect(changed).toEqual([
      expect.stringMatching(
        /^copa-argentina-1a-edicion-cup-8vos-de-final-8vos-\d,\w+,1,2026-11-21T18:00:00.000Z$/,
      ),
    ]);
  });
});

describe.skipIf(!emulator)('over Google’s emulator', () => {
  test('the demo, seeded and fetched, comes out as it is', async () => {
    if (!emulator) return;
    await seedFirestore(demo, {
      project: demoProject,
      emulatorHost: emulator.host,
      picturesUrl: data.url,
    });
    const directory = join(work, 'emulator');
    const report = await takeSnapshot({
      sources: { firestore: demoProject, sheets: sheetsAt(data.url) },
      directory,
      now,
      patience,
      emulatorHost: emulator.host,
      acceptShrink: false,
    });
    expect(report.written).toBe(true);
    await expectDemo(directory);
  });
});
