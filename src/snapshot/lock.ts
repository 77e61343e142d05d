/**
 * Only one process at a time works on a directory: it holds a lock beside it. The lock is SQLite's on
 * an empty database, which the system takes from a process that dies, however it does.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigurationError } from '../config/error.ts';

const pollMs = 100;

/** What this process holds: a connection that nothing names any more would be closed, and its lock lost. */
const held = new Set<DatabaseSync>();

/** SQLite's code for «somebody else holds it». */
const busy = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === busy;

/** Where a directory's lock is; it stays there when nobody holds it. */
export const lockOf = (directory: string): string => `${directory}.lock`;

/**
 * Takes a directory's lock, unless somebody has it.
 * @returns What lets go of it; null when it is not free.
 * @throws ConfigurationError when what stands in the lock's place is none.
 */
export function tryLock(directory: string): (() => void) | null {
  const path = lockOf(directory);
  mkdirSync(dirname(path), { recursive: true });
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path);
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if (isBusy(error)) return null;
    throw new ConfigurationError(
      `${path}: ese nombre lo usa el sitio mientras trabaja, y ahí hay otra cosa; no se tocó nada. Cambiale el nombre, o poné en SNAPSHOT_DIR otra carpeta`,
    );
  }
  const holder = database;
  held.add(holder);
  return () => {
    held.delete(holder);
    holder.close();
  };
}

/** Runs a task while nobody else works on the same directory: waits for the other one. */
export async function withLock<T>(directory: string, task: () => Promise<T>): Promise<T> {
  let release = tryLock(directory);
  while (release === null) {
    await sleep(pollMs);
    release = tryLock(directory);
  }
  try {
    return await task();
  } finally {
    release();
  }
}
