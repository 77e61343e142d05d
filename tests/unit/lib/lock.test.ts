import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderOfEach } from '../../fixtures/folder.ts';
import { withLock } from '../../../src/lib/lock.ts';

const parent = folderOfEach();
const directory = () => parent('snapshot');
const lock = () => `${directory()}.lock`;

test.each([
  ['', 0],
  [', also on a disk whose clock is a year behind', 365],
])('tasks of a directory run one after the other, and others in between%s', async (_, days) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(name);
    await readFile(import.meta.filename);
    await withLock(parent('another'), () => Promise.resolve());
    steps.push(name);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => withLock(directory(), task(name))));
  expect(steps.filter((_, index) => index % 2 === 0)).toEqual(
    steps.filter((_, index) => index % 2 === 1),
  );
  expect(steps).toHaveLength(6);
});

test('a lock is released when its task throws', async () => {
  const failing = withLock(directory(), () => Promise.reject(new Error('a fault')));
  await expect(failing).rejects.toThrow('a fault');
  expect(await withLock(directory(), () => Promise.resolve('in'))).toBe('in');
});

test('a lock is held while another process has it, and free as soon as that process is killed', async () => {
  const module = pathToFileURL(join(import.meta.dirname, '../../../src/lib/lock.ts')).href;
  const script = `
    const { withLock } = await import(${JSON.stringify(module)});
    await withLock(${JSON.stringify(directory())}, () => new Promise(() => {
      process.stdout.write('in');
      setInterval(() => undefined, 1000);
    }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  let isIn = false;
  const waiting = withLock(directory(), () => Promise.resolve((isIn = true)));
  await withLock(parent('another'), () => Promise.resolve());
  expect([isIn, await readFile(lock(), 'utf8')]).toEqual([false, String(child.pid)]);
  child.kill('SIGKILL');
  await waiting;
  expect(await readdir(parent())).toEqual([]);
});

test.each([
  ['of a process of before, whose number another one has', String(process.pid), 61 * 60],
  ['of a process that was killed before it wrote its number', '', 2],
])('a lock is taken over: %s', async (_, text, seconds) => {
  await writeFile(lock(), text);
  const time = Date.now() / 1000 - seconds;
  await utimes(lock(), time, time);
  expect(await withLock(directory(), () => Promise.resolve('in'))).toBe('in');
});

test('a file that is not a lock is refused and not removed', async () => {
  await writeFile(lock(), 'mío');
  await expect(withLock(directory(), () => Promise.resolve())).rejects.toThrow(
    'snapshot.lock: ese nombre lo usa el sitio',
  );
  expect(await readFile(lock(), 'utf8')).toBe('mío');
});
