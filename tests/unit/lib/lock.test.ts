import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { folderOfEach } from '../../fixtures/folder.ts';
import { withLock } from '../../../src/lib/lock.ts';

const parent = folderOfEach();
const directory = () => parent('snapshot');
const lock = () => `${directory()}.lock`;

test('tasks of a directory run one after the other, and others in between', async () => {
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
    await withLock(${JSON.stringify(directory())}, () => new Promise((end) => {
      process.stdout.write('in');
      setTimeout(end, 1e9);
    }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  let isIn = false;
  const waiting = withLock(directory(), () => Promise.resolve((isIn = true)));
  await withLock(parent('another'), () => Promise.resolve());
  expect(isIn).toBe(false);
  child.kill('SIGKILL');
  await waiting;
  expect(isIn).toBe(true);
});

test('a folder or file that has the name of a lock is refused and stays', async () => {
  await mkdir(parent('folder.lock'));
  await writeFile(lock(), 'mío');
  for (const place of [parent('folder'), directory()]) {
    await expect(withLock(place, () => Promise.resolve())).rejects.toThrow(
      '.lock: ese nombre lo usa el sitio',
    );
  }
  expect(await readFile(lock(), 'utf8')).toBe('mío');
});
