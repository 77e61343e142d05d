import { writeFileSync } from 'node:fs';
import fs, { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { sourceFile } from '../../../src/sources/catalog/catalog.ts';
import {
  readSnapshotFiles,
  type SnapshotFiles,
  openSnapshot,
  replaceSnapshot,
} from '../../../src/snapshot/files.ts';
import { sha256 } from '../../../src/lib/files.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { contentsOf } from '../../fixtures/publishing.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { picture, snapshotFiles, type SourceTexts } from './builder.ts';

const parent = folderOfEach();
const directory = (path = '') => join(parent('snapshot'), path);

const bytes = new TextEncoder().encode('a picture');
const history = 'semana,id,nick,elo,maxElo\n';
const corrections = 'dia\n';
const results = 'visto\n';
const published = '[]\n';

const fetched = new Map([[picture, bytes]]);

/** A snapshot to write: the builder's with these sources changed. */
const newSnapshot = (
  changes: SourceTexts = {},
  more: Partial<SnapshotFiles> = {},
): SnapshotFiles => ({
  ...snapshotFiles(changes),
  ...{ directory: directory(), history, corrections, results, changes: published },
  ...more,
});

test('corrections that earlier versions kept apart while data was held move to their file', async () => {
  await replaceSnapshot(directory(), newSnapshot(), fetched);
  const later = 'dia,temporada\n';
  await writeFile(directory('history/corrections-later.csv'), later);
  const snapshot = await readSnapshotFiles(directory());
  expect(snapshot.corrections).toBe(later);
  await replaceSnapshot(directory(), snapshot);
  expect(await readdir(directory('history'))).not.toContain('corrections-later.csv');
  expect((await readSnapshotFiles(directory())).corrections).toBe(later);
});

describe('replaceSnapshot', () => {
  test('writes exactly the files of the snapshot, also over another one, and they read back as equal', async () => {
    const deep = parent('a/b/snapshot');
    const bare = { history: null, corrections: null, results: null, changes: null };
    const snapshots = [newSnapshot(), newSnapshot({ 'copa-argentina/duels': null }, bare)];
    for (const snapshot of snapshots) {
      await replaceSnapshot(deep, { ...snapshot, directory: deep }, fetched);
      await writeFile(join(deep, 'images/old.webp'), 'old');
      await replaceSnapshot(deep, { ...snapshot, directory: deep });
      const found = await contentsOf(deep);
      const histories = ['changes.json', 'corrections.csv', 'elo.csv', 'results.csv'].map(
        (name) => `history/${name}`,
      );
      const others = ['manifest.json', picture, ...(snapshot.history ? histories : [])];
      expect(found[picture]).toBe(sha256(bytes));
      expect(Object.keys(found).toSorted()).toEqual(
        [...[...snapshot.sources.keys()].map(sourceFile), ...others].toSorted(),
      );
      expect(await readdir(parent('a/b'))).toEqual(['snapshot']);
      const { directory: _, ...texts } = snapshot;
      const read = await openSnapshot(deep);
      expect(read).toMatchObject(texts);
      expect(() => parseSnapshot(read)).not.toThrow();
    }
  });

  test('stops when a file cannot be written, and the old snapshot stays byte for byte', async () => {
    await replaceSnapshot(directory(), newSnapshot(), fetched);
    const before = await contentsOf(parent());
    const pictures = new Set(['images/gone.webp']);
    await expect(replaceSnapshot(directory(), newSnapshot({}, { pictures }))).rejects.toThrow(
      'ENOENT',
    );
    expect(await contentsOf(parent())).toEqual(before);
    expect(await readdir(parent())).toEqual(['snapshot']);
  });
});

/**
 * Runs a task as in a process that is killed at a step of its changes to files, counted from 1. A file is then written
 * in part. @returns True if the task ended before.
 */
async function runKilledAt(last: number, task: () => Promise<void>): Promise<boolean> {
  const names = ['copyFile', 'mkdir', 'rename', 'rm', 'writeFile'] as const;
  const originals = Object.fromEntries(names.map((name) => [name, fs[name]]));
  let step = 0;
  const begun: Promise<unknown>[] = [];
  const isKilled = new Promise<false>((resolve) => {
    for (const name of names) {
      const call = fs[name] as (...args: unknown[]) => Promise<unknown>;
      const killable = (...args: unknown[]): Promise<unknown> => {
        step += 1;
        if (step < last) {
          const result = call(...args);
          begun.push(result);
          return result;
        }
        if (step === last && name === 'writeFile') writeFileSync(String(args[0]), 'half of a file');
        resolve(false);
        return new Promise(() => undefined);
      };
      Object.assign(fs, { [name]: killable });
    }
  });
  syncBuiltinESMExports();
  try {
    return await Promise.race([task().then(() => true), isKilled]);
  } finally {
    // What was begun before the kill is finished, and its followers find that nothing works any more.
    await Promise.allSettled(begun);
    await setImmediate();
    Object.assign(fs, originals);
    syncBuiltinESMExports();
  }
}

test('a process that is killed at any step leaves the old or the new snapshot, whole', async () => {
  const versions = ['old\n', 'new\n'] as const;
  await replaceSnapshot(directory(), newSnapshot({}, { history: versions[0] }), fetched);
  const found: (string | null)[] = [];
  let isDone = false;
  while (!isDone) {
    const next = newSnapshot({}, { history: versions[1] });
    isDone = await runKilledAt(found.length + 1, () => replaceSnapshot(directory(), next));
    const files = await openSnapshot(directory());
    expect(() => parseSnapshot(files)).not.toThrow();
    expect(await contentsOf(directory())).toMatchObject({ [picture]: sha256(bytes) });
    found.push(files.history);
  }
  expect(await readdir(parent())).toEqual(['snapshot']);
  const firstNew = found.indexOf(versions[1]);
  expect(found.slice(0, firstNew)).toEqual(Array.from({ length: firstNew }, () => versions[0]));
  expect(found.slice(firstNew)).toEqual(found.slice(firstNew).map(() => versions[1]));
  expect(firstNew).toBeGreaterThan(8);
});

describe('openSnapshot', () => {
  test('finds nothing in a missing directory, and does not create it', async () => {
    expect(await openSnapshot(directory())).toEqual(await readSnapshotFiles(directory()));
    expect(await readdir(parent())).toEqual([]);
  });

  test('does not overwrite a directory that is not a snapshot', async () => {
    await mkdir(directory());
    await writeFile(directory('notas.txt'), 'mías');
    await replaceSnapshot(parent('new'), newSnapshot(), fetched);
    await rename(parent('new'), `${directory()}.previous`);
    expect((await openSnapshot(directory())).manifest).toBeNull();
    expect(await contentsOf(directory())).toEqual({ 'notas.txt': sha256('mías') });
  });
});
