import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sourceFile, sourceNames, type SourceName } from '../../../src/sources/catalog.ts';
import { SnapshotError } from '../../../src/snapshot/error.ts';
import { readSnapshotFiles } from '../../../src/snapshot/files.ts';
import { manifestSchema } from '../../../src/snapshot/manifest.ts';
import { parseSnapshot } from '../../../src/snapshot/snapshot.ts';
import {
  openSnapshot,
  replaceSnapshot,
  withLock,
  type NewSnapshot,
} from '../../../src/snapshot/store.ts';
import { collectionText, picture, snapshotFiles, type SourceTexts } from './builder.ts';

let parent: string;
let directory: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'store-'));
  directory = join(parent, 'snapshot');
});
afterEach(async () => {
  await rm(parent, { recursive: true });
});

const bytes = new TextEncoder().encode('a picture');
const history = 'semana,id,nick,elo,maxElo\n';
const eventHistory = 'id,suma,secuencia,modificado\n';

/** A snapshot about to be written: the builder's, with these sources changed. */
function newSnapshot(changes: SourceTexts = {}, more: Partial<NewSnapshot> = {}): NewSnapshot {
  const { sources, manifest } = snapshotFiles(changes);
  return {
    sources,
    pictures: new Map([[picture, bytes]]),
    history,
    eventHistory,
    manifest: manifestSchema.parse(JSON.parse(manifest ?? '')),
    ...more,
  };
}

/** A snapshot that says something else. */
const other = (): NewSnapshot => newSnapshot({ news: collectionText('news', { title: 'Otra' }) });

