import { writeFileSync } from 'node:fs';
import fs, { mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ConfigurationError } from '../../../src/lib/error.ts';
import { sha256, writeFiles } from '../../../src/lib/files.ts';
import { rebuild, type RebuildOptions } from '../../../src/publish/rebuild.ts';
import {
  openSnapshot,
  replaceSnapshot,
  requireOwnFolder,
  type SnapshotFiles,
} from '../../../src/snapshot/files.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import { takeSnapshot, type TakeOptions } from '../../../src/snapshot/take.ts';
import { sourceFile } from '../../../src/sources/catalog/catalog.ts';
import { contentsOf } from '../../fixtures/publishing.ts';
import { folderOfEach } from '../../fixtures/folder.ts';
import { picture, snapshotFiles, writeSnapshot, type SourceTexts } from './builder.ts';

const parent = folderOfEach();
const directory = (path = '') => join(parent('snapshot'), path);

const bytes = new TextEncoder().encode('a picture');
const histories = {
  history: 'semana\n',
  corrections: 'dia\n',
  results: 'visto\n',
  changes: '[]\n',
};
const fetched = new Map([[picture, bytes]]);

/** A snapshot to write: the builder's with these sources changed. */
const newSnapshot = (
  changes: SourceTexts = {},
  more: Partial<SnapshotFiles> = {},
): SnapshotFiles => ({
  ...snapshotFiles(changes),
  ...{ directory: directory(), ...histories },
  ...more,
});

test('stray files of systems and editors are not pictures', async () => {
  await writeSnapshot(directory(), snapshotFiles());
  for (const name of ['.DS_Store', 'Thumbs.db', 'a.webp~', 'foto.webp']) {
    await writeFile(directory(join('images', name)), 'a picture');
  }
  const { pictures } = await openSnapshot(directory());
  expect([...pictures].toSorted()).toEqual([picture, 'images/foto.webp'].toSorted());
});

test('a failing disk is not taken for a missing file', async () => {
  await mkdir(directory());
  await writeFile(directory('sheets'), 'a file where a directory should be');
  await expect(openSnapshot(directory())).rejects.toThrow('ENOTDIR');
});

test('replaceSnapshot writes exactly the files of the snapshot, also over another one, and they read back as equal', async () => {
  const deep = parent('a/b/snapshot');
  const bare = { history: null, corrections: null, results: null, changes: null };
  const snapshots = [newSnapshot(), newSnapshot({ 'copa-argentina/duels': null }, bare)];
  for (const snapshot of snapshots) {
    await replaceSnapshot(deep, { ...snapshot, directory: deep }, fetched);
    await writeFile(join(deep, 'images/old.webp'), 'old');
    await replaceSnapshot(deep, { ...snapshot, directory: deep });
    const found = await contentsOf(deep);
    const names = ['changes.json', 'corrections.csv', 'elo.csv', 'results.csv'];
    const written = snapshot.history ? names.map((name) => `history/${name}`) : [];
    const others = ['manifest.json', picture, ...written];
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

test('replaceSnapshot stops when a file cannot be written, and the old snapshot stays byte for byte', async () => {
  await replaceSnapshot(directory(), newSnapshot(), fetched);
  const before = await contentsOf(parent());
  const pictures = new Set(['images/gone.webp']);
  await expect(replaceSnapshot(directory(), newSnapshot({}, { pictures }))).rejects.toThrow(
    'ENOENT',
  );
  expect(await contentsOf(parent())).toEqual(before);
  expect(await readdir(parent())).toEqual(['snapshot']);
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
    expect(files).toEqual(newSnapshot({}, { history: files.history }));
    expect(await contentsOf(directory())).toMatchObject({ [picture]: sha256(bytes) });
    found.push(files.history);
  }
  expect(await readdir(parent())).toEqual(['snapshot']);
  const firstNew = found.indexOf(versions[1]);
  expect(found.slice(0, firstNew)).toEqual(Array.from({ length: firstNew }, () => versions[0]));
  expect(found.slice(firstNew)).toEqual(found.slice(firstNew).map(() => versions[1]));
  expect(firstNew).toBeGreaterThan(8);
});

const put = (path: string, content = 'mío'): Promise<void> =>
  writeFiles(parent(), new Map([[path, content]]));

test('openSnapshot overwrites no other directory, and rejects if it cannot restore the old snapshot', async () => {
  await put('snapshot/notas.txt', 'mías');
  await replaceSnapshot(parent('new'), newSnapshot(), fetched);
  await rename(parent('new'), `${directory()}.previous`);
  expect((await openSnapshot(directory())).manifest).toBeNull();
  expect(await contentsOf(directory())).toEqual({ 'notas.txt': sha256('mías') });
  await rm(directory(), { recursive: true });
  await symlink('absent', directory());
  await expect(openSnapshot(directory())).rejects.toThrow('ENOTDIR');
});

test('no folder, a snapshot, stray files of systems and leftovers of a killed run are accepted', async () => {
  await expect(requireOwnFolder(directory())).resolves.toBeUndefined();
  await writeSnapshot(directory(), snapshotFiles());
  const histories = ['elo', 'corrections', 'events'].map((name) => `history/${name}.csv`);
  for (const name of [...histories, 'hold.txt', '.DS_Store', 'images/Thumbs.db']) {
    await put(`snapshot/${name}`);
  }
  for (const place of ['.next', '.previous', '.candidate']) {
    await put(`snapshot${place}/${picture}`);
    await put(`snapshot${place}/sheets/competencia-de-antes/fixtures-grupoQueYaNoEsta.csv`);
    await put(`snapshot${place}/manifest.json`, '{"version": 1, "sour');
  }
  await expect(requireOwnFolder(directory())).resolves.toBeUndefined();
});

test.each([
  ['a file', '/notas.txt', 'tiene «notas.txt»'],
  ['a repository', '/.git/config', 'tiene «.git»'],
  ['a picture', '/images/playa.jpg', 'tiene «images/playa.jpg»'],
  ['a sheet', '/sheets/gastos.csv', 'tiene «sheets/gastos.csv»'],
  ['a folder of folders', '/sheets/2024/ranking.csv', 'tiene «sheets/2024/ranking.csv»'],
  ['a letter under a name of ours', '.previous/carta.txt', 'tiene «carta.txt»'],
])('%s is named, and neither a snapshot nor a rebuild begins', async (_, path, named) => {
  await writeSnapshot(directory(), snapshotFiles());
  await put(`snapshot${path}`);
  const before = await readdir(parent(), { recursive: true });
  // The folder is checked before any other option is read.
  const taking = takeSnapshot({ directory: directory() } as TakeOptions);
  await expect(taking).rejects.toThrow(ConfigurationError);
  await expect(taking).rejects.toThrow(named);
  await expect(rebuild({ directory: directory() } as RebuildOptions)).rejects.toThrow(named);
  expect(await readdir(parent(), { recursive: true })).toEqual(before);
});
