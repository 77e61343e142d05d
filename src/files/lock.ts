/**
 * Only one process at a time works on a directory: while it does, a file beside it names the process. One
 * that a killed process left is taken over.
 */
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigurationError } from '../config/error.ts';
import { isCode } from './file-error.ts';

const pollMs = 100;
/** No run lasts that long: another process has got the number of the one that was killed. */
const oldestMs = 60 * 60_000;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process belongs to another user.
    return isCode(error, 'EPERM');
  }
}

/** Whether nobody holds a lock that is there, or was a moment ago. */
function isLeft(path: string): boolean {
  try {
    const text = readFileSync(path, 'utf8');
    const age = Date.now() - statSync(path).mtimeMs;
    if (!/^\d*$/.test(text)) {
      throw new ConfigurationError(
        `${path}: ese nombre lo usa el sitio mientras trabaja, y ahí hay otra cosa; no se tocó nada. Cambiale el nombre, o poné en SNAPSHOT_DIR otra carpeta`,
      );
    }
    // Empty it is while it is being written.
    return age > oldestMs || (text === '' ? age > 1000 : !isAlive(Number(text)));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Takes a lock, unless somebody has it. */
function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    // The disk may be another machine's, with a clock of its own.
    const now = Date.now() / 1000;
    utimesSync(path, now, now);
    return true;
  } catch (error) {
    const isHeld = isCode(error, 'EEXIST');
    // A full disk leaves an empty one.
    if (!isHeld || isLeft(path)) rmSync(path, { force: true });
    if (!isHeld) throw error;
    return false;
  }
}

/**
 * Runs a task while nobody else works on the same directory: waits for the other one.
 * @throws ConfigurationError when what stands in the lock's place is none.
 */
export async function withLock<T>(directory: string, task: () => Promise<T>): Promise<T> {
  const path = `${directory}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  while (!take(path)) await sleep(pollMs);
  try {
    return await task();
  } finally {
    rmSync(path, { force: true });
  }
}
