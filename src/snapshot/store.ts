/** Snapshot directories on disk: read the last good one, replace it whole, never two at once. */
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { ConfigurationError } from '../config/error.ts';
import { sourceFile, type SourceName } from '../sources/catalog.ts';
import { isCode } from './file-error.ts';
import { readSnapshotFiles, type SnapshotFiles } from './files.ts';
import { eventHistoryFile } from './event-history.ts';
import { historyFile } from './history.ts';
import { formatManifest, type Manifest } from './manifest.ts';
import { parseSnapshot } from './snapshot.ts';

/** Everything of a snapshot that is about to be written. */
export interface NewSnapshot {
  sources: ReadonlyMap<SourceName, string>;
  /** By path in the snapshot: the bytes, or the file to copy. */
  pictures: ReadonlyMap<string, Uint8Array | { copyOf: string }>;
  /** Text of the Elo history; null when there is none. */
  history: string | null;
  /** Text of the events' history. */
  eventHistory: string;
  manifest: Manifest;
}

/** Where the previous snapshot stands for the instant in which the new one takes its place. */
const asideOf = (directory: string): string => `${directory}.previous`;

const lockOf = (directory: string): string => `${directory}.lock`;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Linux: a process that was killed, and that nobody has waited for, still has its number. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** Whether a process that still runs holds a lock: a killed one's must not be waited for. */
async function isHeld(lock: string): Promise<boolean> {
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''));
  return owner > 0 && isRunning(owner);
}

/** Files of one snapshot: null when another one took its place while they were read. */
async function readWhole(directory: string): Promise<SnapshotFiles | null> {
  const before = await readSnapshotFiles(directory);
  const after = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => null);
  return before.manifest === after ? before : null;
}

const readAgainMs = 20;
const readsAtMost = 100;

/**
 * Reads the snapshot of a directory, whole. If a run was killed in the instant between putting the
 * old one aside and the new one in place, the old one is put back first; while a run is at that
 * very point, it is waited for.
 * @param isOwner Whether the caller holds the directory's lock.
 */
export async function openSnapshot(
  directory: string,
  { isOwner = false }: { isOwner?: boolean } = {},
): Promise<SnapshotFiles> {
  for (let read = 1; ; read++) {
    const files = await readWhole(directory);
    if (files && (files.manifest !== null || read > readsAtMost)) return files;
    if (files && !(await exists(asideOf(directory)))) {
      // Nothing put aside: there is no snapshot, unless it was put in place just now.
      const again = await readWhole(directory);
      if (again) return again;
    }
    const isBusy = !isOwner && (await isHeld(lockOf(directory)));
    if (files && !isBusy) await rename(asideOf(directory), directory).catch(() => undefined);
    else await sleep(readAgainMs);
  }
}

async function writeAt(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/**
 * Replaces the snapshot of a directory: writes beside it, validates what was written, and renames.
 * A reader finds the old one or the new one, whole, whenever the process is killed.
 * @throws SnapshotError when what was written is no valid snapshot; the old one stays.
 */
export async function replaceSnapshot(directory: string, snapshot: NewSnapshot): Promise<void> {
  const next = `${directory}.next`;
  await rm(next, { recursive: true, force: true });
  try {
    // All settled before anything is cleared away: a write that goes on would bring it back.
    const writes = await Promise.allSettled([
      ...[...snapshot.sources].map(([name, text]) => writeAt(join(next, sourceFile(name)), text)),
      ...[...snapshot.pictures].map(async ([path, picture]) => {
        if (picture instanceof Uint8Array) return writeAt(join(next, path), picture);
        await mkdir(dirname(join(next, path)), { recursive: true });
        return copyFile(picture.copyOf, join(next, path));
      }),
      writeAt(join(next, eventHistoryFile), snapshot.eventHistory),
      snapshot.history === null ? undefined : writeAt(join(next, historyFile), snapshot.history),
      writeAt(join(next, 'manifest.json'), formatManifest(snapshot.manifest)),
    ]);
    const failed = writes.find((write) => write.status === 'rejected');
    if (failed) throw failed.reason;
    parseSnapshot(await readSnapshotFiles(next));
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
  await rm(asideOf(directory), { recursive: true, force: true });
  await rename(directory, asideOf(directory)).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error;
  });
  await rename(next, directory);
  await rm(asideOf(directory), { recursive: true, force: true });
}

const pollMs = 100;

/** Tasks of this process take turns before they ask for the file: to it they all look the same. */
const turns = new Map<string, LimitFunction>();

/**
 * Runs a task while nobody else works on the same snapshot directory: waits for the other one, and
 * takes over the lock of a process that was killed.
 * @throws ConfigurationError when what stands there is no lock.
 */
export function withLock<T>(directory: string, task: () => Promise<T>): Promise<T> {
  const lock = lockOf(directory);
  const turn = turns.get(lock) ?? pLimit(1);
  turns.set(lock, turn);
  return turn(async () => {
    await acquire(lock);
    try {
      return await task();
    } finally {
      await rm(lock, { force: true });
    }
  });
}

async function acquire(lock: string): Promise<void> {
  await mkdir(dirname(lock), { recursive: true });
  for (;;) {
    try {
      const file = await open(lock, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return;
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
      await waitOrTakeOver(lock);
    }
  }
}

/** Whose turn it is holds no lock yet: one with our own number is a killed run's, before us. */
const isAlive = (owner: number): boolean => owner !== process.pid && isRunning(owner);

/** A lock without a number, or as old as no run can be, has no living owner. */
const maxAgeMs = { unsigned: 5000, signed: 30 * 60_000 };

async function waitOrTakeOver(lock: string): Promise<void> {
  const [text, found] = await Promise.all([
    readFile(lock, 'utf8').catch(() => ''),
    stat(lock).catch(() => null),
  ]);
  if (!found) return;
  if (!found.isFile() || !/^\d*$/.test(text)) {
    throw new ConfigurationError(
      `${lock}: ese nombre lo usa el sitio mientras trabaja, y ahí hay otra cosa; no se tocó nada. Cambiale el nombre, o poné en SNAPSHOT_DIR otra carpeta`,
    );
  }
  const age = Date.now() - found.mtimeMs;
  const isStale =
    text === '' ? age > maxAgeMs.unsigned : !isAlive(Number(text)) || age > maxAgeMs.signed;
  if (!isStale) {
    await sleep(pollMs);
    return;
  }
  // Put aside first: of two who want to take over, one may already hold a lock of its own here.
  const aside = join(dirname(lock), `${basename(lock)}.${process.pid}`);
  await rename(lock, aside).catch(() => undefined);
  if ((await readFile(aside, 'utf8').catch(() => text)) === text) await rm(aside, { force: true });
  else await rename(aside, lock).catch(() => undefined);
}
