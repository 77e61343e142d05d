/** Lets one process at a time work on a directory: a lock file beside it has its id. A killed process loses its lock. */
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, ConfigurationError } from './error.ts';

const pollMs = 100;
/** No run lasts longer: after that, another process has reused the id of the killed one. */
const maxAgeMs = 60 * 60_000;
/** Writing the process id takes less time. */
const maxEmptyMs = 1000;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists and belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

/** True if a lock file exists and no process holds it. @throws ConfigurationError if the file is not a lock. */
function isAbandoned(path: string): boolean {
  try {
    const text = readFileSync(path, 'utf8');
    const ageMs = Date.now() - statSync(path).mtimeMs;
    if (!/^\d*$/.test(text)) {
      throw new ConfigurationError(
        `${path}: ese nombre lo usa el sitio mientras trabaja, y ahí hay otra cosa; no se tocó nada. Cambiale el nombre, o poné en SNAPSHOT_DIR otra carpeta`,
      );
    }
    if (ageMs > maxAgeMs) return true;
    // A lock is empty for a moment while it is being written.
    return text === '' ? ageMs > maxEmptyMs : !isAlive(Number(text));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** Creates the lock file. False if another process holds the lock, or an abandoned one had to be removed first. */
function take(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    // Sets the time from our clock: the disk may belong to a machine with another clock.
    const now = Date.now() / 1000;
    utimesSync(path, now, now);
    return true;
  } catch (error) {
    const isHeld = hasCode(error, 'EEXIST');
    // A full disk leaves an empty lock behind.
    if (!isHeld || isAbandoned(path)) rmSync(path, { force: true });
    if (!isHeld) throw error;
    return false;
  }
}

/**
 * Waits, without a time limit, for a directory's lock, runs a task and returns its result. The lock is free again, also
 * if the task fails. A lock whose process has ended, or that is older than an hour, counts as free.
 * @throws ConfigurationError if `DIRECTORY.lock` is another file; what the task throws.
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
