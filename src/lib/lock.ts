/** Lets one process at a time work on a directory. SQLite locks a file beside it; the system frees a killed process's. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigurationError } from './error.ts';

const pollMs = 100;

/** SQLite's result codes for a lock that somebody else has, and for a file that is not empty and no database. */
const busy = 5;
const notADatabase = 26;

/** Locks a file until its database is closed. False if it is locked. @throws ConfigurationError if it is no lock file. */
function lock(database: DatabaseSync, path: string): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
    if (code === busy) return false;
    if (code !== notADatabase) throw error;
    throw new ConfigurationError(
      `${path}: ese nombre lo usa el sitio mientras trabaja, y ahí hay otra cosa; no se tocó nada. Cambiale el nombre, o poné en SNAPSHOT_DIR otra carpeta`,
    );
  }
}

/**
 * Waits, without a time limit, for a directory's lock, runs a task and returns its result. The lock is free again once
 * the task has ended or failed, or the process was killed. The empty file `DIRECTORY.lock` stays.
 * @throws ConfigurationError if `DIRECTORY.lock` is another file; what the task throws.
 */
export async function withLock<T>(directory: string, task: () => Promise<T>): Promise<T> {
  const path = `${directory}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  // SQLite does not say why it cannot create a file. An existing one stays closed: closing it would drop our own lock.
  if (!existsSync(path)) writeFileSync(path, '', { flag: 'a' });
  using database = new DatabaseSync(path);
  while (!lock(database, path)) await sleep(pollMs);
  return await task();
}
