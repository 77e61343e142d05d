/** Lets one process at a time work on a directory. SQLite locks a file beside it; a killed process's lock is freed. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigurationError } from './error.ts';

const pollMs = 100;

/** SQLite's result code for a file that somebody else has locked. */
const busy = 5;

/** Creates an empty lock file unless it is there. @throws ConfigurationError if something else has its name. */
function createLockFile(path: string): void {
  // An existing file stays closed: closing it would drop the lock that this process may have on it.
  if (!existsSync(path)) {
    writeFileSync(path, '', { flag: 'a' });
    return;
  }
  const found = statSync(path);
  if (found.isFile() && found.size === 0) return;
  throw new ConfigurationError(
    `${path}: ese nombre lo usa el sitio mientras trabaja, y ahí hay otra cosa; no se tocó nada. Cambiale el nombre, o usá otra carpeta`,
  );
}

/** Locks a database's file until the database is closed. False if somebody else has locked it. */
function lock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false;
    throw error;
  }
}

/**
 * Waits, without a time limit, for a directory's lock, runs a task and returns its result. The lock is free again once
 * the task has ended or failed, or the process was killed. The empty file `DIRECTORY.lock` is created, and stays.
 * @throws ConfigurationError if `DIRECTORY.lock` exists and is not an empty file; what the task throws.
 */
export async function withLock<T>(directory: string, task: () => Promise<T>): Promise<T> {
  const path = `${directory}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  createLockFile(path);
  using database = new DatabaseSync(path);
  while (!lock(database)) await sleep(pollMs);
  return await task();
}
