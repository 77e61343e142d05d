import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryLock, withLock } from '../../../src/snapshot/lock.ts';

let parent: string;
let directory: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lock-'));
  directory = join(parent, 'snapshot');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** A process with `withLock` at hand, and what it writes. */
function start(script: string) {
  const module = pathToFileURL(join(import.meta.dirname, '../../../src/snapshot/lock.ts')).href;
  const begin = `
    import { appendFileSync } from 'node:fs';
    import { readdir } from 'node:fs/promises';
    const { withLock } = await import(${JSON.stringify(module)});
    const directory = ${JSON.stringify(directory)};`;
  return spawn(process.execPath, ['--input-type=module', '-e', begin + script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

test('makes the directory its lock stands in', async () => {
  expect(await withLock(join(parent, 'a/b/snapshot'), () => Promise.resolve(1))).toBe(1);
});

test('never runs two tasks at once, and runs them all', async () => {
  let inside = 0;
  let most = 0;
  let done = 0;
  const task = async (): Promise<void> => {
    most = Math.max(most, ++inside);
    await readdir(parent);
    await readdir(parent);
    inside--;
    done++;
  };
  await Promise.all(Array.from({ length: 20 }, () => withLock(directory, task)));
  expect([most, done]).toEqual([1, 20]);
});

test('is free again when the task throws', async () => {
  const failing = withLock(directory, () => Promise.reject(new Error('a fault')));
  await expect(failing).rejects.toThrow('a fault');
  const release = tryLock(directory);
  expect(release).not.toBeNull();
  release?.();
});

test('is one for each directory', async () => {
  await withLock(directory, async () => {
    expect(tryLock(directory)).toBeNull();
    expect(await withLock(join(parent, 'another'), () => Promise.resolve('in'))).toBe('in');
  });
});

test('never lets two processes in at once', async () => {
  const log = join(parent, 'log');
  const children = Array.from({ length: 2 }, () =>
    start(`
      for (let turn = 0; turn < 3; turn++) {
        await withLock(directory, async () => {
          appendFileSync(${JSON.stringify(log)}, process.pid + ' in\\n');
          for (let wait = 0; wait < 50; wait++) await readdir('.');
          appendFileSync(${JSON.stringify(log)}, process.pid + ' out\\n');
        });
      }`),
  );
  const codes = await Promise.all(children.map((child) => once(child, 'exit')));
  expect(codes).toEqual(codes.map(() => [0, null]));
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(12);
  for (let line = 0; line < lines.length; line += 2) {
    expect(lines[line + 1]).toBe(lines[line]?.replace(' in', ' out'));
  }
});

test('is free as soon as the process that had it was killed', async () => {
  const child = start(`
    await withLock(directory, () => new Promise(() => {
      process.stdout.write('in');
      setInterval(() => undefined, 1000);
    }));`);
  await once(child.stdout, 'data');
  expect(tryLock(directory)).toBeNull();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const release = tryLock(directory);
  expect(release).not.toBeNull();
  release?.();
});

test('refuses what is no lock, and leaves it there', async () => {
  const lock = `${directory}.lock`;
  await writeFile(lock, 'mío');
  const why = 'snapshot.lock: ese nombre lo usa el sitio';
  expect(() => tryLock(directory)).toThrow(why);
  expect(await readFile(lock, 'utf8')).toBe('mío');
  await rm(lock);
  await mkdir(lock);
  expect(() => tryLock(directory)).toThrow(why);
  expect(await readdir(parent)).toEqual(['snapshot.lock']);
});