/** Every file under a directory with its content. */
async function contents(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(root.length + 1), await readFile(path, 'utf8')] as const;
    }),
  );
  return Object.fromEntries(read.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

describe('replaceSnapshot', () => {
  test('writes exactly the files of the snapshot, and nothing beside it', async () => {
    await replaceSnapshot(directory, newSnapshot());
    const found = await contents(directory);
    expect(Object.keys(found)).toEqual(
      [
        ...sourceNames.map(sourceFile),
        picture,
        'history/elo.csv',
        'history/events.csv',
        'manifest.json',
      ].sort(),
    );
    expect(found[picture]).toBe('a picture');
    expect(found['history/elo.csv']).toBe(history);
    expect(found['history/events.csv']).toBe(eventHistory);
    expect(await readdir(parent)).toEqual(['snapshot']);
  });

  test('writes what reads back as the same snapshot', async () => {
    const snapshot = newSnapshot();
    await replaceSnapshot(directory, snapshot);
    const files = await openSnapshot(directory);
    expect(files.sources).toEqual(new Map(snapshot.sources));
    expect(parseSnapshot(files).manifest).toEqual(snapshot.manifest);
  });

  test('writes no file for absent sources, nor for a history there is not', async () => {
    await replaceSnapshot(directory, newSnapshot({ 'duels-cup': null }, { history: null }));
    const found = Object.keys(await contents(directory));
    expect(found).not.toContain('sheets/duels-cup.csv');
    expect(found).not.toContain('history/elo.csv');
  });

  test('makes the directories on the way', async () => {
    const deep = join(parent, 'a/b/snapshot');
    await replaceSnapshot(deep, newSnapshot());
    expect(parseSnapshot(await openSnapshot(deep)).news).toHaveLength(1);
  });

  test('leaves nothing of the old one', async () => {
    await replaceSnapshot(directory, newSnapshot());
    await writeFile(join(directory, 'images/old.webp'), 'old');
    const next = newSnapshot({ 'duels-cup': null }, { history: null });
    await replaceSnapshot(directory, next);
    const found = Object.keys(await contents(directory));
    expect(found).toHaveLength(sourceNames.length - 1 + 3);
    expect(found).not.toContain('images/old.webp');
    expect(await readdir(parent)).toEqual(['snapshot']);
  });

  test('copies a picture out of the snapshot it replaces', async () => {
    await replaceSnapshot(directory, newSnapshot());
    const pictures = new Map([[picture, { copyOf: join(directory, picture) }]]);
    await replaceSnapshot(directory, newSnapshot({}, { pictures }));
    expect((await contents(directory))[picture]).toBe('a picture');
  });

  test('is not disturbed by what a killed run left beside it', async () => {
    await replaceSnapshot(directory, newSnapshot());
    for (const leftover of ['next', 'previous']) {
      await mkdir(`${directory}.${leftover}/sheets`, { recursive: true });
      await writeFile(`${directory}.${leftover}/sheets/basura.csv`, 'half a file');
    }
    await replaceSnapshot(directory, other());
    expect(parseSnapshot(await openSnapshot(directory)).news[0]?.title).toBe('Otra');
    expect(Object.keys(await contents(directory))).not.toContain('sheets/basura.csv');
    expect(await readdir(parent)).toEqual(['snapshot']);
  });

  const invalid: [string, () => NewSnapshot, string][] = [
    [
      'a file its manifest does not know',
      () => ({ ...newSnapshot(), manifest: other().manifest }),
      'firestore/news.json: no coincide con manifest.json',
    ],
    ['a missing file', () => newSnapshot({}, { sources: new Map() }), 'falta el archivo'],
    ['a missing picture', () => newSnapshot({}, { pictures: new Map() }), 'falta la imagen'],
    ['a sheet that is HTML', () => newSnapshot({ ranking: '<!doctype html>' }), 'HTML'],
    ['an empty sheet', () => newSnapshot({ ranking: '' }), 'el archivo está vacío'],
  ];

  test.each(invalid)('refuses %s, and the old one stays byte for byte', async (_, make, why) => {
    await replaceSnapshot(directory, newSnapshot());
    const before = await contents(parent);
    const refused = replaceSnapshot(directory, make());
    await expect(refused).rejects.toThrow(SnapshotError);
    await expect(refused).rejects.toThrow(why);
    expect(await contents(parent)).toEqual(before);
    expect(await readdir(parent)).toEqual(['snapshot']);
  });

  test.each(invalid)('refuses %s, and writes nothing where nothing was', async (_, make) => {
    await expect(replaceSnapshot(directory, make())).rejects.toThrow(SnapshotError);
    expect(await readdir(parent)).toEqual([]);
  });
});

/** The number of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('openSnapshot', () => {
  test('puts the previous one back when a run was killed between the two renames', async () => {
    await replaceSnapshot(directory, newSnapshot());
    const before = await contents(directory);
    await rename(directory, `${directory}.previous`);
    expect(parseSnapshot(await openSnapshot(directory)).news).toHaveLength(1);
    expect(await contents(directory)).toEqual(before);
    expect(await readdir(parent)).toEqual(['snapshot']);
  });

  test('does so, too, though the killed run’s lock is still there', async () => {
    await replaceSnapshot(directory, newSnapshot());
    await rename(directory, `${directory}.previous`);
    await writeFile(`${directory}.lock`, String(await deadPid()));
    expect(parseSnapshot(await openSnapshot(directory)).news).toHaveLength(1);
  });

  test('waits for a living run that is between the two renames', async () => {
    await replaceSnapshot(directory, newSnapshot());
    await rename(directory, `${directory}.previous`);
    await writeFile(`${directory}.lock`, String(process.ppid));
    const reading = openSnapshot(directory);
    for (let look = 0; look < 20; look++) expect(await readdir(parent)).not.toContain('snapshot');
    await replaceSnapshot(join(parent, 'new'), other());
    await rename(join(parent, 'new'), directory);
    expect(parseSnapshot(await reading).news[0]?.title).toBe('Otra');
  });

  test('takes the new one when a run was killed before it threw the previous one away', async () => {
    await replaceSnapshot(directory, newSnapshot());
    await rename(directory, `${directory}.previous`);
    await replaceSnapshot(join(parent, 'new'), other());
    await rename(join(parent, 'new'), directory);
    expect(parseSnapshot(await openSnapshot(directory)).news[0]?.title).toBe('Otra');
  });

  test('does not take a half-written next one', async () => {
    await replaceSnapshot(directory, newSnapshot());
    await rename(directory, `${directory}.next`);
    expect((await openSnapshot(directory)).manifest).toBeNull();
  });

  test('finds nothing where nothing is, and makes nothing', async () => {
    expect(await openSnapshot(directory)).toEqual(await readSnapshotFiles(directory));
    expect(await readdir(parent)).toEqual([]);
  });

  test('does not write over a directory that is no snapshot', async () => {
    await mkdir(directory);
    await writeFile(join(directory, 'notas.txt'), 'mías');
    await replaceSnapshot(join(parent, 'new'), newSnapshot());
    await rename(join(parent, 'new'), `${directory}.previous`);
    expect((await openSnapshot(directory)).manifest).toBeNull();
    expect(await contents(directory)).toEqual({ 'notas.txt': 'mías' });
  });
});

describe('withLock', () => {
  const lockFile = () => `${directory}.lock`;
  const signLock = async (pid: number | '', ageMs = 0): Promise<void> => {
    await writeFile(lockFile(), String(pid));
    const moment = new Date(Date.now() - ageMs);
    await utimes(lockFile(), moment, moment);
  };
  const isLocked = async () => (await readdir(parent)).includes('snapshot.lock');

  test('holds the lock, signed, while the task runs and not after', async () => {
    const signed = await withLock(directory, async () => {
      for (let wait = 0; wait < 50; wait++) await readdir(parent);
      return readFile(lockFile(), 'utf8');
    });
    expect(signed).toBe(String(process.pid));
    expect(await readdir(parent)).toEqual([]);
  });

  test('lets go of the lock when the task throws', async () => {
    const failing = withLock(directory, () => Promise.reject(new Error('a fault')));
    await expect(failing).rejects.toThrow('a fault');
    expect(await isLocked()).toBe(false);
  });

  test('makes the directory its lock stands in', async () => {
    expect(await withLock(join(parent, 'a/b/snapshot'), () => Promise.resolve(1))).toBe(1);
  });

  test('never runs two tasks at once, and runs them all', async () => {
    let inside = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      most = Math.max(most, ++inside);
      await readdir(parent);
      await readdir(parent);
      inside--;
    };
    await Promise.all(Array.from({ length: 50 }, () => withLock(directory, task)));
    expect(most).toBe(1);
    expect(await isLocked()).toBe(false);
  });

  test('runs tasks of different snapshots at once', async () => {
    const order: string[] = [];
    await withLock(directory, async () => {
      await withLock(join(parent, 'another'), () => Promise.resolve(order.push('inner')));
      order.push('outer');
    });
    expect(order).toEqual(['inner', 'outer']);
  });

  test('never lets two processes in at once', async () => {
    const store = pathToFileURL(join(import.meta.dirname, '../../../src/snapshot/store.ts')).href;
    const log = join(parent, 'log');
    const script = `
      import { appendFileSync, readdirSync } from 'node:fs';
      import { readdir } from 'node:fs/promises';
      const { withLock } = await import(${JSON.stringify(store)});
      for (let turn = 0; turn < 3; turn++) {
        await withLock(${JSON.stringify(directory)}, async () => {
          appendFileSync(${JSON.stringify(log)}, process.pid + ' in\\n');
          for (let wait = 0; wait < 50; wait++) await readdir('.');
          appendFileSync(${JSON.stringify(log)}, process.pid + ' out\\n');
        });
      }`;
    const children = Array.from({ length: 2 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }),
    );
    const codes = await Promise.all(children.map((child) => once(child, 'exit')));
    expect(codes).toEqual(codes.map(() => [0, null]));
    const lines = (await readFile(log, 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(12);
    for (let line = 0; line < lines.length; line += 2) {
      expect(lines[line + 1]).toBe(lines[line]?.replace(' in', ' out'));
    }
  }, 600_000);

  test('takes over the lock of a process that is dead', async () => {
    await signLock(await deadPid());
    expect(await withLock(directory, () => readFile(lockFile(), 'utf8'))).toBe(String(process.pid));
    expect(await readdir(parent)).toEqual([]);
  });

  test.runIf(process.platform === 'linux')(
    'takes over the lock of a process that is dead, but that its parent has not waited for',
    async () => {
      const parentProcess = spawn('sh', ['-c', 'true & echo $!; exec sleep 60']);
      const [pid] = (await once(parentProcess.stdout, 'data')) as [Buffer];
      await signLock(Number(pid));
      expect(await withLock(directory, () => Promise.resolve('in'))).toBe('in');
      parentProcess.kill();
    },
  );

  test.each([
    ['that nobody signed, ten seconds old', '', 10_000],
    ['of a living process, older than any run', process.ppid, 31 * 60_000],
  ] as const)('takes over a lock %s', async (_, pid, age) => {
    await signLock(pid, age);
    expect(await withLock(directory, () => Promise.resolve('in'))).toBe('in');
    expect(await readdir(parent)).toEqual([]);
  });

  test('refuses what is no lock, and leaves it there', async () => {
    await writeFile(lockFile(), 'mío');
    await expect(withLock(directory, () => Promise.resolve('in'))).rejects.toThrow(
      'snapshot.lock: ese nombre lo usa el sitio',
    );
    expect(await contents(parent)).toEqual({ 'snapshot.lock': 'mío' });
    await rm(lockFile());
    await mkdir(lockFile());
    await expect(withLock(directory, () => Promise.resolve('in'))).rejects.toThrow('ese nombre');
    expect(await isLocked()).toBe(true);
  });

  test.each([
    ['of a living process', process.ppid, 0],
    ['of a living process, minutes old', process.ppid, 29 * 60_000],
    ['that nobody signed yet', '', 0],
  ] as const)('waits for a lock %s', async (_, pid, age) => {
    await signLock(pid, age);
    const order: string[] = [];
    const waiting = withLock(directory, () => Promise.resolve(order.push('in')));
    // Many times as long as taking a free lock takes.
    for (let look = 0; look < 100; look++) expect(await isLocked()).toBe(true);
    order.push('let go');
    await rm(lockFile());
    await waiting;
    expect(order).toEqual(['let go', 'in']);
  });
});

test('sources are written under their own names', () => {
  const names: SourceName[] = [...newSnapshot().sources.keys()];
  expect(names.toSorted()).toEqual(sourceNames.toSorted());
});

test('a reader always finds a whole snapshot while another one writes', async () => {
  const absent = Object.fromEntries(sourceNames.map((name) => [name, null]));
  const version = (title: string): NewSnapshot =>
    newSnapshot({
      ...absent,
      news: collectionText('news', { title }),
      communities: collectionText('communities', { name: title }),
    });
  await replaceSnapshot(directory, version('0'));
  const state = { isWriting: true, reads: 0 };
  const write = async (): Promise<void> => {
    for (let round = 0; round < 100; round++) await replaceSnapshot(directory, version(`${round}`));
    state.isWriting = false;
  };
  const read = async (): Promise<void> => {
    while (state.isWriting) {
      parseSnapshot(await openSnapshot(directory));
      state.reads++;
    }
  };
  await Promise.all([withLock(directory, write), read(), read()]);
  expect(state.reads).toBeGreaterThan(0);
}, 600_000);
